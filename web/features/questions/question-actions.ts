import type { QuestionRow } from '../../../contract/calls/question.ts';
import type { Api } from '../../../contract/index.ts';
import { seenItemsOf, trashAction } from '../../lib/lists/bulk-actions.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';
import { courseChoices } from '../../lib/lists/course-choices.ts';

export const questionActions = (api: Api, courseId: number): readonly BulkAction<QuestionRow>[] => [
  {
    label: 'Copiar',
    icon: 'copy',
    choices: { label: 'Curso', load: () => courseChoices(api, 'all') },
    send: (rows, CourseId) => api.question.copyMany({ ...seenItemsOf(rows), CourseId }),
  },
  {
    label: 'Mover',
    icon: 'arrow-right',
    choices: {
      label: 'Curso',
      load: async () => (await courseChoices(api, 'all')).filter(({ value }) => value !== courseId),
    },
    send: (rows, CourseId) => api.question.moveMany({ ...seenItemsOf(rows), CourseId }),
  },
  trashAction(api, {
    type: 'Pregunta',
    send: (items) => api.question.deleteMany(items),
    consequence: [
      'No saldrá en exámenes nuevos; los que ya la tuvieron no cambian',
      'Las # preguntas no saldrán en exámenes nuevos; los que ya las tuvieron no cambian',
    ],
  }),
];
