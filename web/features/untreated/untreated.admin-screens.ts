import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of what the portal does not treat (spec 2.2). */
export const untreatedAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/notratamos',
    params: ['id', 'size'],
    title: () => 'Lo que no tratamos',
    load: async (api) => (await api.untreated.get({})).data,
    view: appViews['untreated/untreated-page'],
  }),
];
