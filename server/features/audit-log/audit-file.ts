import { auditText } from '../../../contract/audit-actions.ts';
import { type AuditRow, auditAuthor } from '../../../contract/calls/auditoria.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { type Cell, csvOf } from '../../platform/spreadsheets/csv.ts';
import { xlsxOf } from '../../platform/spreadsheets/xlsx.ts';

/** The input of a file of the audit, which a worker thread makes. */
export interface AuditFileTask {
  rows: readonly AuditRow[];
  format: 'csv' | 'xlsx';
  timeZone: string;
}

const titles = ['Fecha y hora', 'Quién', 'Qué', 'A quién o a qué', 'Curso o grupo', 'Motivo', 'Línea'];
/** In characters. */
const widths = [18, 28, 44, 48, 36, 40, 10];

/** The bytes of a file of the audit. Times are the portal's. */
export async function auditFile({ rows, format, timeZone }: AuditFileTask): Promise<Uint8Array> {
  const table: Cell[][] = [titles, ...rows.map((row) => cellsOf(row, timeZone))];
  if (format === 'csv') return Buffer.from(csvOf(table));
  return xlsxOf({ name: 'Auditoría', widths, rows: table });
}

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
