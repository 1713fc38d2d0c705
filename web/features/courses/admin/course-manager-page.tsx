import type { CourseCard } from '../../../../contract/courses/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import type { BulkAction } from '../../../lib/lists/bulk-action.ts';
import { itemsOf, publishActions, restoring, trashConsequence } from '../../../lib/lists/bulk-actions.ts';
import { bulkSelection } from '../../../lib/lists/bulk-bar.tsx';
import {
  type ListFilter,
  PagedTableEmpty,
  PagedTablePager,
  PagedTableTools,
} from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { storeNotice, useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { courseColumns } from './course-columns.tsx';
import { ImportCourseButton } from './import-course-button.tsx';
import { type CoursePage, loadCourses } from './load-courses.ts';

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: 'Estado',
    placeholder: 'Todos los estados',
    options: [
      { value: 'published', label: 'Publicados' },
      { value: 'draft', label: 'Borradores' },
      { value: 'archived', label: 'Archivados' },
    ],
  },
];

const nameOf = ({ title }: CourseCard) => title;

/** /course: the courses with their actions (spec 2.16). */
export default function CourseManagerPage({ data, query: opened, viewer }: ViewProps<CoursePage>) {
  const api = useApi();
  const toast = useToast();
  const { run, tell } = useCall();
  const list = usePagedList<CoursePage>({ path: '/course', query: opened, loaded: data, load: loadCourses });
  const { courses, total } = list.loaded;
  const removal = useRemoval<CourseCard>({
    remove: ({ id }) => api.course.delete({ id }),
    onRemoved: list.reload,
    undo: {
      // with members it was archived, not deleted
      restore: (row) =>
        row.countApply > 0 ? api.course.restore({ Id: row.id }) : restoring(api, 'Curso')([row]),
      onUndone: list.reload,
    },
  });
  const restore = ({ id }: CourseCard) => void tell(() => api.course.restore({ Id: id }), list.reload);
  const copy = ({ id }: CourseCard) =>
    void run(async () => {
      const { data: made, message } = await api.course.copy({ Id: id });
      storeNotice(message);
      location.assign(`/editcourse?id=${made.id}`);
    });
  const exportCourse = ({ id }: CourseCard) =>
    void run(async () => {
      const { data: link } = await api.course.getExportLink({ id });
      toast({ text: 'La descarga empieza enseguida.' });
      location.assign(link.url);
    });
  useNotice();
  const add = (
    <Button href="/addcourse">
      <Icon name="plus" />
      Agregar
    </Button>
  );
  return (
    <>
      <ToolHead title="Cursos">
        {viewer?.role === 'admin' && <ImportCourseButton accountId={viewer.accountId} />}
        {add}
      </ToolHead>
      <PagedTableTools list={list} label="Buscar un curso" filters={filters} />
      <DataTable
        caption="Cursos"
        columns={courseColumns({
          onRemove: removal.ask,
          onCopy: copy,
          onExport: exportCourse,
          onRestore: restore,
        })}
        rows={courses}
        isPart={courses.length < total}
        rowKey={({ id }) => id}
        selectable={bulkSelection({
          nameOf,
          noun: ['curso', 'cursos'],
          actions: courseActions(api),
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty list={list} title="Todavía no hay cursos">
            Agrega el primero y después sus preguntas.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['curso', 'cursos']} />
      <ConfirmDialog {...removal.dialogProps} {...questionOf(removal.asked)} />
    </>
  );
}

/**
 * The question before a course is deleted. One that members take is archived instead (spec 7.3), and the question
 * says so.
 */
function questionOf(course: CourseCard | null) {
  const { title = '', countApply = 0 } = course ?? {};
  const asked = { title: 'Desea eliminar?' };
  if (countApply === 0) return { ...asked, body: trashConsequence(`El curso «${title}» dejará de verse`) };
  const body = `El curso «${title}» tiene inscritos: se archiva. No recibe más inscripciones, y quienes ya lo tomaron lo conservan.`;
  return { ...asked, body, confirmLabel: 'Archivar' };
}

const courseActions = (api: Api): readonly BulkAction<CourseCard>[] => [
  ...publishActions<CourseCard>(api.course.publishMany),
  {
    label: 'Eliminar',
    icon: 'trash',
    danger: true,
    ask: { title: 'Desea eliminar?', body: consequence },
    send: (rows) => api.course.deleteMany(itemsOf(rows)),
    async undo(rows, results) {
      const isArchived = (place: number) => results[place]?.state === 'archived';
      const [archived, trashed] = [
        rows.filter((_, at) => isArchived(at)),
        rows.filter((_, at) => !isArchived(at)),
      ];
      if (archived.length > 0) await api.course.restoreMany(itemsOf(archived));
      if (trashed.length > 0) await restoring(api, 'Curso')(trashed);
      return {
        message: rows.length === 1 ? 'El curso volvió a la lista.' : 'Los cursos volvieron a la lista.',
      };
    },
  },
];

/** Tells what deleting means for the members who take the courses (spec 7.3). */
function consequence(rows: readonly CourseCard[]): string {
  const taken = rows.filter(({ countApply }) => countApply > 0).length;
  const gone = trashConsequence('Los que no tienen inscritos dejan de verse');
  if (taken === 0) return trashConsequence('Dejan de verse');
  const kept = 'no reciben más inscripciones, y quienes ya los tomaron los conservan.';
  return taken === rows.length
    ? `Tienen inscritos, así que se archivan: ${kept}`
    : `${gone} Los que tienen inscritos (${taken}) se archivan: ${kept}`;
}
