import type { contract } from '../../../../contract/index.ts';
import { answer, type Controller } from '../../../api/call/controller.ts';
import { resultMessage, shownQuestion } from '../exams.calls.ts';
import { checkTrialAnswer, gradeTrial, startTrial } from './trial-exam.ts';

/** A trial has no row: its id stands where an attempt's would. */
const noAttempt = 0;

export const trial: Controller<typeof contract.trial> = {
  async start(context, { courseId }) {
    const { startedAt, closesAt, now, courseTitle, questions, ...times } = await startTrial(
      context,
      courseId,
    );
    return answer({
      ...times,
      attemptId: noAttempt,
      curseTitle: courseTitle,
      startedAt: startedAt.toISOString(),
      closesAt: closesAt.toISOString(),
      serverTime: now.toISOString(),
      questions: questions.map((question) => ({
        ...shownQuestion({ ...question, order: '' }, courseTitle), // letters as administrators know them
        answer: null,
      })),
    });
  },
  async check(context, { Ticket, QuestionId, Answer }) {
    const given = { ticket: Ticket, questionId: QuestionId, answer: Answer };
    return answer(await checkTrialAnswer(context, given), { message: 'Respuesta guardada en esta ventana.' });
  },
  async grade(context, { Ticket, Answers }) {
    const answers = Answers.map(({ QuestionId, Answer }) => ({ questionId: QuestionId, answer: Answer }));
    const { grade, minimumGrade, ...result } = await gradeTrial(context, { ticket: Ticket, answers });
    return answer(
      {
        ...result,
        attemptId: noAttempt,
        calification: grade,
        minCalification: minimumGrade,
        timeOnTest: null,
        certificateCode: null,
        certificateWaits: null,
        practiceCount: 0,
        nextAttemptAt: null,
        canRetake: true,
        attemptsLeft: null,
      },
      {
        message: resultMessage({ grade, minimumGrade, isPassed: result.isPassed }),
        icon: result.isPassed ? 'success' : 'warning',
      },
    );
  },
};
