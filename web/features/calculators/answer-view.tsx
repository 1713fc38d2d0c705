/* biome-ignore-all lint/a11y/noRedundantRoles: on a phone the table is drawn as cards, which takes its roles away */
import type { ReactNode } from 'react';
import type { Answer } from '../../../contract/pension/answer.ts';
import type { CalculatorParameter } from '../../../contract/pension/calculator-names.ts';
import { Callout } from '../../components/display/callout.tsx';
import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { AccountEndText, Requirements, Sentence, Suppositions } from '../../lib/calculators/answer-parts.tsx';
import { fieldId } from '../../lib/calculators/question-field.tsx';
import { useShare } from '../../lib/page/use-share.ts';
import styles from './answer-view.module.css';
import { FanChart } from './fan-chart.tsx';

interface AnswerHeadProps {
  answer: Answer;
  title: string;
  /** Opens the field that a supposition names. */
  onOpen(field: CalculatorParameter): void;
  /** Somebody else's answer, where nothing can be changed. */
  isExample: boolean;
  /** A field that is being changed beside the supposition that names it. */
  opened?: { field: CalculatorParameter; form: ReactNode } | undefined;
}

/** The answer first: from when there is a right, then the amount, then what was supposed. */
export function AnswerHead({ answer, title, onOpen, isExample, opened }: AnswerHeadProps) {
  const { right, sentence, note, suppositions, without } = answer;
  const { state, share } = useShare(title);
  return (
    <section id="respuesta" tabIndex={-1} aria-label="Respuesta">
      <p
        className={classNames(
          sentence.length === 0 && without === null ? styles.answer : styles.right,
          without !== null && styles.without,
        )}
      >
        <Sentence parts={right} />
      </p>
      {without !== null && <Requirements requirements={without.requirements} />}
      {sentence.length > 0 && (
        <p className={without === null ? styles.answer : undefined}>
          <Sentence parts={sentence} />
        </p>
      )}
      {note !== '' && <p className="muted">{note}</p>}
      {without !== null && (
        <div className={styles.account}>
          <h2 className={styles.supposed}>Qué pasa con lo que juntaste</h2>
          <AccountEndText account={without.account} />
        </div>
      )}
      {suppositions.length > 0 && !isExample && (
        <>
          <h2 className={styles.supposed}>Lo que supusimos</h2>
          <Suppositions
            suppositions={suppositions}
            hrefOf={(field) => `#${fieldId(field)}`}
            onOpen={onOpen}
            opened={opened}
          />
        </>
      )}
      <div className="row" data-noprint>
        {answer.changes.rows.length > 0 && (
          <Button kind="sun" href="#cambio">
            Ver qué puedo cambiar
          </Button>
        )}
        <Button kind="line" className={styles.scripted} onClick={() => print()}>
          <Icon name="print" />
          Imprimir
        </Button>
        <Button kind="text" className={styles.scripted} onClick={() => void share()}>
          <Icon name="share" />
          Compartir
        </Button>
      </div>
      <p role="status">{state}</p>
    </section>
  );
}

/** Scenarios as chart and table, forms of payment, the most sensitive inputs, and the assumptions. */
export function AnswerDetails({ answer }: { answer: Answer }) {
  return (
    <>
      {answer.scenarios.rows.length > 0 && (
        <section className={styles.part} aria-labelledby="escenarios">
          <h2 id="escenarios">{answer.scenarios.title}</h2>
          <p className="muted">{answer.scenarios.lead}</p>
          {answer.chart !== null && <FanChart chart={answer.chart} />}
          <Scenarios {...answer.scenarios} />
          {answer.remark !== '' && (
            <Callout kind="ok" icon="shield">
              {answer.remark}
            </Callout>
          )}
        </section>
      )}
      {answer.ways.rows.length > 0 && (
        <section className={styles.part} aria-labelledby="formas">
          <h2 id="formas">{answer.ways.title}</h2>
          <p className="muted">{answer.ways.lead}</p>
          <Scenarios {...answer.ways} mainColumn={-1} />
        </section>
      )}
      <Changes {...answer.changes} />
      <Assumptions assumptions={answer.assumptions} reviewed={answer.reviewed} />
    </>
  );
}

interface ScenariosProps {
  title: string;
  columns: readonly string[];
  mainColumn: number;
  rows: readonly { key?: string; name: string; cells: readonly string[] }[];
}

/** A table that becomes cards on a phone; its roles keep it a table. */
function Scenarios({ title, columns, mainColumn, rows }: ScenariosProps) {
  return (
    <table className={styles.table} role="table" aria-label={title}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {rows[0]?.key === undefined ? 'Forma' : 'Escenario'}
          </th>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, name, cells }) => (
          <tr key={name} role="row" className={key === 'middle' ? styles.chosen : undefined}>
            <th role="rowheader" scope="row">
              {key !== undefined && (
                <span className={classNames(styles.key, styles[key])} aria-hidden="true" />
              )}
              {name}
            </th>
            {cells.map((cell, place) => (
              <td
                key={columns[place]}
                role="cell"
                className={place === mainColumn ? styles.main : undefined}
                data-label={columns[place]}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A change without effect is neither. */
function kindOf(share: number, better: Answer['changes']['better']) {
  if (share === 0) return undefined;
  return share < 0 === (better === 'less') ? styles.better : styles.worse;
}

function Changes({ lead, better, rows }: Answer['changes']) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} id="cambio" aria-labelledby="lo-que-cambia">
      <h2 id="lo-que-cambia">Lo que más lo cambia</h2>
      <p className="muted">{lead}</p>
      <svg className={styles.hatching} aria-hidden="true">
        <pattern id="rayas" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <path d="M1 0v4" />
        </pattern>
      </svg>
      <ul className={styles.changes}>
        {rows.map(({ name, detail, effect, share }) => (
          <li key={name} className={kindOf(share, better)}>
            <span>
              <b>{name}</b>
              <span className="small muted">{detail}</span>
            </span>
            <svg className={styles.bar} viewBox="-100 0 200 10" preserveAspectRatio="none" aria-hidden="true">
              <rect
                x={Math.min(0, share)}
                width={Math.abs(share)}
                height="10"
                rx="2"
                ry="5"
                fill="url(#rayas)"
              />
              <path d="M0-12V22" />
            </svg>
            <span className={styles.effect}>{effect}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Assumptions({ assumptions, reviewed }: Pick<Answer, 'assumptions' | 'reviewed'>) {
  return (
    <section className={styles.part} aria-labelledby="suponemos">
      <h2 id="suponemos">Qué suponemos</h2>
      <dl className={styles.assumptions}>
        {assumptions.map(({ title, text, source, link }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {text}
              {source !== '' && <small>{link === '' ? source : <a href={link}>{source}</a>}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{reviewed}</p>
    </section>
  );
}
