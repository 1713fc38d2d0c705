import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadCommentDesk } from './load-comment-desk.ts';

/** The administration of comments (spec 2.2). */
export const commentsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/comentarios',
    params: ['page', 'search', 'size', 'state', 'course'],
    title: () => 'Comentarios',
    load: loadCommentDesk,
    view: appViews['comments/comment-desk-page'],
  }),
];
