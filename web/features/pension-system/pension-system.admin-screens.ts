import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';

/** The administration of pension-system (spec 2.2). */
export const pensionSystemAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/sistemapension',
    params: ['id', 'size'],
    title: () => 'Sistema de pensiones',
    load: async (api) => (await api.sistemaPension.getToEdit({})).data,
    view: appViews['pension-system/pension-manager-page'],
  }),
];
