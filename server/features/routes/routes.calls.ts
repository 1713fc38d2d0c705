import type { contract } from '../../../contract/index.ts';
import { answer, type Controller } from '../../api/call/controller.ts';
import { arrange, trashMany, trashOne } from '../bulk/rows.calls.ts';
import { renderText } from '../rendered-texts/rendered-texts.ts';
import { revisionHandlers, storedFields } from '../versions/revisions.calls.ts';
import * as routes from './routes.ts';
import type { RouteState } from './versioned-route.ts';

const texts = ({ door, lead, html }: RouteState) => ({ door, lead, description: html });

const changed = 'Los cambios se guardaron.';

export const ruta: Controller<typeof contract.ruta> = {
  ...revisionHandlers(routes.routeVersions, texts),
  async get(context, input) {
    const { rows, total } = await routes.listRoutes(context, input);
    return answer(rows, { total });
  },
  async read(context, { id }) {
    const route = await routes.routeVersions.present(context, id);
    const { html, terms } = await renderText(context, route.html);
    const { title, version, savedAt } = route;
    return answer({
      id,
      title,
      version,
      ...texts(route),
      description: html,
      terms,
      revised: savedAt.toISOString(),
    });
  },
  async getToEdit(context, { id }) {
    const found = await routes.routeVersions.present(context, id);
    return answer({ ...storedFields(found), ...texts(found) });
  },
  async add(context, { Id, Title, Door, Lead, Description, Version }) {
    const given = { title: Title, door: Door, lead: Lead, html: Description };
    return Id === undefined || Id === 0
      ? answer(await routes.addRoute(context, { ...given, door: Door ?? '' }), {
          message: 'La ruta se guardó.',
        })
      : answer(await routes.changeRoute(context, Id, given, Version), { message: changed });
  },
  async update(context, { Id, Title, Door, Lead, Description, Version }) {
    const given = { title: Title, door: Door, lead: Lead, html: Description };
    return answer(await routes.changeRoute(context, Id, given, Version), { message: changed });
  },
  delete: trashOne(routes.removeRoute, 'La ruta'),
  deleteMany: trashMany(routes.removeRoute, 'ruta', 'rutas'),
  order: arrange(routes.orderRoutes),
};
