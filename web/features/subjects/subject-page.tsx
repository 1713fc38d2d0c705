import type { ReactNode } from 'react';
import type { ImageFolder } from '../../../contract/images/images.ts';
import type { SubjectRead } from '../../../contract/subjects/calls.ts';
import type { LinkKind } from '../../../contract/subjects/link-kinds.ts';
import { withTermLinks } from '../../../contract/terms/mark-terms.ts';
import { videoSourceOf } from '../../../contract/videos/video-source.ts';
import { Chip, ChipLinks } from '../../components/display/chip.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { LinkList } from '../../components/page/link-list.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { imageOf, thumbnailOf } from '../../lib/image-urls.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { drawingUrl } from '../../lib/placeholder.ts';
import { TermWindows } from '../../lib/terms/explained-terms.tsx';
import { CourseCards } from '../courses/course-card.tsx';
import { AsksFeedback } from '../feedback/asks-feedback.tsx';
import { VideoPoster } from '../videos/video-poster.tsx';
import styles from './subject-page.module.css';

type Links = SubjectRead['links'];
type Link = Links[number];

/** /tema: three sentences, questions with answers, and further reading (spec 2.7). */
export default function SubjectPage({ data, query }: PageViewProps<SubjectRead>) {
  const { id, title, summary, isExample, firstThings, answers, links } = data;
  const of = (...kinds: LinkKind[]) => links.filter(({ kind }) => kinds.includes(kind));
  const [route] = of('route');
  const [calculator] = of('calculator');
  const [course, ...courses] = of('course');
  const [video, ...videos] = of('video');
  const aside = [
    { title: 'Más videos', links: videos },
    { title: 'Calculadoras', links: of('calculator') },
    { title: 'Rutas paso a paso', links: of('route') },
    { title: 'Además', links: of('other') },
  ];
  const terms = of('term');
  const linked = answers.find((answer) => String(answer.id) === query['respuesta']);
  const opened = (linked ?? answers[0])?.id;
  return (
    <div className="wrap page">
      <div className={styles.head}>
        <div>
          <Breadcrumb trail={[{ label: 'Temas', href: '/temas' }, { label: title }]} />
          <h1>{title}</h1>
          {summary !== '' && <p className={styles.lead}>{summary}</p>}
          {isExample && (
            <p className={styles.example}>Es un ejemplo: sus datos y sus leyes son de un país inventado.</p>
          )}
          {(calculator || route) && (
            <p className={styles.next}>
              {calculator && (
                <Button kind="sun" href={calculator.href}>
                  <Icon name="calculator" />
                  {calculator.title}
                </Button>
              )}
              {route && <a href={route.href}>Ruta paso a paso: {route.title}</a>}
            </p>
          )}
        </div>
        <ResponsiveImage src={drawingUrl({ id, title })} drawn alt="" width={640} height={400} first />
      </div>
      <TwoColumns
        label="Más sobre este tema"
        aside={
          <>
            {course && <CourseCards courses={[cardOf(course)]} />}
            {video && <VideoCard video={video} />}
            <PictureLinks title="Más cursos" folder="coursefileinfo" links={courses} />
            {aside.map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
            {terms.length > 0 && (
              <Section title="Palabras de este tema">
                <ChipLinks label="Palabras de este tema">
                  {terms.map(({ href, title: term }) => (
                    <Chip key={href} href={href}>
                      {term}
                    </Chip>
                  ))}
                </ChipLinks>
              </Section>
            )}
          </>
        }
      >
        {firstThings.length > 0 && (
          <Section title={firstThings.length === 3 ? 'Lo primero, en tres frases' : 'Lo primero'}>
            <ol className={styles.first}>
              {firstThings.map(({ text, html, terms }) => (
                <li key={text}>
                  <Prose html={withTermLinks(html, terms)} className={styles.sentence} />
                </li>
              ))}
            </ol>
          </Section>
        )}
        {answers.length > 0 && (
          <Section title="Lo que más se pregunta">
            {answers.map(({ id: own, question, html, terms }) => (
              <details key={own} id={`respuesta-${own}`} className={styles.answer} open={own === opened}>
                <summary>
                  <h3>{question}</h3>
                  <Icon name="chevron-down" />
                </summary>
                <Prose html={withTermLinks(html, terms)} className={styles.words} />
              </details>
            ))}
          </Section>
        )}
        <PictureLinks title="Para leer con calma" folder="articlefile" links={of('article')} />
        <LinkGroup title="Lo que dice la ley" links={of('law')} />
        <TermWindows terms={[...firstThings, ...answers].flatMap(({ terms }) => terms)} />
      </TwoColumns>
      <AsksFeedback page={{ kind: 'subject', key: String(id) }} />
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);

function LinkGroup({ title, links }: { title: string; links: Links }) {
  if (links.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>
              {link.title}
              {!link.inForce && <Icon name="arrow-right" />}
            </a>
            {link.inForce && (
              <p>
                {link.text}
                <Tag kind={link.inForce.changedIn === null ? 'ok' : 'wait'}>
                  {link.inForce.changedIn === null ? 'Vigente' : `Cambió en ${link.inForce.changedIn}`}
                </Tag>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const cardOf = ({ id, href, title, text, image, minutes, modules }: Link) => ({
  key: id ?? 0,
  href,
  title,
  text,
  cover: imageOf('coursefileinfo', id ?? 0, image),
  moduleCount: modules ?? 1,
  minutes: minutes ?? 0,
  dates: null,
  rating: null,
  ratingCount: 0,
  level: 2 as const,
});

/** A video by its poster; it plays on its own page. */
function VideoCard({ video: { id, href, title, image, seconds } }: { video: Link }) {
  const source = image === null ? null : videoSourceOf(image);
  const hasCaptions = source?.kind === 'file' && source.captions !== null;
  return (
    <article className={styles.video}>
      <VideoPoster
        id={id ?? 0}
        title={title}
        seconds={seconds ?? undefined}
        service={source?.kind === 'frame' ? source.service : null}
      />
      <h2>
        <a href={href} className="covers">
          Video: {title}
        </a>
      </h2>
      {hasCaptions && <p>Con subtítulos</p>}
    </article>
  );
}

/** Articles or courses with their covers, and how long they take. */
function PictureLinks({ title, folder, links }: { title: string; folder: ImageFolder; links: Links }) {
  if (links.length === 0) return null;
  const items = links.map(({ id, href, title: name, text, image, minutes }) => ({
    id: id ?? 0,
    href,
    title: name,
    note: text,
    end: minutes === null ? undefined : `${minutes} min`,
    image: thumbnailOf(folder, id ?? 0, image),
  }));
  return (
    <div className={styles.section}>
      <LinkList title={title} items={items} thumbnail={64} />
    </div>
  );
}
