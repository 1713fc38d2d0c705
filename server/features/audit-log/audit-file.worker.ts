import { auditText } from '../../../contract/audit-log/actions.ts';
import { type AuditRow, auditAuthor } from '../../../contract/audit-log/calls.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { answerTasks } from '../../platform/process/answer-tasks.ts';
import type { Cell } from '../../platform/spreadsheets/csv.ts';
import { type TableFormat, tableFile } from '../../platform/spreadsheets/table-file.ts';

export interface AuditFileTask {
  rows: readonly AuditRow[];
  format: TableFormat;
  timeZone: string;
}

const titles = ['Fecha y hora', 'Quién', 'Qué', 'A quién o a qué', 'Curso o grupo', 'Motivo', 'Línea'];
/** In characters. */
const widths = [18, 28, 44, 48, 36, 40, 10];

answerTasks(({ rows, format, timeZone }: AuditFileTask) =>
  tableFile(format, {
    name: 'Auditoría',
    widths,
    rows: [titles, ...rows.map((row) => cellsOf(row, timeZone))],
  }),
);

/** Times are the portal's. */
function cellsOf(row: AuditRow, timeZone: string): Cell[] {
  const { id, date, action, count, subject, place, reason } = row;
  return [
    localOfInstant(new Date(date), timeZone).replace('T', ' '),
    auditAuthor(row),
    auditText(action, count),
    subject?.title ?? '',
    place?.title ?? '',
    reason,
    id,
  ];
}
