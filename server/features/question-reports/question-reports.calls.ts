import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import * as reports from './question-reports.ts';

export const questionReport: Controller<typeof contract.questionReport> = {
  async add(context, { AttemptId, QuestionId, Fault, Text }) {
    const given = { attemptId: AttemptId, questionId: QuestionId, fault: Fault, text: Text ?? '' };
    await reports.addReport(context, given);
    return answer(null, { message: 'Gracias por avisar. Lo lee una persona del instituto.' });
  },
  async get(context, input) {
    const { rows, total } = await reports.listReported(context, input);
    return answer(rows, { total });
  },
  async answer(context, { QuestionId, Seen, Text }) {
    const told = await reports.answerReports(context, { questionId: QuestionId, seen: Seen, text: Text });
    const people = told.count === 1 ? 'La persona que avisó' : `Las ${told.count} personas que avisaron`;
    return answer(told, {
      message: `Contestado. ${people} lo ${told.count === 1 ? 'lee' : 'leen'} en su intento.`,
    });
  },
};
