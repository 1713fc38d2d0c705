import type { contract } from '../../../contract/index.ts';
import * as categories from '../../features/categories/categories.ts';
import { answer, type Controller } from '../call/controller.ts';
import { inTrash, trashMany } from './trash-many.ts';

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
    await categories.changeCategory(context, input.Id, given, input.Version);
    return answer(null, { message: 'Los cambios se guardaron.' });
  },
  async delete(context, { id }) {
    await categories.removeCategory(context, id);
    return answer(null, { message: inTrash('La categoría') });
  },
  deleteMany: trashMany(categories.removeCategory, 'categoría', 'categorías'),
};
