import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarDay, listInput, rowId } from '../fields.ts';
import { type AuditAction, type AuditKind, auditActions, auditKinds } from './actions.ts';

/** A subject of an event: its current name and its address in the administration; null = gone. */
const named = z.object({ title: z.string(), href: z.nullable(z.string()) });
export type AuditNamed = z.infer<typeof named>;

/** A changed field in words. '' = empty, null = not recorded; if both are null, the values are secret. */
const auditChange = z.object({
  label: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof auditChange>;

const auditRow = z.object({
  id: z.int(),
  date: z.string(),
  action: z.enum(Object.keys(auditActions) as AuditAction[]),
  /** Its author; null = the portal itself, or an unknown caller. */
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** A job or the console did it. */
  isPortal: z.boolean(),
  subject: z.nullable(named),
  /** The course or group that it also concerns. */
  place: z.nullable(named),
  /** A count of minutes, letters, people or lines; null = none. */
  count: z.nullable(z.int()),
  /** The written reason; '' = none was given, or it was deleted after two years. */
  reason: z.string(),
  changes: z.array(auditChange),
  /** The address of the subject's versions; null = it has none. */
  versions: z.nullable(z.string()),
  /** Its place in the chain; null until a job assigns it within a minute. */
  position: z.nullable(z.int()),
});
export type AuditRow = z.infer<typeof auditRow>;

/** The author in words: a name, the portal itself, or unknown. */
export const auditAuthor = ({ by, isPortal }: Pick<AuditRow, 'by' | 'isPortal'>): string =>
  by?.name ?? (isPortal ? 'El portal' : 'Alguien sin sesión');

const filter = {
  Search: listInput.Search,
  Id: z.optional(rowId('Esa línea no existe.')),
  By: z.optional(rowId('Esa persona no existe.')),
  Kind: z.optional(z.enum(Object.keys(auditKinds) as AuditKind[], 'Ese tipo de acción no existe.')),
  From: z.optional(calendarDay('Escribe desde qué día, por ejemplo 2026-01-31.')),
  To: z.optional(calendarDay('Escribe hasta qué día, por ejemplo 2026-01-31.')),
};

/** The latest action in words, so that the browser needs no table of actions. */
const lastAction = z.object({ said: z.string(), subject: z.nullable(z.string()), date: z.string() });
export type LastAction = z.infer<typeof lastAction>;

/** The audit (spec 5.10); all calls are extensions. */
export const auditoria = {
  get: endpoint({
    method: 'GET',
    path: 'Auditoria/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    summary:
      'Everything that the audit records, newest first, with the values before and after where they were recorded: by one person, of one kind, between days, or one event; Search finds people by name, who did it and to whom it was done',
    input: z.object({ ...listInput, ...filter }),
    output: z.array(auditRow),
  }),
  getPeople: endpoint({
    method: 'GET',
    path: 'Auditoria/GetPeople',
    who: 'admin',
    fromReplica: true,
    summary: 'The administrators, and the person of By: choices of the filter',
    input: z.object({ By: filter.By }),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  getAdministrators: endpoint({
    method: 'GET',
    path: 'Auditoria/GetAdministrators',
    who: 'admin',
    summary: 'Every administrator, with the last thing that each did but signing in and out',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), last: z.nullable(lastAction) })),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Auditoria/Export',
    who: 'admin',
    effect: 'export',
    fromReplica: true,
    file: ['csv', 'xlsx'],
    summary: 'The list as a file, with its filter and search',
    input: z.object({ ...filter, Format: z.enum(['csv', 'xlsx'], 'Ese formato no existe.') }),
    output: z.any(),
  }),
};
