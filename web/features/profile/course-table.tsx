import type { EnrolmentRow } from '../../../contract/users.ts';
import { Blank } from '../../components/blank.tsx';
import { Button } from '../../components/button.tsx';
import { DataTable } from '../../components/data-table.tsx';
import type { Column } from '../../components/data-table-column.ts';
import { GoLink } from '../../components/go-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Tag } from '../../components/tag.tsx';
import { CourseActions } from './course-actions.tsx';
import styles from './course-table.module.css';
import { examFigures } from './profile.rules.ts';
import { ReadingCell } from './reading-cell.tsx';

/** 'Mis Cursos': what was read, the exam's time, whether it was taken, and what to do next. */
export function CourseTable({ rows, userId }: { rows: readonly EnrolmentRow[]; userId: number }) {
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
    { key: 'taken', label: 'Estado', render: (row) => <Taken row={row} /> },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (row) => <CourseActions row={row} userId={userId} />,
    },
  ];
  return (
    <>
      <DataTable
        caption="Tus cursos"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.courseId}
        roomy
        empty={<NoCourses />}
      />
      {rows.length > 0 && (
        <p className={styles.more}>
          <GoLink href="/vercursos">
            Buscar otro curso <Icon name="arrow-right" />
          </GoLink>
        </p>
      )}
    </>
  );
}

function CourseName({ row }: { row: EnrolmentRow }) {
  return (
    <>
      {row.name}
      {row.archived && (
        <Tag kind="off" className={styles.archived}>
          Archivado
        </Tag>
      )}
    </>
  );
}

function Taken({ row }: { row: EnrolmentRow }) {
  if (row.hasRunningAttempt) return <Tag kind="wait">En curso</Tag>;
  return row.isTaken ? <Tag kind="ok">Rendido</Tag> : <Tag kind="off">Sin rendir</Tag>;
}

function NoCourses() {
  return (
    <Blank
      picture="/motivos/libro.svg"
      title="Todavía no tomas ningún curso"
      actions={<Button href="/vercursos">Ver cursos</Button>}
    >
      Elige uno y pulsa Aplicar. Aparecerá aquí con tu avance.
    </Blank>
  );
}
