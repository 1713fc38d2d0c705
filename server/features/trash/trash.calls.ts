import type { contract } from '../../../contract/index.ts';
import { answerBulk } from '../../api/call/bulk-answer.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import * as trash from './trash.ts';

export const papelera: Controller<typeof contract.papelera> = {
  async get(context, input) {
    const { rows, total } = await trash.listTrash(context, input);
    return answer(rows, { total });
  },
  async restore(context, input) {
    await trash.restoreTrash(context, input.Type, input.Id);
    const message = input.Type === 'Persona' ? 'Su cuenta está de nuevo.' : 'Está de nuevo en su lugar.';
    return answer(null, { message });
  },
  async delete(context, { type, id }) {
    await trash.deleteTrash(context, type, id);
    return answer(null, { message: 'Se eliminó para siempre.' });
  },
  async restoreMany(context, { Items }) {
    const results = await trash.restoreMany(context, Items);
    return answerBulk(results, ['1 está de nuevo en su lugar', '# están de nuevo en su lugar']);
  },
  async deleteMany(context, { Items }) {
    const results = await trash.deleteMany(context, Items);
    return answerBulk(results, ['1 se eliminó para siempre', '# se eliminaron para siempre']);
  },
};
