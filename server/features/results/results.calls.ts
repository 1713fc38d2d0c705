import type { contract } from '../../../contract/index.ts';
import { isNowEnrolled } from '../../../contract/results/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { removeFromCourse, returnToCourse } from '../enrolments/close-enrolments.ts';
import { enrolPeople, previewEnrolment } from '../enrolments/enrol-people.ts';
import { gradeByHand } from '../exams/grade-by-hand.ts';
import { groupManyInCourse } from '../groups/group-people.ts';
import { exportCourses } from './export-courses.ts';
import { exportResults } from './export-results.ts';
import { previewLetter, sendLetter } from './letters.ts';
import { listResults } from './results.ts';

export const result: Controller<typeof contract.result> = {
  async get(context, input) {
    const { results, total } = await listResults(context, input);
    return answer(results, { total });
  },
  async export(context, input) {
    return answer({ ...(await exportResults(context, input)), isAttachment: true });
  },
  async exportCourses(context, input) {
    return answer({ ...(await exportCourses(context, input)), isAttachment: true });
  },
  async previewLetter(context, input) {
    return answer(await previewLetter(context, input));
  },
  async sendLetter(context, input) {
    const count = await sendLetter(context, input);
    const letters = counted(count, 'carta', 'cartas');
    const message =
      context.config.smtpUrl === undefined
        ? `${letters} en espera: saldrán cuando el portal tenga un servidor de correo.`
        : `${letters} en camino. En Correos ves cómo van.`;
    return answer({ count }, { message });
  },
  async previewEnrolment(context, { courseId, Lines }) {
    return answer(await previewEnrolment(context, courseId, Lines));
  },
  async removeMany(context, { Items, courseId, Reason = '' }) {
    const results = await removeFromCourse(context, Items, { courseId, reason: Reason });
    return answerBulk(results, ['1 persona ya no está en el curso', '# personas ya no están en el curso']);
  },
  async reopenMany(context, { Items, courseId }) {
    const results = await returnToCourse(context, Items, courseId);
    return answerBulk(results, ['1 persona volvió al curso', '# personas volvieron al curso']);
  },
  async setGroupMany(context, { Items, courseId, Group = '' }) {
    const results = await groupManyInCourse(context, Items, { courseId, name: Group });
    return answerBulk(
      results,
      Group === ''
        ? ['1 persona ya no lleva un grupo de este curso', '# personas ya no llevan un grupo de este curso']
        : ['1 persona lleva el grupo en este curso', '# personas llevan el grupo en este curso'],
    );
  },
  async passMany(context, { Items, courseId, Calification, Reason }) {
    const given = { courseId, grade: Calification, reason: Reason };
    const results = await gradeByHand(context, Items, given);
    return answerBulk(results, ['Se aprobó con motivo a 1 persona', 'Se aprobó con motivo a # personas']);
  },
  async enrol(context, { courseId, UserIds, Group = '', Tell = false }) {
    const outcomes = await enrolPeople(context, {
      courseIds: [courseId],
      accountIds: UserIds,
      group: Group,
      tell: Tell,
    });
    const count = outcomes.filter(({ outcome }) => isNowEnrolled(outcome)).length;
    const message = `Se ${count === 1 ? 'inscribió 1 persona' : `inscribieron ${count} personas`}.`;
    return answer(outcomes, { message });
  },
};
