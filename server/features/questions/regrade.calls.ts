import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { previewRegrade, regrade } from './regrade.ts';

interface Corrected {
  QuestionId: number;
  Correct: string;
  LowerGrades?: boolean | undefined;
}

const correctionOf = ({ QuestionId, Correct, LowerGrades }: Corrected) => ({
  questionId: QuestionId,
  correct: Correct,
  lowersGrades: LowerGrades ?? false,
});

/** Correcting a wrong key; part of the controller Attempt. */
export const regradeCalls: Controller<Pick<typeof contract.attempt, 'previewRegrade' | 'regrade'>> = {
  async previewRegrade(context, input) {
    return answer(await previewRegrade(context, correctionOf(input)));
  },
  async regrade(context, input) {
    const { Reason: reason, Fingerprint: fingerprint } = input;
    const done = await regrade(context, { ...correctionOf(input), reason, fingerprint });
    const { changedCount: count } = done;
    const changed =
      count === 0 ? 'No cambió ninguna nota' : count === 1 ? 'Cambió 1 nota' : `Cambiaron ${count} notas`;
    return answer(done, { message: `La respuesta se corrigió. ${changed}.` });
  },
};
