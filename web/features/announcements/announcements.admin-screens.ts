import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadAnnouncements } from './load-announcements.ts';

/** The administration of announcements (spec 2.2). */
export const announcementsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/anuncios',
    params: ['page', 'search', 'size'],
    title: () => 'Anuncios',
    load: loadAnnouncements,
    view: appViews['announcements/announcement-list-page'],
  }),
];
