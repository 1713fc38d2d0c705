import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadTrash } from './load-trash.ts';

/** The administration of trash (spec 2.2). */
export const trashAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/papelera',
    params: ['page', 'search', 'size', 'type'],
    title: () => 'Papelera',
    load: loadTrash,
    view: appViews['trash/trash-page'],
  }),
];
