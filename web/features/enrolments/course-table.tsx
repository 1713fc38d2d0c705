import type { EnrolmentRow } from '../../../contract/calls/users.ts';
import { ArrowLink } from '../../components/display/arrow-link.tsx';
import { Icon } from '../../components/display/icon.tsx';
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
import { CourseActions } from './course-actions.tsx';
import styles from './course-table.module.css';
import { examFigures, standingOf } from './enrolment.rules.ts';
import { ReadingCell } from './reading-cell.tsx';

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
      actions={<Button href="/vercursos">Ver cursos</Button>}
    >
      Elige uno y pulsa Aplicar. Aparecerá aquí con tu avance.
    </EmptyState>
  );
}
