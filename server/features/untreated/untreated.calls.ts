import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import * as rows from './untreated.ts';

export const untreated: Controller<typeof contract.untreated> = {
  async get(context) {
    return answer(await rows.listUntreated(context));
  },
  async add(context, { Title, Answer, Asked = '' }) {
    const given = { title: Title, answer: Answer, asked: Asked };
    return answer(await rows.addUntreated(context, given), {
      message: 'Se guardó: el buscador ya dice dónde preguntar.',
    });
  },
  async update(context, { Id, Title, Answer, Asked, Version }) {
    const given = { title: Title, answer: Answer, asked: Asked };
    return answer(await rows.changeUntreated(context, Id, given, Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  delete: trashOne(rows.removeUntreated, 'El tema'),
  deleteMany: trashMany(rows.removeUntreated, 'tema', 'temas'),
};
