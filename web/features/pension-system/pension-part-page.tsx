import type { PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { withTermLinks } from '../../../contract/terms/mark-terms.ts';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { Card } from '../../components/page/card.tsx';
import { TwoColumns } from '../../components/page/two-columns.tsx';
import { Prose } from '../../components/text/prose.tsx';
import { calendarDate } from '../../lib/format.ts';
import { TextFacts } from '../../lib/page/text-facts.tsx';
import { ReadingTools } from '../../lib/reading-tools/reading-tools.tsx';
import { TermList, TermWindows } from '../../lib/terms/explained-terms.tsx';
import { Island } from '../../runtime/island.tsx';
import styles from './pension-part-page.module.css';
import { partHref, pictureOf } from './pension-parts.ts';
import { raiseHeadings } from './plain-text.rules.ts';
import { ReadTick } from './read-tick.tsx';

/** One part of the pension system, with the others beside it and the next below (spec 2.7). */
export function PensionPartPage({ parts, place }: { parts: readonly PensionItemRow[]; place: number }) {
  const part = parts[place];
  if (part === undefined) return null;
  const picture = pictureOf(part); // its own table of contents is in the text
  const tools = { title: part.title, readingMinutes: part.readingMinutes, hasTerms: part.terms.length > 0 };
  return (
    <div className="wrap page">
      <TwoColumns
        label="Las demás partes"
        aside={
          <>
            <AllParts parts={parts} place={place} />
            <Card padded className={styles.yours}>
              <h2>¿Y en tu caso?</h2>
              <p>Con tu fecha y tu sueldo te decimos cuándo y cuánto.</p>
              <Button kind="sun" href="/calculadoras/cuanto-recibire">
                Calcular
              </Button>
            </Card>
            <TermList terms={part.terms} />
          </>
        }
      >
        <article>
          <Breadcrumb
            trail={[
              { label: 'Sistema de pensiones', href: '/lsistemapension' },
              { label: `Parte ${place + 1} de ${parts.length}` },
            ]}
          />
          <h1 className={styles.title}>{part.title}</h1>
          <TextFacts
            minutes={part.readingMinutes}
            revised={part.revised === null ? null : calendarDate(part.revised)}
          />
          <Island name="reading-tools" props={tools}>
            <ReadingTools {...tools} />
          </Island>
          {picture.drawn && (
            <ResponsiveImage {...picture} className={styles.picture} alt="" width={640} height={400} first />
          )}
          <div data-long-text="" className={styles.text}>
            <Prose html={raiseHeadings(withTermLinks(part.description, part.terms))} />
          </div>
          <TermWindows terms={part.terms} />
        </article>
        <nav data-end-of-part={part.id} className={styles.neighbours} aria-label="Otras partes" data-noprint>
          <Neighbour part={parts[place + 1]} direction="next" />
          <Neighbour part={parts[place - 1]} direction="previous" />
        </nav>
      </TwoColumns>
    </div>
  );
}

/** The next part comes first in the document, as a phone shows it; a wide screen shows it on the right. */
function Neighbour({
  part,
  direction,
}: {
  part: PensionItemRow | undefined;
  direction: 'next' | 'previous';
}) {
  if (part === undefined) return null;
  const isNext = direction === 'next';
  return (
    <a
      href={partHref(part)}
      rel={isNext ? 'next' : 'prev'}
      className={isNext ? styles.next : styles.previous}
    >
      <ResponsiveImage {...pictureOf(part)} sizes="64px" alt="" width={64} height={64} />
      <span>
        <small>{isNext ? `Siguiente, ${part.readingMinutes} min` : 'Anterior'}</small>
        {part.title}
      </span>
    </a>
  );
}

function AllParts({ parts, place }: { parts: readonly PensionItemRow[]; place: number }) {
  return (
    <nav className={styles.all} aria-labelledby="partes">
      <h2 id="partes">Todas las partes</h2>
      <ol>
        {parts.map((part, index) => (
          <li key={part.id}>
            <a href={partHref(part)} aria-current={index === place ? 'page' : undefined}>
              <span aria-hidden="true">{index + 1}</span>
              <span>{part.title}</span>
              <span className={styles.end}>
                <small>{part.readingMinutes} min</small>
                {index !== place && <ReadTick id={part.id} className={styles.tick} />}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
