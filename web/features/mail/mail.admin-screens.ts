import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadMails } from './load-mails.ts';

/** The administration of mail (spec 2.2). */
export const mailAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/correos',
    params: ['page', 'search', 'size', 'state'],
    title: () => 'Correos',
    load: loadMails,
    view: appViews['mail/mail-page'],
  }),
];
