import { type AuditKind, auditKinds } from '../../../contract/audit-log/actions.ts';
import type { AuditRow } from '../../../contract/audit-log/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { calendarDate } from '../../lib/format.ts';
import { choiceOf, idOf, pageOf, type Query } from '../../lib/page/screen.ts';

export interface AuditPage {
  rows: AuditRow[];
  total: number;
  people: { id: number; name: string }[];
  today: string;
}

const kinds = Object.keys(auditKinds) as AuditKind[];

/** A day in an address; undefined if it is none. */
const dayOf = (query: Query, name: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(query[name] ?? '') ? query[name] : undefined;

export const filterOf = (query: Query) => ({
  Id: idOf(query, 'linea') || undefined,
  By: idOf(query, 'by') || undefined,
  Kind: choiceOf(query, 'kind', kinds),
  From: dayOf(query, 'from'),
  To: dayOf(query, 'to'),
});

export async function loadAudit(api: Api, query: Query): Promise<AuditPage> {
  const filter = filterOf(query);
  const [{ data, total }, people] = await Promise.all([
    api.auditoria.get({ ...pageOf(query), ...filter }),
    api.auditoria.getPeople({ By: filter.By }),
  ]);
  const today = calendarDate(new Date().toISOString());
  return { rows: data, total: total ?? data.length, people: people.data, today };
}
