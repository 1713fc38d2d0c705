import { appViews } from '../../entry/app-views.ts';
import { adminScreen, idOf, type Screen } from '../../lib/page/screen.ts';
import { loadUsers } from './admin/load-users.ts';

/** The administration of accounts (spec 2.2). */
export const accountsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/usuarios',
    params: ['page', 'search', 'size', 'state', 'role', 'group'],
    title: () => 'Usuarios',
    load: loadUsers,
    view: appViews['accounts/admin/user-list-page'],
  }),
  adminScreen({
    path: '/editusuario',
    params: ['id'],
    title: () => 'Editar usuario',
    load: async (api, query) => (await api.usuario.getToEdit({ id: idOf(query) })).data,
    view: appViews['accounts/admin/user-form-page'],
  }),
];
