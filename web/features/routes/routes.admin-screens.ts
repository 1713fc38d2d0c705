import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadVersions, versionsTitle } from '../../lib/versions/load-versions.ts';

/** The administration of routes (spec 2.2). */
export const routesAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/rutas',
    params: ['id', 'size'],
    title: () => 'Rutas',
    async load(api, query) {
      const routes = (await api.ruta.get({})).data;
      const { id } = query;
      const edited =
        id === undefined || id === 'nueva' ? null : (await api.ruta.getToEdit({ id: idOf(query) })).data;
      return { routes, edited };
    },
    view: appViews['routes/route-manager-page'],
  }),
  adminScreen({
    path: '/versionesruta',
    params: ['id', 'version'],
    title: versionsTitle,
    load: (api, query) => loadVersions(api.ruta, query),
    view: appViews['routes/route-versions-page'],
  }),
];
