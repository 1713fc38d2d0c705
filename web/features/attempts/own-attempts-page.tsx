import type { OwnAttempt } from '../../../contract/attempts/calls.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { DataTable } from '../../components/table/data-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { dateAndTime } from '../../lib/format.ts';
import { OwnPart } from '../../lib/page/own-part.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { answeredFigures, attemptName, lateText, timeFigures } from './attempt.rules.ts';
import styles from './attempt-list.module.css';
import { AttemptGrade, AttemptStateTag } from './attempt-state.tsx';

const columns: readonly Column<OwnAttempt>[] = [
  {
    key: 'number',
    label: 'Intento',
    kind: 'title',
    render: (row) => <a href={`/intento?id=${row.id}`}>{attemptName(row)}</a>,
  },
  { key: 'started', label: 'Inicio', render: ({ startedAt }) => dateAndTime(startedAt) },
  {
    key: 'state',
    label: 'Estado',
    render: (row) => (
      <span className={styles.marks}>
        <AttemptStateTag attempt={row} />
        {row.lateCount > 0 && <Tag kind="wait">{lateText(row.lateCount)}</Tag>}
      </span>
    ),
  },
  {
    key: 'time',
    label: 'Tiempo usado',
    cardLabel: 'Tiempo',
    render: (row) => <span className={styles.figures}>{timeFigures(row)}</span>,
  },
  {
    key: 'answered',
    label: 'Respuestas',
    render: (row) => <span className={styles.figures}>{answeredFigures(row)}</span>,
  },
  { key: 'grade', label: 'Nota', render: (row) => <AttemptGrade attempt={row} /> },
  {
    key: 'actions',
    label: 'Acciones',
    kind: 'actions',
    render: (row) => (
      <div>
        <Button kind="soft" size="small" href={`/intento?id=${row.id}`}>
          Ver<span className="sr">: {attemptName(row)}</span>
        </Button>
      </div>
    ),
  },
];

interface CourseName {
  id: number;
  title: string;
}

/** /misintentos: a member's own attempts at a course, each linked to its page. */
export default function OwnAttemptsPage({ data: course }: PageViewProps<CourseName>) {
  return (
    <div className="wrap page">
      <Breadcrumb
        trail={[
          { label: 'Mis Calificaciones y Certificados', href: '/profile?tab=certificados' },
          { label: 'Mis intentos' },
        ]}
      />
      <PageHead title="Mis intentos">{course.title}</PageHead>
      <OwnPart<OwnAttempt[]>>
        {({ viewer, own = [] }) => (
          <OwnAttempts course={course} attempts={own} accountId={viewer?.accountId ?? 0} />
        )}
      </OwnPart>
    </div>
  );
}

interface OwnAttemptsProps {
  course: CourseName;
  attempts: readonly OwnAttempt[];
  accountId: number;
}

function OwnAttempts({ course, attempts, accountId }: OwnAttemptsProps) {
  return (
    <DataTable
      caption={`Tus intentos de ${course.title}`}
      columns={columns}
      rows={attempts}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          image="/motivos/semilla.svg"
          title="Todavía no rindes este examen"
          actions={<Button href={`/test?id=${course.id}&userId=${accountId}`}>Ir al examen</Button>}
        >
          Cada intento queda guardado aquí con su nota y sus respuestas.
        </EmptyState>
      }
    />
  );
}
