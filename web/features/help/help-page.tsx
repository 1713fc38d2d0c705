import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { Tabs } from '../../components/page/tabs.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import type { Chapter } from './chapters/chapter.ts';
import { type FoundChapter, type HelpPart, helpParts } from './chapters.ts';
import styles from './help-page.module.css';
import { type LoadedHelp, searchedLetters } from './load-help.ts';

const partHref = ({ slug }: HelpPart) => `/ayuda/${slug}`;
const hrefOf = (part: HelpPart, { slug }: Chapter) => `${partHref(part)}/${slug}`;

const partOfRole = { open: helpParts[0], member: helpParts[1], admin: helpParts[2] } as const;

/** /ayuda: the manual by task, a chapter an address; it can be searched and printed (spec 2.21). */
export default function HelpPage({ data, viewerRole }: PageViewProps<LoadedHelp>) {
  const { searched, found, chapter } = data;
  const part = data.part ?? partOfRole[viewerRole];
  return (
    <div className="wrap page">
      <div className={styles.head} data-noprint>
        <PageHead title="Ayuda">El manual, según lo que haces aquí.</PageHead>
        <search>
          <form action="/ayuda" aria-label="Buscar en el manual" data-help-search>
            <Icon name="search" />
            <input
              type="search"
              name="buscar"
              aria-label="Buscar en el manual"
              placeholder="Buscar en el manual"
              defaultValue={searched}
              maxLength={searchedLetters}
              autoComplete="off"
            />
          </form>
        </search>
      </div>
      <div data-noprint>
        <Tabs
          label="Partes del manual"
          tabs={helpParts.map((each) => ({ label: each.label, href: partHref(each) }))}
          current={searched === '' ? partHref(part) : ''}
          panel="parte-del-manual"
        />
      </div>
      <div
        id="parte-del-manual"
        className={styles.body}
        {...(searched === '' && { role: 'tabpanel', 'aria-label': part.label })}
        data-help-found
      >
        {searched !== '' ? (
          <Found searched={searched} found={found} />
        ) : chapter === null ? (
          <Chapters part={part} />
        ) : (
          <div className={styles.two}>
            <ChapterText part={part} chapter={chapter} />
            <ChapterLinks part={part} current={chapter} />
          </div>
        )}
      </div>
      <Callout data-noprint>
        ¿No encuentras lo que buscas? <a href="/contact">Escríbenos</a> y te contesta una persona.
      </Callout>
    </div>
  );
}

function Found({ searched, found }: { searched: string; found: readonly FoundChapter[] }) {
  if (found.length === 0)
    return (
      <EmptyState
        image="/motivos/libro.svg"
        title={`Nada en el manual dice «${searched}»`}
        actions={<Button href="/ayuda">Ver todos los capítulos</Button>}
      >
        Prueba con menos palabras o con otra.
      </EmptyState>
    );
  return (
    <>
      <p role="status">{found.length === 1 ? 'Un capítulo' : `${found.length} capítulos`}</p>
      <ol className={styles.list}>
        {found.map(({ part, chapter, sentence }) => (
          <li key={hrefOf(part, chapter)}>
            <a href={hrefOf(part, chapter)}>
              <b>{chapter.title}</b>
              <small>
                {part.label}. {sentence}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

const Chapters = ({ part }: { part: HelpPart }) => (
  <ol className={styles.list}>
    {part.chapters.map((chapter) => (
      <li key={chapter.slug}>
        <a href={hrefOf(part, chapter)}>
          <b>{chapter.title}</b>
          <small>{chapter.lead}</small>
        </a>
      </li>
    ))}
  </ol>
);

function ChapterText({ part, chapter }: { part: HelpPart; chapter: Chapter }) {
  const { title, lead, steps, note, questions } = chapter;
  return (
    <article className={styles.chapter}>
      <p className="muted">
        Capítulo {part.chapters.findIndex(({ slug }) => slug === chapter.slug) + 1} · {part.label}
      </p>
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map(({ act, more }) => (
          <li key={act}>
            <b>{act}</b> {more}
          </li>
        ))}
      </ol>
      {note !== undefined && (
        <Callout kind="warn" icon="info">
          <b>{note.title}</b> {note.text}
        </Callout>
      )}
      {questions.length > 0 && (
        <>
          <h3>Preguntas de este capítulo</h3>
          {questions.map(({ asks, answer }) => (
            <details key={asks} className={styles.question} data-prints-open>
              <summary>
                {asks}
                <Icon name="chevron-down" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </>
      )}
    </article>
  );
}

const ChapterLinks = ({ part, current }: { part: HelpPart; current: Chapter }) => (
  <nav className={styles.links} aria-label="Capítulos" data-noprint>
    <ol>
      {part.chapters.map((chapter) => (
        <li key={chapter.slug}>
          <a href={hrefOf(part, chapter)} aria-current={chapter.slug === current.slug ? 'page' : undefined}>
            {chapter.title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
