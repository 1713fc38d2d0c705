import type { ReactNode } from 'react';
import type { SubjectRead } from '../../../contract/calls/subject.ts';
import type { ImageFolder } from '../../../contract/content/images.ts';
import type { LinkKind } from '../../../contract/content/link-kinds.ts';
import { withTermLinks } from '../../../contract/content/mark-terms.ts';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { LinkList } from '../../components/page/link-list.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { thumbnailOf } from '../../lib/image-urls.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { drawingUrl } from '../../lib/placeholder.ts';
import { TermWindows } from '../../lib/terms/explained-terms.tsx';
import { AsksFeedback } from '../feedback/asks-feedback.tsx';
import styles from './subject-page.module.css';

type Links = SubjectRead['links'];

/** /tema: three sentences, questions with answers, and further reading (spec 2.7). */
export default function SubjectPage({ data }: PageViewProps<SubjectRead>) {
  const { id, title, summary, isExample, firstThings, answers, calculatorHtml, links } = data;
  const of = (...kinds: LinkKind[]) => links.filter(({ kind }) => kinds.includes(kind));
  const [route] = of('route');
  const aside = [
    { title: 'Videos', links: of('video') },
    { title: 'Calculadoras', links: of('calculator') },
    { title: 'Rutas paso a paso', links: of('route') },
    { title: 'Además', links: of('other') },
  ];
  const terms = of('term');
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
          {route && (
            <p className={styles.next}>
              <a href={route.href}>{route.title}</a>
            </p>
          )}
        </div>
        <ResponsiveImage src={drawingUrl({ id, title })} drawn alt="" width={640} height={400} first />
      </div>
      <TwoColumns
        label="Más sobre este tema"
        aside={
          <>
            <PictureLinks title="Cursos" folder="coursefileinfo" links={of('course')} />
            {aside.map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
            {terms.length > 0 && (
              <Section title="Palabras de este tema">
                <Chips label="Palabras de este tema">
                  {terms.map(({ href, title: term }) => (
                    <Chip key={href} href={href}>
                      {term}
                    </Chip>
                  ))}
                </Chips>
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
        {calculatorHtml !== '' && (
          <Section title="Con tus números">
            <Prose html={calculatorHtml} />
          </Section>
        )}
        {answers.length > 0 && (
          <Section title="Lo que más se pregunta">
            {answers.map(({ id: own, question, html, terms }) => (
              <article key={own} id={`respuesta-${own}`} className={styles.answer}>
                <h3>{question}</h3>
                <Prose html={withTermLinks(html, terms)} className={styles.words} />
                <AsksFeedback page={{ kind: 'answer', key: String(own) }} about={question} />
              </article>
            ))}
          </Section>
        )}
        <PictureLinks title="Para leer con calma" folder="articlefile" links={of('article')} />
        <LinkGroup title="Lo que dice la ley" links={of('law')} />
        <TermWindows terms={[...firstThings, ...answers].flatMap(({ terms }) => terms)} />
        {answers.length === 0 && <AsksFeedback page={{ kind: 'subject', key: String(id) }} />}
      </TwoColumns>
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
            <a href={link.href}>{link.title}</a>
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

/** Articles or courses with their covers. */
function PictureLinks({ title, folder, links }: { title: string; folder: ImageFolder; links: Links }) {
  if (links.length === 0) return null;
  const items = links.map(({ id, href, title: name, text, image }) => ({
    id: id ?? 0,
    href,
    title: name,
    note: text,
    image: thumbnailOf(folder, id ?? 0, image),
  }));
  return (
    <div className={styles.section}>
      <LinkList title={title} items={items} thumbnail={64} />
    </div>
  );
}
