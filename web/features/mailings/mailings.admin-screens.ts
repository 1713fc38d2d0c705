import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadMailing, loadMailings } from './load-mailings.ts';

/** The administration of letters to many people (spec 2.2). */
export const mailingsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/cartas',
    params: ['page', 'search', 'size'],
    title: () => 'Cartas',
    load: loadMailings,
    view: appViews['mailings/mailing-list-page'],
  }),
  adminScreen({
    path: '/carta',
    params: ['id', 'page', 'search', 'size', 'state'],
    title: ({ mailing }) => mailing.subject,
    load: loadMailing,
    view: appViews['mailings/mailing-page'],
  }),
];
