import type { CourseCard } from '../../../../contract/calls/course.ts';
import type { Api } from '../../../../contract/index.ts';
import { itemsOf, restoring, seenItemsOf } from '../../../lib/lists/bulk-actions.ts';
import type { BulkAction } from '../../../lib/lists/bulk-bar.tsx';
import { trashConsequence } from '../../../lib/lists/trash-words.ts';

export const courseActions = (api: Api): readonly BulkAction<CourseCard>[] => [
  {
    label: 'Publicar',
    icon: 'check',
    send: (rows) => api.course.publishMany({ ...seenItemsOf(rows), Published: true }),
  },
  {
    label: 'Pasar a borrador',
    icon: 'lock',
    send: (rows) => api.course.publishMany({ ...seenItemsOf(rows), Published: false }),
  },
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
