import type { EnrolmentRow } from '../../../contract/accounts/own-calls.ts';
import { enrolmentClosed } from '../../../contract/enrolments/refusals.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { spokenTime } from '../../lib/format.ts';
import { LongList } from '../../lib/lists/long-list.tsx';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import styles from './course-table.module.css';
import { examFigures, nextStepOf, readingFigures, standingOf } from './enrolment.rules.ts';

type CourseTableProps = {
  rows: readonly EnrolmentRow[];
  userId: number;
  /** Called after the member left a course. */
  onLeft: (row: EnrolmentRow) => void;
};

/** 'Mis Cursos': the time read, the exam's time, whether it was taken, and the next step. */
export function CourseTable({ rows, userId, onLeft }: CourseTableProps) {
  const { users } = useApi();
  const leaving = useRemoval<EnrolmentRow>({
    remove: ({ courseId }) => users.leaveUserCourse({ CourseId: courseId, UserId: userId }),
    onRemoved: onLeft,
  });
  const columns: readonly Column<EnrolmentRow>[] = [
    { key: 'name', label: 'Curso', kind: 'title', render: (row) => <CourseName row={row} /> },
    {
      key: 'read',
      label: 'Tiempo de lectura',
      cardLabel: 'Lectura',
      render: (row) => <ReadingCell row={row} />,
    },
    {
      key: 'exam',
      label: 'Tiempo de examen',
      cardLabel: 'Examen',
      nowrap: true,
      render: (row) => <span className="num">{examFigures(row)}</span>,
    },
    { key: 'taken', label: 'Estado', render: (row) => <Standing row={row} /> },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (row) => <CourseActions row={row} userId={userId} onLeave={leaving.ask} />,
    },
  ];
  return (
    <>
      <LongList rows={rows}>
        {(shown) => (
          <DataTable
            caption="Tus cursos"
            columns={columns}
            rows={shown}
            rowKey={(row) => row.courseId}
            roomy
            empty={<NoCourses />}
          />
        )}
      </LongList>
      {rows.length > 0 && (
        <p className={styles.more}>
          <ArrowLink href="/vercursos">
            Buscar otro curso <Icon name="arrow-right" />
          </ArrowLink>
        </p>
      )}
      <ConfirmDialog
        {...leaving.dialogProps}
        title="¿Quieres dejar el curso?"
        confirmLabel="Dejar el curso"
        body={leaving.asked === null ? '' : leaveConsequence(leaving.asked)}
      />
    </>
  );
}

function CourseName({ row }: { row: EnrolmentRow }) {
  return (
    <>
      <span className={styles.name}>{row.name}</span>
      {row.archived && (
        <Tag kind="off" className={styles.archived}>
          Archivado
        </Tag>
      )}
    </>
  );
}

function Standing({ row }: { row: EnrolmentRow }) {
  const { kind, text } = standingOf(row);
  return (
    <Tag kind={kind} className={styles.standing}>
      {text}
    </Tag>
  );
}

/** The consequence of leaving: an archived course takes nobody back. */
function leaveConsequence({ name, readTime, archived }: EnrolmentRow): string {
  const lost = readTime === 0 ? '' : ` Se pierde lo que leíste: ${spokenTime(readTime)}.`;
  const back = archived
    ? 'Está archivado: no podrás volver a aplicar.'
    : 'Puedes volver a aplicar cuando quieras.';
  return `«${name}» saldrá de tu perfil.${lost} ${back}`;
}

function NoCourses() {
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title="Todavía no tomas ningún curso"
      actions={
        <Button kind="sun" href="/vercursos">
          Ver cursos
        </Button>
      }
    >
      Elige uno y pulsa Aplicar. Aparecerá aquí con tu avance.
    </EmptyState>
  );
}

/** Minutes read of the minutes required: blue once the duration is reached, red before (spec 2.11, 7.6). */
function ReadingCell({ row }: { row: EnrolmentRow }) {
  const isReached = row.isReadingComplete;
  return (
    <div className={styles.reading}>
      <b className={`num ${isReached ? styles.blue : styles.red}`}>{readingFigures(row)}</b>
      <Meter
        value={row.readTime}
        max={row.duration * 60}
        tone={isReached ? 'blue' : 'red'}
        className={styles.meter}
      />
    </div>
  );
}

type CourseActionsProps = { row: EnrolmentRow; userId: number; onLeave: (row: EnrolmentRow) => void };

/**
 * The actions on a course, the next step as its one strong button: read the modules; take the exam, or why not; the
 * certificate; leave the course while it has no result.
 */
function CourseActions({ row, userId, onLeave }: CourseActionsProps) {
  const next = nextStepOf(row);
  const exam = <ExamButton key="exam" row={row} userId={userId} isNext={next === 'exam'} />;
  const reading = (
    <Button
      key="reading"
      kind={next === 'reading' ? 'brand' : 'soft'}
      size="small"
      href={`/leermodulos?id=${row.courseId}`}
    >
      <Icon name="book" />
      Leer módulo<span className="sr">: {row.name}</span>
    </Button>
  );
  return (
    <div>
      <div className={styles.actions}>
        {next === 'certificate' && (
          <Button size="small" href="/profile?tab=certificados">
            <Icon name="award" />
            Ver mi certificado<span className="sr">: {row.name}</span>
          </Button>
        )}
        {!row.closed && (next === 'exam' ? [exam, reading] : [reading, exam])}
      </div>
      {row.closed && <p className="muted">{enrolmentClosed.message}</p>}
      {row.canLeave && !row.closed && (
        <Button kind="text" size="small" className={styles.leave} onClick={() => onLeave(row)}>
          Dejar el curso<span className="sr">: {row.name}</span>
        </Button>
      )}
    </div>
  );
}

/** 'Tomar examen' or 'Continuar examen'; while it is closed it stands back, with its reason. */
function ExamButton({ row, userId, isNext }: { row: EnrolmentRow; userId: number; isNext: boolean }) {
  const refusal = row.hasRunningAttempt ? null : row.examRefusal;
  return (
    <Button
      kind={isNext ? 'brand' : 'soft'}
      size="small"
      href={`/test?id=${row.courseId}&userId=${userId}`}
      disabledReason={refusal ?? undefined}
    >
      {refusal !== null && <Icon name="lock" />}
      {row.hasRunningAttempt ? 'Continuar examen' : 'Tomar examen'}
      <span className="sr">: {row.name}</span>
    </Button>
  );
}
