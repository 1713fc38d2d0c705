import * as z from 'zod/mini';
import { type AuditAction, type AuditKind, auditActions, auditKinds } from '../audit-actions.ts';
import { endpoint } from '../endpoint.ts';
import { calendarDay, listInput, rowId } from '../fields.ts';

/** Something that an event is about, by its present name, and where administrators find it; null = nowhere any more. */
const named = z.object({ title: z.string(), href: z.nullable(z.string()) });
export type AuditNamed = z.infer<typeof named>;

/** A changed field in words: '' = empty, null = not recorded; both null = it changed, and its values are not told. */
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
  /** Its author; null = the portal itself, or somebody who was not signed in. */
  by: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The portal did it, by a job or its console. */
  isPortal: z.boolean(),
  subject: z.nullable(named),
  /** The course or the group that it was about besides. */
  place: z.nullable(named),
  /** How many minutes, letters, people or lines; null = it has no number. */
  count: z.nullable(z.int()),
  /** Why, as it was written; '' = nothing was, or it was forgotten after two years. */
  reason: z.string(),
  changes: z.array(auditChange),
  /** Where the versions of its subject are compared and brought back; null = nowhere. */
  versions: z.nullable(z.string()),
  /** Its place in the chain; null = a job gives it within a minute. */
  position: z.nullable(z.int()),
});
export type AuditRow = z.infer<typeof auditRow>;

/** The author in words: a name, the portal itself, or somebody whom it does not know. */
export const auditAuthor = ({ by, isPortal }: Pick<AuditRow, 'by' | 'isPortal'>): string =>
  by?.name ?? (isPortal ? 'El portal' : 'Alguien sin sesión');

const filter = {
  Search: listInput.Search,
  /** One event alone. */
  Id: z.optional(rowId('Esa línea no existe.')),
  By: z.optional(rowId('Esa persona no existe.')),
  Kind: z.optional(z.enum(Object.keys(auditKinds) as AuditKind[], 'Ese tipo de acción no existe.')),
  From: z.optional(calendarDay('Escribe desde qué día, por ejemplo 2026-01-31.')),
  To: z.optional(calendarDay('Escribe hasta qué día, por ejemplo 2026-01-31.')),
};

/** The last thing that an administrator did, in words; the browser needs no table of actions for it. */
const lastAction = z.object({ said: z.string(), subject: z.nullable(z.string()), date: z.string() });
export type LastAction = z.infer<typeof lastAction>;

/** The audit (spec 5.10), of who did what; all of these calls are extensions. */
export const auditoria = {
  get: endpoint({
    method: 'GET',
    path: 'Auditoria/Get',
    who: 'admin',
    fromReplica: true,
    list: true,
    extension: true,
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
    extension: true,
    summary: 'The administrators, and the person of By: choices of the filter',
    input: z.object({ By: filter.By }),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
  }),
  getAdministrators: endpoint({
    method: 'GET',
    path: 'Auditoria/GetAdministrators',
    who: 'admin',
    extension: true,
    summary: 'Every administrator, with the last thing that each did but signing in and out',
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), last: z.nullable(lastAction) })),
  }),
  export: endpoint({
    method: 'GET',
    path: 'Auditoria/Export',
    who: 'admin',
    fromReplica: true,
    extension: true,
    file: ['csv', 'xlsx'],
    summary: 'The list as a file, with its filter and search',
    input: z.object({ ...filter, Format: z.enum(['csv', 'xlsx'], 'Ese formato no existe.') }),
    output: z.any(),
  }),
};
