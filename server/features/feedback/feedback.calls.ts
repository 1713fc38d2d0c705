import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { changeEach } from '../bulk/change-each.ts';
import * as feedbacks from './feedback.ts';

export const feedback: Controller<typeof contract.feedback> = {
  async answer(context, { Kind, Key, Useful }) {
    await feedbacks.countFeedback(context, { kind: Kind, key: Key, isUseful: Useful });
    return answer(null, { message: 'Gracias por decirlo.' });
  },
  async addWords(context, { Kind, Key, Useful, Words }) {
    await feedbacks.addFeedbackWords(context, { kind: Kind, key: Key, isUseful: Useful, words: Words });
    return answer(null, { message: 'Gracias. Lo leeremos.' });
  },
  async get(context, { Kind, ...input }) {
    const { rows, total } = await feedbacks.listFeedback(context, { ...input, kind: Kind });
    return answer(rows, { total });
  },
  async putAwayMany(context, { Items, Away }) {
    const results = await changeEach(context, Items, (each, { Id }) =>
      feedbacks.putFeedbackAway(each, Id, Away),
    );
    return answerBulk(
      results,
      Away
        ? ['La frase se archivó', '# frases se archivaron']
        : ['La frase volvió a la lista', '# frases volvieron a la lista'],
    );
  },
};
