import type { QuestionStatistics } from '../../../contract/statistics/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { playingTime, wholeNumber } from '../../lib/format.ts';
import styles from './question-figures.module.css';
import { discriminationText, discriminationWord, percentText } from './statistics.rules.ts';

type Option = QuestionStatistics['options'][number];

/** The column headings, for sighted readers: each line has its figures in words. */
export const QuestionFiguresHead = () => (
  <div className={styles.head} aria-hidden="true">
    <span>Pregunta</span>
    <span>Aciertan</span>
    <span>¿Distingue a quien sabe?</span>
    <span>Tiempo</span>
  </div>
);

/** A question as a line that unfolds: its alarm, difficulty, discrimination, and the choice of each option. */
export function QuestionFigures({ question }: { question: QuestionStatistics }) {
  const { questionId, text, isDeleted, asked, right, discrimination, meanSeconds, formerlyAsked, alarm } =
    question;
  const time = meanSeconds === null ? null : playingTime(Math.round(meanSeconds));
  return (
    <li id={`pregunta-${questionId}`}>
      <details className={styles.question} open={alarm !== null} data-prints-open>
        <summary>
          <Icon name="chevron-right" />
          <span className={styles.text}>
            {alarm !== null && (
              <span className={styles.alarm}>
                <Icon name="alert" />
                <span className="sr">Mírala: </span>
              </span>
            )}
            {text} {isDeleted && <Tag kind="off">En la Papelera</Tag>}
          </span>
          <span className={styles.share}>
            {asked === 0 ? (
              'Sin respuestas'
            ) : (
              <>
                <Meter value={right} max={asked} />
                <span className="sr">Aciertan </span>
                {percentText(right, asked)}
              </>
            )}
          </span>
          <span className={styles.word}>{discriminationWord(discrimination)}</span>
          <span className={styles.time}>{time}</span>
        </summary>
        <div className={styles.inside}>
          {alarm !== null && <Alarm alarm={alarm} isDeleted={isDeleted} />}
          <dl className={styles.figures}>
            <div>
              <dt>
                Aciertan <small>Dificultad</small>
              </dt>
              <dd>
                {asked === 0
                  ? 'Sin respuestas'
                  : `${percentText(right, asked)} (${wholeNumber(right)} de ${wholeNumber(asked)})`}
              </dd>
            </div>
            <div>
              <dt>
                ¿Distingue a quien sabe? <small>Discriminación</small>
              </dt>
              <dd>{discriminationText(discrimination)}</dd>
            </div>
            <div>
              <dt>
                Tardan <small>Tiempo medio</small>
              </dt>
              <dd>{time ?? 'No se sabe'}</dd>
            </div>
          </dl>
          {formerlyAsked > 0 && (
            <p className="muted small">
              Además {counted(formerlyAsked, 'respuesta', 'respuestas')} con opciones anteriores, que no se
              cuentan aquí.
            </p>
          )}
          {asked > 0 && <Options question={question} />}
        </div>
      </details>
    </li>
  );
}

type AlarmProps = { alarm: NonNullable<QuestionStatistics['alarm']>; isDeleted: boolean };

/** An alarm in words, with a link to its remedy. */
function Alarm({ alarm, isDeleted }: AlarmProps) {
  return (
    <Callout kind="warn">
      <p>{alarm.sentence}</p>
      {alarm.href.startsWith('/question') && !isDeleted && (
        <Button kind="line" size="small" href={alarm.href} className={styles.mend}>
          <Icon name="key" />
          Corregir respuesta
        </Button>
      )}
    </Callout>
  );
}

function Options({ question }: { question: QuestionStatistics }) {
  const { options, asked, lowerCount, upperCount, text } = question;
  const third = (
    label: string,
    term: string,
    count: number | null,
    chosenOf: (option: Option) => number | null,
  ): Column<Option>[] =>
    count === null
      ? []
      : [
          {
            key: label,
            label: `${label} (${term}, ${wholeNumber(count)})`,
            align: 'end',
            render: (option) => percentText(chosenOf(option) ?? 0, count),
          },
        ];
  const columns: Column<Option>[] = [
    {
      key: 'option',
      label: 'Opción',
      kind: 'title',
      isText: true,
      render: ({ letter, text: option, isKey }) => (
        <>
          {letter === '' ? option : `${letter}. ${option}`} {isKey && <Tag kind="ok">Clave</Tag>}
        </>
      ),
    },
    {
      key: 'chosen',
      label: 'La eligieron',
      align: 'end',
      render: ({ chosen }) => `${wholeNumber(chosen)} (${percentText(chosen, asked)})`,
    },
    ...third('Quienes menos saben', 'tercio inferior', lowerCount, ({ lower }) => lower),
    ...third('Quienes más saben', 'tercio superior', upperCount, ({ upper }) => upper),
  ];
  return (
    <DataTable
      caption={`Opciones de: ${text}`}
      columns={columns}
      rows={options}
      rowKey={({ letter }) => letter}
      order={null}
      empty={null}
    />
  );
}
