import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadMessages } from './admin/load-messages.ts';

/** The administration of messages (spec 2.2). */
export const contactAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/mensajes',
    params: ['page', 'search', 'size', 'state', 'id'],
    title: () => 'Mensajes',
    load: loadMessages,
    view: appViews['contact/admin/messages-page'],
  }),
];
