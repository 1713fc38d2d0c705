import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadFeedback } from './load-feedback.ts';

/** The administration of feedback (spec 2.2). */
export const feedbackAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/opiniones',
    params: ['page', 'search', 'size', 'tipo'],
    title: () => '¿Te sirvió?',
    load: loadFeedback,
    view: appViews['feedback/feedback-page'],
  }),
];
