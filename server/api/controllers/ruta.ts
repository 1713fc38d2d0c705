import type { contract } from '../../../contract/index.ts';
import { renderText } from '../../features/rendered-texts/rendered-texts.ts';
import * as routes from '../../features/routes/routes.ts';
import { answer, type Controller } from '../call/controller.ts';
import { inTrash, trashMany } from './trash-many.ts';

const shown = ({ contentHtml, savedAt, ...row }: Awaited<ReturnType<typeof routes.getRoute>>) => ({
  ...row,
  description: contentHtml,
  revised: savedAt?.toISOString() ?? null,
});

export const ruta: Controller<typeof contract.ruta> = {
  async get(context, input) {
    const { rows, total } = await routes.listRoutes(context, input);
    return answer(rows, { total });
  },
  async read(context, { id }) {
    const route = shown(await routes.getRoute(context, id));
    return answer({ ...route, description: (await renderText(context, route.description)).html });
  },
  async getToEdit(context, { id }) {
    return answer(shown(await routes.getRoute(context, id)));
  },
  async add(context, { Id, Title, Door, Lead, Description, Version }) {
    const given = { title: Title, door: Door ?? '', lead: Lead, html: Description };
    return Id === undefined || Id === 0
      ? answer(await routes.addRoute(context, given), { message: 'La ruta se guardó.' })
      : answer(await routes.changeRoute(context, Id, given, Version), {
          message: 'Los cambios se guardaron.',
        });
  },
  async delete(context, { id }) {
    await routes.removeRoute(context, id);
    return answer(null, { message: inTrash('La ruta') });
  },
  deleteMany: trashMany(routes.removeRoute, 'ruta', 'rutas'),
  async order(context, { Ids }) {
    await routes.orderRoutes(context, Ids);
    return answer(null, { message: 'El nuevo orden se guardó.' });
  },
};
