import { counted } from '../../../contract/content/counted.ts';
import type { contract } from '../../../contract/index.ts';
import { getExamSettings } from '../../features/courses/exam-settings.ts';
import { changeCourse } from '../../features/courses/save-course.ts';
import { addQuestion, listQuestions, removeQuestion } from '../../features/questions/questions.ts';
import { answer, type Controller } from '../call/controller.ts';
import { examCalls } from './exam-calls.ts';
import { bankCalls } from './question-bank.ts';
import { newQuestion, questionFields } from './question-fields.ts';
import { inTrash } from './row-handlers.ts';

export const question: Controller<typeof contract.question> = {
  ...examCalls,
  ...bankCalls,
  async get(context, { id }) {
    const rows = await listQuestions(context, id);
    return answer(rows.map((row) => ({ id: row.id, ...questionFields(row), version: row.version })));
  },
  async getConfig(context, { id }) {
    const settings = await getExamSettings(context, id);
    return answer({
      testTime: settings.examMinutes,
      amountQuestion: settings.questionsPerExam,
      minQualify: settings.minimumGrade,
      waitHours: settings.examWaitHours,
    });
  },
  async add(context, input) {
    const { id, isDouble } = await addQuestion(context, input.CourseId, newQuestion(input));
    const double = isDouble ? ' Ya había otra con el mismo texto en este curso: revisa si sobra una.' : '';
    return answer({ id }, { message: `La pregunta se guardó.${double}` });
  },
  async addWait(context, { Hours, IdCourse }) {
    await changeCourse(context, IdCourse, { examWaitHours: Hours });
    const message =
      Hours === 0
        ? 'Ya no hay que esperar entre un intento y otro.'
        : `Entre un intento y otro hay que esperar ahora ${counted(Hours, 'hora', 'horas')}.`;
    return answer(null, { message });
  },
  async addTime(context, { Time, IdCourse }) {
    await changeCourse(context, IdCourse, { examMinutes: Time });
    return answer(null, { message: `El examen dura ahora ${counted(Time, 'minuto', 'minutos')}.` });
  },
  async addQuantityQuestion(context, { Quantity, IdCourse }) {
    await changeCourse(context, IdCourse, { questionsPerExam: Quantity });
    return answer(null, {
      message: `Cada examen tiene ahora ${counted(Quantity, 'pregunta', 'preguntas')}.`,
    });
  },
  async addMinCalification(context, { Calification, IdCourse }) {
    await changeCourse(context, IdCourse, { minimumGrade: Calification });
    return answer(null, { message: `La calificación mínima es ahora ${Calification} de 100.` });
  },
  async delete(context, { id }) {
    await removeQuestion(context, id);
    return answer(null, {
      message: `${inTrash('La pregunta')} Los exámenes que ya la mostraron la conservan.`,
    });
  },
};
