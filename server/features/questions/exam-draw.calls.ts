import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { changeCourse } from '../courses/save-course.ts';
import { setDraw } from './exam-draw.ts';

/** The switches of how an exam draws; part of the controller Question. */
export const drawHandlers: Controller<Pick<typeof contract.question, 'addAttemptLimit' | 'addDraw'>> = {
  async addAttemptLimit(context, { Limit, IdCourse }) {
    await changeCourse(context, IdCourse, { examAttemptLimit: Limit });
    const message =
      Limit === 0
        ? 'Ya no hay un máximo de intentos.'
        : Limit === 1
          ? 'Cada persona tiene ahora un solo intento.'
          : `Cada persona tiene ahora ${Limit} intentos.`;
    return answer(null, { message });
  },
  async addDraw(context, input) {
    const notes = await setDraw(context, input.IdCourse, {
      shares: input.Shares.map(({ Module, Count, Hard }) => ({ module: Module, count: Count, hard: Hard })),
      unseenFirst: input.UnseenFirst,
      shuffled: input.Shuffled,
    });
    const message = 'Guardado. Vale para los exámenes que empiecen desde ahora.';
    return answer({ notes }, { message });
  },
};
