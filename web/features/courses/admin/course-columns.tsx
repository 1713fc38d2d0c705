import { useContext } from 'react';
import type { CourseCard } from '../../../../contract/courses/calls.ts';
import { ClosedScreens, OpenLink } from '../../../components/display/closed-screens.tsx';
import { Tag, type TagKind } from '../../../components/display/tag.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { shortDate, wholeNumber } from '../../../lib/format.ts';
import { tabHref } from '../../course-home/course-tabs.ts';

interface CourseActions {
  /** Asks before deleting a course. */
  onRemove(course: CourseCard): void;
  onCopy(course: CourseCard): void;
  onExport(course: CourseCard): void;
  onRestore(course: CourseCard): void;
}

/** The columns of the list of courses (spec 2.16). */
export function courseColumns(actions: CourseActions): Column<CourseCard>[] {
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
      cardLabel: 'Tomado',
      align: 'end',
      sortBy: ({ countApply }) => countApply,
      render: ({ id, title, countApply }) => (
        <OpenLink
          href={tabHref('personas', id)}
          aria-label={`Personas de ${title}: ${wholeNumber(countApply)}`}
        >
          {wholeNumber(countApply)}
        </OpenLink>
      ),
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
      kind: 'state',
      sortBy: (course) => stateOf(course).label,
      render: (course) => {
        const { kind, label } = stateOf(course);
        return <Tag kind={kind}>{label}</Tag>;
      },
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (course) => <Actions course={course} {...actions} />,
    },
  ];
}

function Actions(props: CourseActions & { course: CourseCard }) {
  const { course, onRemove, onCopy, onExport, onRestore } = props;
  const { id, title: subject, published, archived } = course;
  const hasQuestions = !useContext(ClosedScreens)('/question'); // a copy and a file take them along
  return (
    <RowActions subject={subject} edit={{ href: `/editcourse?id=${id}` }}>
      <IconButton icon="question" label="Preguntas" subject={subject} href={`/question?id=${id}`} />
      <IconButton icon="image" label="Imágenes" subject={subject} href={`/imageUpload?id=${id}`} />
      <IconButton icon="clip" label="Material" subject={subject} href={`/filecourse?id=${id}`} />
      <IconButton
        icon="eye"
        label={published ? 'Ver' : 'Vista previa'}
        subject={subject}
        href={`/leercurso?id=${id}`}
      />
      {hasQuestions && (
        <>
          <IconButton icon="copy" label="Copiar" subject={subject} onClick={() => onCopy(course)} />
          <IconButton icon="download" label="Exportar" subject={subject} onClick={() => onExport(course)} />
        </>
      )}
      {archived ? (
        <IconButton icon="undo" label="Restaurar" subject={subject} onClick={() => onRestore(course)} />
      ) : (
        <IconButton icon="trash" label="Eliminar" subject={subject} danger onClick={() => onRemove(course)} />
      )}
    </RowActions>
  );
}

/** The most important fact about a course for administrators. */
function stateOf({ archived, published, questionCount }: CourseCard): { kind: TagKind; label: string } {
  if (archived) return { kind: 'info', label: 'Archivado' };
  if (!published) return { kind: 'off', label: 'Borrador' };
  // without questions there is no exam, but the course can be read
  if (questionCount === 0) return { kind: 'off', label: 'Sin preguntas' };
  return { kind: 'ok', label: 'Publicado' };
}
