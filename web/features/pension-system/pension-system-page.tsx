import type { PensionItemRow } from '../../../contract/pension-system/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { ResponsiveImage } from '../../components/display/responsive-image.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { MetaLine } from '../../components/page/meta-line.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { useSettings } from '../../components/page/portal-settings.ts';
import { Prose } from '../../components/text/prose.tsx';
import { calendarDate, longDate } from '../../lib/format.ts';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { ReadingTools } from '../../lib/reading-tools/reading-tools.tsx';
import { Island } from '../../runtime/island.tsx';
import { PensionPartPage } from './pension-part-page.tsx';
import { type LoadedPensionSystem, partHref, pictureOf } from './pension-parts.ts';
import styles from './pension-system-page.module.css';
import { plainBeginning } from './plain-text.rules.ts';
import { ReadTick } from './read-tick.tsx';

/** The pension system explained: the text of each part under its title, or with an `id` a single part (spec 2.7). */
export default function PensionSystemPage({ data }: PageViewProps<LoadedPensionSystem>) {
  const { parts, place, isWhole } = data;
  if (place !== null) return <PensionPartPage parts={parts} place={place} />;
  if (parts.length === 0) {
    return (
      <div className="wrap">
        <EmptyState
          level={1}
          image="/motivos/escudo.svg"
          title="Sistema de pensiones"
          actions={<Button href="/articulos">Leer los artículos</Button>}
        >
          Todavía no hay textos aquí. Mientras tanto, los artículos explican lo principal.
        </EmptyState>
      </div>
    );
  }
  if (isWhole) return <WholeText parts={parts} />;
  return (
    <div className="wrap page">
      <PageHead title="Sistema de pensiones">{introduction(parts)}</PageHead>
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <PensionPart key={part.id} part={part} number={index + 1} />
        ))}
      </ol>
      <Revised parts={parts} />
    </div>
  );
}

/** When one of the texts was saved last, and by whose hand; all of them on one page, to print. */
function Revised({ parts }: { parts: readonly PensionItemRow[] }) {
  const { institute } = useSettings();
  const newest = parts
    .flatMap(({ revised }) => revised ?? [])
    .sort()
    .at(-1);
  return (
    <div className={classNames(styles.revised, 'row', 'between')}>
      {newest !== undefined && (
        <p>
          Revisado el {longDate(calendarDate(newest))} por {institute}
        </p>
      )}
      {parts.length > 1 && (
        <Button kind="text" href="/lsistemapension?todas=1">
          <Icon name="print" />
          Imprimir las {countInWords[parts.length] ?? parts.length} partes
        </Button>
      )}
    </div>
  );
}

const countInWords = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];

/** Every part in full, in their order. entry-client.ts prints it. */
function WholeText({ parts }: { parts: readonly PensionItemRow[] }) {
  const tools = { title: 'Sistema de pensiones' };
  return (
    <article className={classNames('wrap', 'page', styles.whole)} data-print-at-once="">
      <Breadcrumb
        trail={[
          { label: 'Sistema de pensiones', href: '/lsistemapension' },
          { label: parts.length === 1 ? 'La única parte' : `Las ${parts.length} partes` },
        ]}
      />
      <h1>Sistema de pensiones</h1>
      <Island name="reading-tools" props={tools}>
        <ReadingTools {...tools} />
      </Island>
      <div data-long-text="">
        {parts.map((part, index) => (
          <section key={part.id}>
            <h2>
              {index + 1}. {part.title}
            </h2>
            <Prose html={part.description} />
          </section>
        ))}
      </div>
    </article>
  );
}

function introduction(parts: readonly PensionItemRow[]): string {
  const minutes = parts.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0);
  const inAll = counted(minutes, 'minuto', 'minutos');
  if (parts.length === 1) return `Cómo funciona, con palabras de todos los días. ${inAll} de lectura.`;
  return `${parts.length} partes, ${inAll} en total. Pulsa una para leerla aquí mismo.`;
}

/** A part of the list: its whole text, folded under its title; the browser unfolds it, so it needs no script. */
function PensionPart({ part, number }: { part: PensionItemRow; number: number }) {
  return (
    <li id={`sistema-${part.id}`}>
      <details className={styles.part} data-prints-open>
        <summary>
          <span className={styles.picture}>
            <ResponsiveImage
              {...pictureOf(part)}
              sizes="10rem"
              alt=""
              width={640}
              height={400}
              first={number < 4}
            />
          </span>
          <span className={styles.named}>
            <h2 className={styles.title}>{part.title}</h2>
            <span className={styles.beginning}>{plainBeginning(part.description)}</span>
            <span className={styles.foot}>
              <MetaLine items={[{ icon: 'clock', text: `${part.readingMinutes} min` }]} />
              <ReadTick id={part.id} className={styles.tick} />
            </span>
          </span>
          <Icon name="chevron-right" />
        </summary>
        <div className={styles.text}>
          <Prose html={part.description} />
          <p>
            <ArrowLink href={partHref(part)}>
              Leer «{part.title}» en su propia página <Icon name="arrow-right" />
            </ArrowLink>
          </p>
        </div>
      </details>
    </li>
  );
}
