import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { trashMany, trashOne } from '../bulk/rows.calls.ts';
import * as categories from './categories.ts';

export const category: Controller<typeof contract.category> = {
  async get(context) {
    return answer(await categories.listCategories(context));
  },
  async add(context, input) {
    const added = await categories.addCategory(context, {
      name: input.Name,
      description: input.Description ?? '',
    });
    return answer(added, { message: 'La categoría se guardó.' });
  },
  async update(context, input) {
    const given = { name: input.Name, description: input.Description };
    return answer(await categories.changeCategory(context, input.Id, given, input.Version), {
      message: 'Los cambios se guardaron.',
    });
  },
  delete: trashOne(categories.removeCategory, 'La categoría'),
  deleteMany: trashMany(categories.removeCategory, 'categoría', 'categorías'),
};
