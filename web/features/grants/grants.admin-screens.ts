import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadPermissions } from './load-grants.ts';

/** The table of permissions, and the roles of a person (spec 4.7). */
export const grantsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/quienpuedeque',
    params: ['page', 'search', 'size'],
    title: () => 'Quién puede qué',
    load: loadPermissions,
    view: appViews['grants/permissions-page'],
  }),
  adminScreen({
    path: '/rol',
    params: ['id'],
    title: ({ fullname }) => `El rol de ${fullname}`,
    load: async (api, query) => (await api.grant.getOf({ id: idOf(query) })).data,
    view: appViews['grants/role-page'],
  }),
];
