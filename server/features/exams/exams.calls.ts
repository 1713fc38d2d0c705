import { questionTypes } from '../../../contract/constants.ts';
import { contract } from '../../../contract/index.ts';
import { questionTypeLabel } from '../../../contract/questions/type.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { signLink } from '../../api/call/signed-links.ts';
import { openCertificatePdf } from '../certificates/making/open-certificate.ts';
import { optionFields } from '../questions/question-fields.calls.ts';
import { trueFalseOptions } from './answer-letters.rules.ts';
import { finishExam } from './finish-exam.ts';
import { saveAnswer } from './save-answer.ts';
import { startExam } from './start-exam.ts';

type ExamCalls =
  | 'getTest'
  | 'saveAnswerByUser'
  | 'getCalification'
  | 'getCertificateLinks'
  | 'seeCertificate'
  | 'getCertificate';

/** The calls of Question for sitting an exam and getting its certificate. */
export const examCalls: Pick<Controller<typeof contract.question>, ExamCalls> = {
  async getTest(context, { id, userId, AttemptId }) {
    const exam = await startExam(context, userId, id, AttemptId);
    return answer({
      attemptId: exam.id,
      curseTitle: exam.courseTitle,
      startedAt: exam.startedAt.toISOString(),
      closesAt: exam.closesAt.toISOString(),
      serverTime: exam.now.toISOString(),
      allowedSeconds: exam.allowedSeconds,
      remainingSeconds: exam.remainingSeconds,
      questions: exam.questions.map((question) => ({
        ...shownQuestion(question, exam.courseTitle),
        answer: question.answer,
      })),
    });
  },
  async saveAnswerByUser(context, input) {
    const saved = await saveAnswer(context, {
      accountId: input.UserId,
      courseId: input.CourseId,
      questionId: input.QuestionId,
      answer: input.Answer,
      attemptId: input.AttemptId,
      clickedAt: instantOf(input.ClickedAt),
    });
    return answer(saved, { message: 'Respuesta guardada.' });
  },
  async getCalification(context, input) {
    const of = { accountId: input.UserId, courseId: input.CourseId, attemptId: input.AttemptId };
    const result = await finishExam(context, of);
    const isEmpty = result.answeredCount === 0 && result.endedBy === 'time';
    return answer(
      {
        attemptId: result.id,
        calification: result.grade,
        correctCount: result.correctCount,
        questionCount: result.questionCount,
        minCalification: result.minimumGrade,
        isPassed: result.isPassed,
        timeOnTest: input.TimeOnTest ?? null,
        usedSeconds: result.usedSeconds,
        answeredCount: result.answeredCount,
        certificateCode: result.certificateCode,
        certificateWaits: result.certificateWaits,
        readAgain: result.readAgain,
        practiceCount: result.practiceCount,
        nextAttemptAt: result.nextAttemptAt?.toISOString() ?? null,
        canRetake: result.canRetake,
        attemptsLeft: result.attemptsLeft,
      },
      isEmpty
        ? { message: 'Se termino el tiempo y no contesto ninguna pregunta.', icon: 'warning' }
        : { message: resultMessage(result), icon: result.isPassed ? 'success' : 'warning' },
    );
  },
  async getCertificateLinks(context, input) {
    await openCertificatePdf(context, input.UserId, input.CourseId); // refuses before a tab opens
    const { seeCertificate, getCertificate } = contract.question;
    return answer({
      see: signLink(context, seeCertificate, input),
      keep: signLink(context, getCertificate, input),
    });
  },
  async seeCertificate(context, { UserId, CourseId }) {
    return answer({ ...(await openCertificatePdf(context, UserId, CourseId)), isAttachment: false });
  },
  async getCertificate(context, { UserId, CourseId }) {
    return answer({ ...(await openCertificatePdf(context, UserId, CourseId)), isAttachment: true });
  },
};

export const shownQuestion = (
  question: {
    id: number;
    description: string;
    type: number;
    options: string[];
    several: boolean;
    order: string;
  },
  courseTitle: string,
) => ({
  id: question.id,
  description: question.description,
  type: questionTypeLabel(question.type),
  questionTypeId: question.type,
  ...optionFields(question.type === questionTypes.trueFalse ? [...trueFalseOptions] : question.options),
  several: question.several,
  order: question.order,
  curseTitle: courseTitle,
});

function instantOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const instant = new Date(text);
  const isFourDigitYear = /^\d{4}-/.test(text); // JavaScript allows years that PostgreSQL does not
  if (isFourDigitYear && !Number.isNaN(instant.getTime())) return instant;
  throw new Refusal('invalidInput', {
    errors: [{ field: 'ClickedAt', message: 'La hora del clic no es válida.' }],
  });
}

export function resultMessage(result: { grade: number; minimumGrade: number; isPassed: boolean }): string {
  if (result.isPassed) return `¡Aprobaste! Tu nota es ${result.grade} de 100.`;
  const missing = result.minimumGrade - result.grade;
  return `Tu nota es ${result.grade} de 100. Te ${missing === 1 ? 'faltó 1 punto' : `faltaron ${missing} puntos`} para aprobar.`;
}
