import type { contract } from '../../../contract/index.ts';
import { counted } from '../../../contract/text/counted.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import {
  acceptLateClicks,
  addMinutes,
  annulAttempt,
  listWouldPass,
  passAttempt,
  reopenAttempt,
} from '../exams/change-attempt.ts';
import { endRetakes } from '../exams/end-retakes.ts';
import { regradeCalls } from '../questions/regrade.calls.ts';
import { getAttemptTime, listAttempts, listOwnAttempts } from './attempts.ts';
import { getEvidence } from './evidence.ts';

const minutesWords = (minutes: number) => counted(minutes, 'minuto', 'minutos');

export const attempt: Controller<typeof contract.attempt> = {
  ...regradeCalls,
  async get(context, input) {
    const { rows, total } = await listAttempts(context, input);
    return answer(rows, { total });
  },
  async getOwn(context, { userId, courseId }) {
    return answer(await listOwnAttempts(context, userId, courseId));
  },
  async endRetakes(context, { UserId, CourseId }) {
    await endRetakes(context, UserId, CourseId);
    return answer(null, { message: 'El examen quedó cerrado. Ya puedes ver las respuestas y su porqué.' });
  },
  async getTime(context, { id }) {
    return answer(await getAttemptTime(context, id));
  },
  async getEvidence(context, { id }) {
    return answer(await getEvidence(context, id));
  },
  async addMinutes(context, { Id, Minutes, Reason }) {
    const { closesAt } = await addMinutes(context, Id, { minutes: Minutes, reason: Reason });
    const message = `El intento tiene ${minutesWords(Minutes)} más. Su página lo mostrará en unos segundos.`;
    return answer({ closesAt: closesAt.toISOString() }, { message });
  },
  async reopen(context, { Id, Minutes, Reason }) {
    const { closesAt } = await reopenAttempt(context, Id, { minutes: Minutes, reason: Reason });
    const message = `El intento está abierto otra vez, por ${minutesWords(Minutes)} desde ahora.`;
    return answer({ closesAt: closesAt.toISOString() }, { message });
  },
  async annul(context, { Id, Reason }) {
    await annulAttempt(context, Id, Reason);
    return answer(null, { message: 'El intento quedó anulado: ya no cuenta.' });
  },
  async previewPass(context, { courseId, Calification }) {
    return answer(await listWouldPass(context, courseId, Calification));
  },
  async pass(context, { Id, Reason }) {
    await passAttempt(context, Id, Reason);
    return answer(null, { message: 'El intento quedó aprobado.' });
  },
  async acceptLate(context, { Id, QuestionIds, Reason }) {
    const grades = await acceptLateClicks(context, Id, { questionIds: QuestionIds, reason: Reason });
    const { gradeBefore, gradeAfter } = grades;
    const message =
      gradeBefore === gradeAfter
        ? `Las respuestas ya cuentan. La nota sigue en ${gradeAfter}.`
        : `Las respuestas ya cuentan. La nota pasó de ${gradeBefore} a ${gradeAfter}.`;
    return answer(grades, { message });
  },
};
