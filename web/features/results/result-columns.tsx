import type { ResultRow } from '../../../contract/results/calls.ts';
import { resultStateLabels, resultStateText } from '../../../contract/results/labels.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Meter } from '../../components/display/meter.tsx';
import { Tag } from '../../components/display/tag.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { EmailText } from '../../components/text/email-text.tsx';
import { shortDate, timeOfDay } from '../../lib/format.ts';
import styles from './results.module.css';
import { readingText, stateTints } from './results.rules.ts';

type CourseFacts = { id: number; duration: number };

/** The columns of a course's results (spec 17.1). Sorting is the server's: `sortBy` only marks what can be sorted. */
export function resultColumns(course: CourseFacts): Column<ResultRow>[] {
  return [
    {
      key: 'name',
      label: 'Persona',
      kind: 'title',
      sortBy: ({ fullname }) => fullname,
      render: (row) => <Person row={row} />,
    },
    { key: 'state', label: 'Estado', kind: 'state', render: (row) => <ResultState row={row} /> },
    readingColumn(() => course.duration),
    {
      key: 'attempts',
      label: 'Intentos',
      align: 'end',
      sortBy: ({ attemptCount }) => attemptCount,
      render: (row) => <Attempts row={row} courseId={course.id} />,
    },
    gradeColumn,
    activityColumn,
  ];
}

/** Minutes read of those that a course asks for. */
export const readingColumn = <Row extends Pick<ResultRow, 'readTime' | 'isReadingComplete'>>(
  durationOf: (row: Row) => number,
): Column<Row> => ({
  key: 'reading',
  label: 'Lectura',
  nowrap: true,
  sortBy: ({ readTime }) => readTime,
  render: (row) => <Reading row={row} duration={durationOf(row)} />,
});

/** The best grade, and the certificate if one is valid. */
export const gradeColumn: Column<Pick<ResultRow, 'bestGrade' | 'certificateCode'>> = {
  key: 'grade',
  label: 'Nota',
  sortBy: ({ bestGrade }) => bestGrade ?? -1,
  render: (row) => <Grade row={row} />,
};

/** When somebody was last active: the day, and below it the time. */
export const activityColumn: Column<Pick<ResultRow, 'lastActivity'>> = {
  key: 'activity',
  label: 'Actividad',
  sortBy: ({ lastActivity }) => lastActivity,
  render: ({ lastActivity }) => <Activity at={lastActivity} />,
};

/** The name, the document, and the groups in the course, that of the enrolment first. */
function Person({ row: { userId, fullname, username, documentNumber, groups } }: { row: ResultRow }) {
  return (
    <>
      <a href={`/persona?id=${userId}`}>{fullname}</a>
      {documentNumber !== null ? (
        <span className={styles.username}>Doc. {documentNumber}</span>
      ) : (
        username !== null && (
          <span className={styles.username}>
            <EmailText address={username} />
          </span>
        )
      )}
      {groups.length > 0 && <span className={styles.username}>{groups.join(', ')}</span>}
    </>
  );
}

/** The state of a person; one who passed and sits again is also in an exam. */
export function ResultState({
  row,
}: {
  row: Pick<ResultRow, 'state' | 'isRunning' | 'isByHand' | 'closed'>;
}) {
  return (
    <>
      <span className={styles.marks}>
        <Tag kind={stateTints[row.state]}>{resultStateText(row)}</Tag>
        {row.isRunning && row.state !== 'running' && <Tag kind="wait">{resultStateLabels.running}</Tag>}
      </span>
      {row.closed !== null && (
        <span className={styles.reason}>
          {shortDate(row.closed.date)}
          {row.closed.reason !== '' && `: ${row.closed.reason}`}
        </span>
      )}
    </>
  );
}

type ReadingProps = { row: Pick<ResultRow, 'readTime' | 'isReadingComplete'>; duration: number };

function Reading({ row: { readTime, isReadingComplete }, duration }: ReadingProps) {
  return (
    <span className={styles.reading}>
      {readingText(readTime, duration)}
      {isReadingComplete && <span className="sr">, completa</span>}
      <Meter value={readTime} max={duration * 60} tone={isReadingComplete ? 'blue' : 'red'} />
    </span>
  );
}

type AttemptsProps = {
  row: Pick<ResultRow, 'attemptCount' | 'annulledCount'> & Partial<ResultRow>;
  courseId: number;
};

/** How many attempts count, with a link to them, and how many were annulled. */
function Attempts({ row, courseId }: AttemptsProps) {
  const { attemptCount, annulledCount, username, fullname } = row;
  if (attemptCount + annulledCount === 0) return <span className="muted">0</span>;
  const words = { id: String(courseId), ...(username ? { search: username } : {}) };
  const annulled = counted(annulledCount, 'anulado', 'anulados');
  return (
    <>
      {username ? (
        <a
          href={`/intentos?${new URLSearchParams(words)}`}
          aria-label={`Intentos de ${fullname}: ${attemptCount}`}
        >
          {attemptCount}
        </a>
      ) : (
        attemptCount
      )}
      {annulledCount > 0 && <span className={styles.small}>{annulled}</span>}
    </>
  );
}

function Grade({ row }: { row: Pick<ResultRow, 'bestGrade' | 'certificateCode'> }) {
  const { bestGrade, certificateCode } = row;
  return (
    <span className={styles.marks}>
      {bestGrade === null ? <span className={styles.none}>–</span> : <b className="num">{bestGrade}</b>}
      {certificateCode !== null && (
        <Tag kind="plain" icon="award">
          Certificado
        </Tag>
      )}
    </span>
  );
}

function Activity({ at }: { at: string }) {
  return (
    <>
      <span className={styles.day}>{shortDate(at)}</span>{' '}
      <span className={styles.small}>{timeOfDay(at)}</span>
    </>
  );
}
