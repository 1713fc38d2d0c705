import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import * as phrases from './searched-phrases.ts';

export const searchedPhrase: Controller<typeof contract.searchedPhrase> = {
  async opened(context, { Value, Type, Id, Anchor = '' }) {
    phrases.noteOpening(context, Value, { kind: Type, rowId: Id, anchor: Anchor });
    return answer(null);
  },
  async getPopular(context) {
    return answer(await phrases.listPopular(context));
  },
  async get(context, { Heap = 'unanswered', ...input }) {
    const { rows, total } = await phrases.listPhrases(context, { ...input, heap: Heap });
    return answer(rows, { total });
  },
  async getFigures(context) {
    return answer(await phrases.countPhrases(context));
  },
  async makeAsked(context, { Words, Type, Id, Anchor = '' }) {
    const title = await phrases.makeAsked(context, Words, { kind: Type, rowId: Id, anchor: Anchor });
    return answer(null, { message: `Quien escriba «${Words}» verá primero «${title}».` });
  },
  async makeUntreated(context, { Words, Id }) {
    const title = await phrases.makeUntreated(context, Words, Id);
    return answer(null, { message: `Quien escriba «${Words}» leerá dónde preguntar: «${title}».` });
  },
  async makeAnswered(context, { Words, Title }) {
    await phrases.makeAnswered(context, Words, Title);
    return answer(null, { message: 'La frase ya tiene respuesta.' });
  },
  async undo(context, { Words }) {
    await phrases.undoDecision(context, Words);
    return answer(null, { message: 'La frase vuelve a esperar.' });
  },
};
