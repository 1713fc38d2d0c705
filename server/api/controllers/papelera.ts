import type { contract } from '../../../contract/index.ts';
import * as trash from '../../features/trash/trash.ts';
import { answer, type Controller } from '../call/controller.ts';

export const papelera: Controller<typeof contract.papelera> = {
  async get(context, input) {
    const { rows, total } = await trash.listTrash(context, input);
    return answer(rows, { total });
  },
  async restore(context, input) {
    await trash.restoreTrash(context, input.Type, input.Id);
    return answer(null, { message: 'Está de nuevo en su lugar.' });
  },
  async delete(context, { type, id }) {
    await trash.deleteTrash(context, type, id);
    return answer(null, { message: 'Se eliminó para siempre.' });
  },
};
