import type { CourseCard } from '../../../contract/course.ts';
import type { Column } from '../../components/data-table-column.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Tag } from '../../components/tag.tsx';
import { shortDate, wholeNumber } from '../../lib/format.ts';

/** The columns of the list of courses; `onRemove` asks before deleting one. */
export function courseColumns(onRemove: (course: CourseCard) => void): Column<CourseCard>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: ({ id, title }) => <a href={`/editcourse?id=${id}`}>{title}</a>,
    },
    {
      key: 'taken',
      label: 'Veces tomado',
      align: 'end',
      sortBy: ({ countApply }) => countApply,
      render: ({ countApply }) => wholeNumber(countApply),
    },
    {
      key: 'date',
      label: 'Creado',
      nowrap: true,
      sortBy: ({ date }) => date,
      render: ({ date }) => shortDate(date),
    },
    {
      key: 'state',
      label: 'Estado',
      nowrap: true,
      sortBy: ({ questionCount }) => (questionCount === 0 ? 0 : 1),
      // without questions there is no exam, but the course is there to be read
      render: ({ questionCount }) =>
        questionCount === 0 ? <Tag kind="off">Sin preguntas</Tag> : <Tag kind="ok">Publicado</Tag>,
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (course) => (
        <div>
          <IconButton
            icon="pencil"
            label="Editar"
            subject={course.title}
            href={`/editcourse?id=${course.id}`}
          />
          <IconButton
            icon="question"
            label="Preguntas"
            subject={course.title}
            href={`/question?id=${course.id}`}
          />
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={course.title}
            danger
            onClick={() => onRemove(course)}
          />
        </div>
      ),
    },
  ];
}
