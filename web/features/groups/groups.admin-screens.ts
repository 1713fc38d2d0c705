import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadGroupPage } from './load-groups.ts';

/** The administration of groups (spec 2.2). */
export const groupsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/grupos',
    params: ['page', 'search', 'size'],
    title: () => 'Grupos',
    load: loadGroupPage,
    view: appViews['groups/group-list-page'],
  }),
];
