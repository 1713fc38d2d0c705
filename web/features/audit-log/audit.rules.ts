import { auditText } from '../../../contract/audit-log/actions.ts';
import { type AuditRow, auditAuthor } from '../../../contract/audit-log/calls.ts';
import { calendarDate, dayOfWeek, longDate } from '../../lib/format.ts';

/** The address of one line. */
export const lineHref = (id: number): string => `/auditoria?linea=${id}`;

interface AuditDay {
  /** 'YYYY-MM-DD' in the institute's zone. */
  day: string;
  rows: AuditRow[];
}

/** Groups rows, which are in the order of time, by day. */
export function byDay(rows: readonly AuditRow[]): AuditDay[] {
  const days = Map.groupBy(rows, ({ date }) => calendarDate(date));
  return [...days].map(([day, of]) => ({ day, rows: of }));
}

/** 'Hoy, martes, 24 de noviembre de 2026' */
export function dayTitle(day: string, today: string): string {
  const words = `${dayOfWeek(day)}, ${longDate(day)}`;
  return day === today ? `Hoy, ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Author and action as a sentence in two parts: 'Rosa Medina' and 'agregó el artículo'. A mere try of a password has
 * the action alone.
 */
export function saidOf(row: AuditRow): { who: string; what: string } {
  const text = auditText(row.action, row.count);
  if (row.action === 'session.refused') return { who: '', what: text };
  return { who: auditAuthor(row), what: `${text.charAt(0).toLowerCase()}${text.slice(1)}` };
}
