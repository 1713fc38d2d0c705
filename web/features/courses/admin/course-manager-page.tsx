import { useState } from 'react';
import type { CourseCard } from '../../../../contract/calls/course.ts';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableSearch } from '../../../lib/lists/paged-table.tsx';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import { storeNotice, useNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { courseColumns } from './course-columns.tsx';
import { ImportCourseButton } from './import-course-button.tsx';

/** /course: the courses with their actions (spec 2.16). */
export default function CourseManagerPage({
  data,
  query,
  viewer,
}: ViewProps<{ courses: CourseCard[]; total: number }>) {
  const api = useApi();
  const toast = useToast();
  const { run } = useCall();
  const [{ courses, total }, setList] = useState(data);
  const replace = (id: number, changed: Partial<CourseCard>) =>
    setList((before) => ({
      ...before,
      courses: before.courses.map((course) => (course.id === id ? { ...course, ...changed } : course)),
    }));
  const removal = useRemoval<CourseCard>({
    async remove({ id }) {
      const { data: outcome, message } = await api.course.delete({ id });
      if (outcome.archived) replace(id, { archived: true });
      else
        setList((before) => ({
          courses: before.courses.filter((course) => course.id !== id),
          total: before.total - 1,
        }));
      return { message };
    },
    onRemoved: () => undefined, // the answer says whether the course was deleted or archived
  });
  const restore = ({ id }: CourseCard) =>
    void run(async () => {
      const { message } = await api.course.restore({ Id: id });
      replace(id, { archived: false });
      toast({ text: message });
    });
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
        <PagedTableSearch path="/course" label="Buscar un curso" query={query} />
        <ImportCourseButton accountId={viewer?.accountId ?? 0} />
        {add}
      </ToolHead>
      <DataTable
        caption="Cursos"
        columns={courseColumns({
          onRemove: removal.ask,
          onCopy: copy,
          onExport: exportCourse,
          onRestore: restore,
        })}
        rows={courses}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty path="/course" query={query} title="Todavía no hay cursos" action={add}>
            Agrega el primero y después sus preguntas.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager path="/course" query={query} total={total} noun={['curso', 'cursos']} />
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={removal.asked === null ? '' : consequence(removal.asked)}
      />
    </>
  );
}

/** The consequence of deleting for the members who take the course (spec 7.3). */
function consequence({ title, countApply }: CourseCard): string {
  return countApply === 0
    ? `El curso «${title}» dejará de verse. Queda 30 días en la Papelera.`
    : `El curso «${title}» tiene inscritos: se archiva. No recibe más inscripciones, y quienes ya lo tomaron lo conservan.`;
}
