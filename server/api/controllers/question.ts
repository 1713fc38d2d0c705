import { questionTypes } from '../../../contract/constants.ts';
import type { contract } from '../../../contract/index.ts';
import { changeExamSettings, getExamSettings } from '../../features/courses/exam-settings.ts';
import { addQuestion, listQuestions, removeQuestion } from '../../features/questions/questions.ts';
import { answer, type Controller } from '../call/controller.ts';
import { examCalls } from './exam-calls.ts';
import { optionFields } from './option-fields.ts';
import { bankCalls } from './question-bank.ts';

const typeLabels: Record<number, string> = {
  [questionTypes.trueFalse]: 'Verdadero o Falso',
  [questionTypes.multipleChoice]: 'Selección Multiple',
};

export const question: Controller<typeof contract.question> = {
  ...examCalls,
  ...bankCalls,
  async get(context, { id }) {
    const rows = await listQuestions(context, id);
    return answer(
      rows.map((row) => {
        const isMultiple = row.type === questionTypes.multipleChoice;
        return {
          id: row.id,
          description: row.description,
          type: typeLabels[row.type] ?? '',
          questionTypeId: row.type,
          correctAnswerMultiple: isMultiple ? row.correct : '',
          correctAnswerVoF: isMultiple ? '' : row.correct,
          ...optionFields(row.options),
          module: row.module,
          version: row.version,
        };
      }),
    );
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
    const added = await addQuestion(context, input.CourseId, {
      description: input.QuestionDescription,
      type: input.QuestionTypeId,
      options: [input.AnswerA, input.AnswerB, input.AnswerC, input.AnswerD],
      correctLetters: input.CorrectAnswerMultiple,
      correctTrueFalse: input.CorrectAnswerVoF,
      module: input.Module,
    });
    return answer(added, { message: 'La pregunta se guardó.' });
  },
  async addWait(context, { Hours, IdCourse }) {
    await changeExamSettings(context, IdCourse, { examWaitHours: Hours });
    const message =
      Hours === 0
        ? 'Ya no hay que esperar entre un intento y otro.'
        : `Entre un intento y otro hay que esperar ahora ${Hours} ${Hours === 1 ? 'hora' : 'horas'}.`;
    return answer(null, { message });
  },
  async addTime(context, { Time, IdCourse }) {
    await changeExamSettings(context, IdCourse, { examMinutes: Time });
    return answer(null, { message: `El examen dura ahora ${Time} ${Time === 1 ? 'minuto' : 'minutos'}.` });
  },
  async addQuantityQuestion(context, { Quantity, IdCourse }) {
    await changeExamSettings(context, IdCourse, { questionsPerExam: Quantity });
    return answer(null, {
      message: `Cada examen tiene ahora ${Quantity} ${Quantity === 1 ? 'pregunta' : 'preguntas'}.`,
    });
  },
  async addMinCalification(context, { Calification, IdCourse }) {
    await changeExamSettings(context, IdCourse, { minimumGrade: Calification });
    return answer(null, { message: `La calificación mínima es ahora ${Calification} de 100.` });
  },
  async delete(context, { id }) {
    await removeQuestion(context, id);
    return answer(null, {
      message: 'La pregunta queda 30 días en la Papelera. Los exámenes que ya la mostraron la conservan.',
    });
  },
};
