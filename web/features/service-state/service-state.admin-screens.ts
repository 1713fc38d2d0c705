import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of service-state (spec 2.2). */
export const serviceStateAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/estado',
    params: [],
    title: () => 'Estado del servicio',
    load: async (api) => (await api.estado.get({})).data,
    view: appViews['service-state/state-page'],
  }),
];
