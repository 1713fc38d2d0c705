import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadReport } from './load-report.ts';

/** The administration of reports (spec 2.2). */
export const reportsAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/report',
    params: ['tab', 'id', 'group', 'from', 'to'],
    title: () => 'Reportes',
    status: ({ problem }) => (problem === null ? 200 : 400),
    load: loadReport,
    view: appViews['reports/report-page'],
  }),
];
