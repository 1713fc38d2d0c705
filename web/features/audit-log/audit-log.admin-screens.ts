import { appViews } from '../../entry/app-views.ts';
import { adminScreen, type Screen } from '../../lib/page/screen.ts';
import { loadAudit } from './load-audit.ts';

/** The administration of audit (spec 2.2). */
export const auditLogAdminScreens: readonly Screen[] = [
  adminScreen({
    path: '/auditoria',
    params: ['page', 'search', 'size', 'by', 'kind', 'from', 'to', 'linea'],
    title: () => 'Auditoría',
    load: loadAudit,
    view: appViews['audit-log/audit-page'],
  }),
];
