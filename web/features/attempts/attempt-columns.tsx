import type { AttemptRow } from '../../../contract/attempts/calls.ts';
import { Tag } from '../../components/display/tag.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime } from '../../lib/format.ts';
import { answeredFigures, attemptName, lateText, timeFigures, timeLeft } from './attempt.rules.ts';
import { AttemptRowActions } from './attempt-buttons.tsx';
import styles from './attempt-list.module.css';
import { AttemptGrade, AttemptStateTag } from './attempt-state.tsx';
import type { AttemptActions } from './use-attempt-actions.ts';

/** The columns of a course's attempts; `now` is the server's time in milliseconds since 1970. */
export function attemptColumns(actions: AttemptActions, now: number): Column<AttemptRow>[] {
  return [
    { key: 'name', label: 'Persona', kind: 'title', render: (row) => <Person row={row} /> },
    {
      key: 'started',
      label: 'Intento',
      render: (row) => (
        <>
          {row.kind === 'hand' ? attemptName(row) : `N.º ${row.number}`}
          <span className={styles.date}>{dateAndTime(row.startedAt)}</span>
        </>
      ),
    },
    { key: 'state', label: 'Estado', kind: 'state', render: (row) => <State row={row} now={now} /> },
    {
      key: 'progress',
      label: 'Tiempo y respuestas',
      cardLabel: 'Avance',
      render: (row) => <Progress row={row} />,
    },
    { key: 'grade', label: 'Nota', cardLabel: 'Nota', render: (row) => <Grade row={row} /> },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (row) => <AttemptRowActions attempt={row} actions={actions} />,
    },
  ];
}

function Person({ row: { userId, fullname, username } }: { row: AttemptRow }) {
  return (
    <>
      <a href={`/persona?id=${userId}`}>{fullname}</a>
      <span className={styles.username}>{username}</span>
    </>
  );
}

function Progress({ row }: { row: AttemptRow }) {
  if (row.kind === 'hand') return <span className="muted">Sin examen</span>;
  return (
    <>
      <span className={styles.figures}>{timeFigures(row)}</span>
      <span className={styles.small}>{answeredFigures(row)} respondidas</span>
      {row.timeFactorPercent > 100 && (
        <span className={styles.small}>Tiempo al {row.timeFactorPercent} %</span>
      )}
    </>
  );
}

function State({ row, now }: { row: AttemptRow; now: number }) {
  return (
    <span className={styles.marks}>
      <AttemptStateTag attempt={row} />
      {row.state === 'running' && (
        <span className={styles.left}>{timeLeft(Date.parse(row.closesAt), now)}</span>
      )}
      {row.lateCount > 0 && <Tag kind="wait">{lateText(row.lateCount)}</Tag>}
    </span>
  );
}

function Grade({ row }: { row: AttemptRow }) {
  return (
    <span className={styles.marks}>
      <span className={styles.figures}>
        <AttemptGrade attempt={row} />
      </span>
      {row.certificateCode !== null && (
        <Tag kind="plain" icon="award">
          Certificado
        </Tag>
      )}
    </span>
  );
}
