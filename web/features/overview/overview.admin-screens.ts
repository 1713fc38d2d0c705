import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of overview (spec 2.2). */
export const overviewAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/inicio',
    params: [],
    title: () => 'Inicio',
    load: async (api) => (await api.inicio.get({})).data,
    view: appViews['overview/overview-page'],
  }),
];
