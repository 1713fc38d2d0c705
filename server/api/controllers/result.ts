import { isNowEnrolled } from '../../../contract/calls/result.ts';
import type { contract } from '../../../contract/index.ts';
import { enrolPeople, previewEnrolment } from '../../features/enrolments/enrol-people.ts';
import { exportResults } from '../../features/results/export-results.ts';
import { previewLetter, sendLetter } from '../../features/results/letters.ts';
import { listResults } from '../../features/results/results.ts';
import { answer, type Controller } from '../call/controller.ts';

export const result: Controller<typeof contract.result> = {
  async get(context, input) {
    const { results, total } = await listResults(context, input);
    return answer(results, { total });
  },
  async export(context, input) {
    return answer({ ...(await exportResults(context, input)), isAttachment: true });
  },
  async previewLetter(context, input) {
    return answer(await previewLetter(context, input));
  },
  async sendLetter(context, input) {
    const count = await sendLetter(context, input);
    const letters = count === 1 ? '1 carta' : `${count} cartas`;
    const message =
      context.config.smtpUrl === undefined
        ? `${letters} en espera: saldrán cuando el portal tenga un servidor de correo.`
        : `${letters} en camino. En Correos ves cómo van.`;
    return answer({ count }, { message });
  },
  async previewEnrolment(context, { courseId, Lines }) {
    return answer(await previewEnrolment(context, courseId, Lines));
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
