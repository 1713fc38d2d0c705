import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { optionFields } from '../questions/question-fields.calls.ts';
import { listCoursesWithPractice, readPractice } from './practice.ts';

export const practice: Controller<typeof contract.practice> = {
  async getCourses(context) {
    return answer(await listCoursesWithPractice(context));
  },
  async get(context, { courseId, place, round }) {
    const { questions, ...set } = await readPractice(context, courseId, { place, round });
    return answer({
      ...set,
      questions: questions.map(({ type, options, ...question }) => ({
        ...question,
        questionTypeId: type,
        ...optionFields(options),
      })),
    });
  },
};
