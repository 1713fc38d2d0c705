import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadQuestionReports } from './load-question-reports.ts';

/** The questions that people report (spec 2.2). */
export const questionReportsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/comentarios/preguntas',
    params: ['page', 'search', 'size', 'state'],
    title: () => 'Avisos de preguntas',
    load: loadQuestionReports,
    view: appViews['question-reports/question-reports-page'],
  }),
];
