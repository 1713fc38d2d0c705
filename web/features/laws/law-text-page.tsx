import { lawHref } from '../../../contract/laws/anchors.ts';
import type { LawRead } from '../../../contract/laws/text-calls.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { calendarDate, fileSize, longDate } from '../../lib/format.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { TextFacts } from '../../lib/page/text-facts.tsx';
import { UnpublishedNote } from '../../lib/page/unpublished-note.tsx';
import { ReadingTools } from '../../lib/reading-tools/reading-tools.tsx';
import { TermWindows } from '../../lib/terms/explained-terms.tsx';
import { Island } from '../../runtime/island.tsx';
import { ByLaw } from './by-law.tsx';
import { LawArticle } from './law-article.tsx';
import { LawContents } from './law-contents.tsx';
import { aknHref, downloadHref } from './law-links.ts';
import styles from './law-text.module.css';
import { markLaw } from './mark-law.rules.ts';

/** A law as text (spec 6.16): details, contents with the search, then every article on a day. */
export default function LawTextPage({ data: law, query, site }: PageViewProps<LawRead>) {
  const search = (query['q'] ?? '').trim().slice(0, 100);
  const { parts, hits } = markLaw(law.parts, search);
  const terms = parts.flatMap(({ part }) => (part.kind === 'article' ? part.terms : []));
  const tools = { title: law.title, readingMinutes: law.readingMinutes, hasTerms: terms.length > 0 };
  return (
    <div className="wrap page">
      <Breadcrumb
        trail={[{ label: 'Leyes y reglamentos', href: '/leerleyreglamento' }, { label: law.number }]}
      />
      {!law.published && (
        <UnpublishedNote editHref={`/textoley?id=${law.id}`}>
          Borrador: solo lo ven los administradores.
        </UnpublishedNote>
      )}
      <div className={styles.head}>
        <div>
          <h1>{law.title}</h1>
          {law.description !== '' && <p className={styles.lead}>{law.description}</p>}
          <TextFacts minutes={law.readingMinutes} revised={calendarDate(law.savedAt)} />
          <div className="row" data-noprint>
            <Button kind="sun" href={downloadHref(law)} download>
              <Icon name="download" />
              Descargar el {law.file.type.toUpperCase()} oficial
            </Button>
            <span className="small muted">
              {fileSize(law.file.sizeBytes)} ·{' '}
              <a href={aknHref(law)} download>
                Texto para otros sistemas (XML)
              </a>
            </span>
          </div>
        </div>
        <LawFacts law={law} />
      </div>
      <Island name="reading-tools" props={tools}>
        <ReadingTools {...tools} />
      </Island>
      <div className={styles.columns}>
        <LawContents law={law} search={search} hits={hits} />
        <div className={styles.body} data-long-text="">
          <DayNote law={law} />
          {parts.map((marked) =>
            marked.part.kind === 'article' ? (
              <LawArticle
                key={marked.part.anchor}
                law={law}
                article={marked.part}
                marked={marked}
                site={site}
              />
            ) : (
              <LawHeading key={marked.part.anchor} {...marked.part} html={marked.html} />
            ),
          )}
          <TermWindows terms={terms} />
        </div>
      </div>
    </div>
  );
}

function LawHeading({
  anchor,
  level,
  label,
  title,
  html,
}: {
  anchor: string;
  level: number;
  label: string;
  title: string;
  html: string;
}) {
  return (
    <>
      <h2 id={anchor} className={level === 1 ? styles.title : styles.chapter}>
        {label !== '' && <small>{label}</small>}
        {title}
      </h2>
      {html !== '' && <Prose html={html} className={styles.under} />}
    </>
  );
}

function LawFacts({ law }: { law: LawRead }) {
  const last = law.days.findLast(({ from }) => from <= law.today);
  const facts = [
    { label: 'Estado', value: <LawState law={law} /> },
    { label: 'Promulgada', value: law.promulgatedOn && longDate(law.promulgatedOn) },
    { label: 'Publicada', value: law.gazette },
    { label: 'Rige desde', value: law.inForceFrom && longDate(law.inForceFrom) },
    {
      label: 'Último cambio',
      value: last && (
        <>
          <ByLaw {...last} />, {longDate(last.from)}
        </>
      ),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function LawState({ law: { repealedOn, inForceFrom, today } }: { law: LawRead }) {
  if (repealedOn !== null && repealedOn <= today)
    return <Tag kind="no">Derogada el {longDate(repealedOn)}</Tag>;
  if (inForceFrom !== null && inForceFrom > today) return <Tag kind="wait">Todavía no rige</Tag>;
  return (
    <Tag kind="ok" icon="check">
      Vigente
    </Tag>
  );
}

/** Says of which other day the text is, and whether the law was in force then. */
function DayNote({ law: { id, day, today, inForceFrom } }: { law: LawRead }) {
  if (day === today) return null;
  return (
    <Callout kind="info" className={styles.day}>
      Este es el texto al <b>{longDate(day)}</b>
      {inForceFrom !== null && day < inForceFrom && ', cuando la ley todavía no regía'}.{' '}
      <a href={lawHref(id)}>Ver el texto de hoy</a>
    </Callout>
  );
}
