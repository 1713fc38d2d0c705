import type { contract } from '../../../contract/index.ts';
import { counted } from '../../../contract/text/counted.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { inTrash } from '../bulk/rows.calls.ts';
import { getExamSettings } from '../courses/exam-settings.ts';
import { changeCourse } from '../courses/save-course.ts';
import { examCalls } from '../exams/exams.calls.ts';
import { citedArticles } from '../laws/cited-articles.ts';
import { bankCalls } from '../question-banks/question-banks.calls.ts';
import { drawHandlers } from './exam-draw.calls.ts';
import { otherAnswerNamed } from './explanation.rules.ts';
import { newQuestion, questionFields } from './question-fields.calls.ts';
import { addQuestion, listQuestions, removeQuestion } from './questions.ts';

export const question: Controller<typeof contract.question> = {
  ...examCalls,
  ...bankCalls,
  ...drawHandlers,
  async get(context, { id }) {
    const rows = await listQuestions(context, id);
    const articles = await citedArticles(
      context,
      rows.map(({ lawLink }) => lawLink),
    );
    const labelOf = (lawLink: string) => articles.get(lawLink)?.label ?? '';
    return answer(
      rows.map((row) => ({ id: row.id, ...questionFields(row, labelOf(row.lawLink)), version: row.version })),
    );
  },
  async getConfig(context, { id }) {
    const settings = await getExamSettings(context, id);
    return answer({
      testTime: settings.examMinutes,
      amountQuestion: settings.questionsPerExam,
      minQualify: settings.minimumGrade,
      waitHours: settings.examWaitHours,
      attemptLimit: settings.examAttemptLimit,
      draw: settings.examDraw,
    });
  },
  async add(context, input) {
    const { id, isDouble, question: added } = await addQuestion(context, input.CourseId, newQuestion(input));
    const double = isDouble ? 'Ya había otra con el mismo texto en este curso: revisa si sobra una.' : null;
    const message = ['La pregunta se guardó.', double, otherAnswerNamed(added)].filter(Boolean).join(' ');
    return answer({ id }, { message });
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
