import type { QuestionStatistics } from '../../../contract/calls/statistics.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Callout } from '../../components/display/callout.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { playingTime, wholeNumber } from '../../lib/format.ts';
import styles from './question-figures.module.css';
import { discriminationText, percentText } from './statistics.rules.ts';

type Option = QuestionStatistics['options'][number];

/** One question: its alarm, how hard it is, whether it tells who knows, and who chooses what. */
export function QuestionFigures({ question }: { question: QuestionStatistics }) {
  const { questionId, text, isDeleted, asked, right, discrimination, meanSeconds, formerlyAsked, alarm } =
    question;
  return (
    <li id={`pregunta-${questionId}`} className={styles.question}>
      <h3>
        {text} {isDeleted && <Tag kind="off">En la Papelera</Tag>}
      </h3>
      {alarm !== null && (
        <Callout kind="warn">
          {alarm.sentence}{' '}
          {alarm.href.startsWith('/question') && !isDeleted && (
            <ArrowLink href={alarm.href}>Corregir la clave</ArrowLink>
          )}
        </Callout>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>Acierto</dt>
          <dd>
            {asked === 0
              ? 'Sin respuestas'
              : `${percentText(right, asked)} (${wholeNumber(right)} de ${wholeNumber(asked)})`}
          </dd>
        </div>
        <div>
          <dt>Discriminación</dt>
          <dd>{discriminationText(discrimination)}</dd>
        </div>
        <div>
          <dt>Tiempo medio</dt>
          <dd>{meanSeconds === null ? 'No se sabe' : playingTime(Math.round(meanSeconds))}</dd>
        </div>
      </dl>
      {formerlyAsked > 0 && (
        <p className={styles.former}>
          Además {formerlyAsked === 1 ? '1 respuesta' : `${wholeNumber(formerlyAsked)} respuestas`} con
          opciones anteriores, que no se cuentan aquí.
        </p>
      )}
      {asked > 0 && (
        <details className={styles.options}>
          <summary>Quién elige qué</summary>
          <Options question={question} />
        </details>
      )}
    </li>
  );
}

function Options({ question }: { question: QuestionStatistics }) {
  const { options, asked, lowerCount, upperCount, text } = question;
  const third = (
    label: string,
    count: number | null,
    chosenOf: (option: Option) => number | null,
  ): Column<Option>[] =>
    count === null
      ? []
      : [
          {
            key: label,
            label: `${label} (${wholeNumber(count)})`,
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
    ...third('Tercio inferior', lowerCount, ({ lower }) => lower),
    ...third('Tercio superior', upperCount, ({ upper }) => upper),
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
