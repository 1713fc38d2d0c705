import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { changeEach } from '../bulk/change-each.ts';
import { inTrash } from '../bulk/rows.calls.ts';
import * as courses from './courses.ts';
import { publishCourse } from './save-course.ts';

type Rows = Pick<typeof contract.course, 'delete' | 'restore' | 'publishMany' | 'deleteMany' | 'restoreMany'>;

/** Deleting, archiving and publishing courses, one or many; part of the controller Course. */
export const manyCourses: Controller<Rows> = {
  async delete(context, { id }) {
    const result = await courses.removeCourse(context, id);
    const message = result.archived
      ? 'El curso quedó archivado: quienes lo tomaron conservan su lectura, sus notas y sus certificados.'
      : inTrash('El curso');
    return answer(result, { message });
  },
  async deleteMany(context, { Items }) {
    const results = await changeEach(context, Items, async (each, { Id }) =>
      (await courses.removeCourse(each, Id)).archived ? 'archived' : 'done',
    );
    const archived = results.filter(({ state }) => state === 'archived').length;
    const kept =
      archived === 0
        ? ''
        : archived === 1
          ? ' (1 archivado, porque tiene inscritos)'
          : ` (${archived} archivados, porque tienen inscritos)`;
    return answerBulk(results, [`Se eliminó 1 curso${kept}`, `Se eliminaron # cursos${kept}`]);
  },
  async restore(context, { Id }) {
    await courses.unarchiveCourse(context, Id);
    return answer(null, { message: 'El curso volvió a la lista.' });
  },
  async restoreMany(context, { Items }) {
    const results = await changeEach(context, Items, (each, { Id }) => courses.unarchiveCourse(each, Id));
    return answerBulk(results, ['1 curso salió del archivo', '# cursos salieron del archivo']);
  },
  async publishMany(context, { Items, Published }) {
    const results = await changeEach(context, Items, (each, { Id, Version }) =>
      publishCourse(each, Id, Published, Version),
    );
    return answerBulk(
      results,
      Published
        ? ['Se publicó 1 curso', 'Se publicaron # cursos']
        : ['1 curso es ahora borrador', '# cursos son ahora borradores'],
    );
  },
};
