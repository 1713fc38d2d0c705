import { type AuditKind, actionsOfKind, auditText } from '../../../contract/audit-log/actions.ts';
import type { AuditNamed, AuditRow } from '../../../contract/audit-log/calls.ts';
import { definitionOf, isParameterKey } from '../../../contract/facts/keys.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { mediaTypes } from '../../../contract/files/media-types.ts';
import { isLegalPage, legalTitles } from '../../../contract/legal/pages.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { instantOfLocal } from '../../platform/calendar.ts';
import type { WholeFile } from '../../platform/files/file-body.ts';
import { openThread } from '../../platform/process/task-worker.ts';
import { mostRows, type TableFormat } from '../../platform/spreadsheets/table-file.ts';
import { recordAudit } from '../audit/audit.ts';
import { spanOf } from '../statistics/period.ts';
import type { AuditFileTask } from './audit-file.worker.ts';
import * as queries from './audit-log.queries.ts';
import { findNamed, type NamedRow } from './audit-subjects.queries.ts';
import { changesIn, changesInWords, rowsIn } from './changes.ts';

interface AuditFilter {
  Id?: number | undefined;
  Search?: string | undefined;
  By?: number | undefined;
  Kind?: AuditKind | undefined;
  From?: string | undefined;
  To?: string | undefined;
}

/** Lists what the audit records, newest first (spec 5.10). Refuses (400) a period that ends before it begins. */
export async function listAuditLog(
  context: Context,
  input: AuditFilter & ListInput,
): Promise<{ rows: AuditRow[]; total: number }> {
  const wanted = wantedOf(context, input);
  const [events, total] = await Promise.all([
    queries.listEvents(context.db, wanted, listWindow(input)),
    queries.countEvents(context.db, wanted),
  ]);
  return { rows: await rowsOf(context, events), total };
}

/** The people that the list can be narrowed to: the administrators, and the one that it is narrowed to. */
export const listAuditPeople = ({ db }: Context, by: number | undefined) => queries.listActors(db, by);

/** Every administrator by name, with the last thing that each did (spec 5.10). */
export async function listAdministrators(context: Context) {
  const actors = await queries.listActors(context.db, undefined);
  const ids = await queries.listLastActions(
    context.db,
    actors.map(({ id }) => id),
  );
  const events = await queries.listEvents(
    context.db,
    { ids, from: null, until: null },
    { limit: ids.length, offset: 0 },
  );
  const rows = await rowsOf(context, events);
  return actors.map(({ id, name }) => {
    const last = rows.find(({ by }) => by?.id === id);
    const words = last && {
      said: auditText(last.action, last.count),
      subject: last.subject?.title ?? null,
      date: last.date,
    };
    return { id, name, last: words ?? null };
  });
}

/** Thousands of cells take seconds: they are written beside the requests. */
const writer = openThread<AuditFileTask, Uint8Array>(new URL('./audit-file.worker.ts', import.meta.url));

/**
 * The list as a file (spec 5.10): what the filter finds. Records the download. Refuses (409) more rows than a file of this
 * kind takes.
 */
export async function exportAuditLog(
  context: Context,
  input: AuditFilter & { Format: TableFormat },
): Promise<Omit<WholeFile, 'isAttachment'>> {
  const { Format: format } = input;
  const most = mostRows[format];
  const events = await queries.listEvents(context.db, wantedOf(context, input), {
    limit: most + 1,
    offset: 0,
  });
  if (events.length > most) throw new Refusal('tooManyForFile', { values: { most } });
  const rows = await rowsOf(context, events);
  const body = await writer.run({ rows, format, timeZone: context.config.timeZone });
  await recordAudit(context, 'export.audit', 'audit', { format, rows: rows.length });
  return { body, contentType: mediaTypes[format], name: `Auditoría.${format}` };
}

function wantedOf(
  { config }: Context,
  { Search, Id, By, Kind, From, To }: AuditFilter,
): queries.EventsWanted {
  const { from, until } = spanOf({ from: From || undefined, to: To || undefined });
  const midnight = (day: string | null) =>
    day === null ? null : instantOfLocal(`${day}T00:00`, config.timeZone);
  return {
    search: Search,
    ids: Id === undefined ? undefined : [Id],
    actorId: By,
    actions: Kind && actionsOfKind(Kind),
    from: midnight(from),
    until: midnight(until),
  };
}

async function rowsOf(context: Context, events: readonly queries.LoggedEvent[]): Promise<AuditRow[]> {
  const changes = new Map(events.map(({ id, details, personal }) => [id, changesIn(details, personal)]));
  const rows = await findNamed(
    context.db,
    events.flatMap(({ id, subject, courseId, groupId, accountId }) => [
      subject,
      `course:${courseId}`,
      `group:${groupId}`,
      `account:${accountId}`,
      ...rowsIn(changes.get(id) ?? []),
    ]),
  );
  const words = {
    timeZone: context.config.timeZone,
    currency: context.settings.current.currency,
    nameOf: (of: string) => rows.get(of)?.title,
  };
  return events.map((event) => {
    const { id, at, action, subject, actorId, actorName, isPortal, count, reason, position } = event;
    const shown =
      recordedName(event, rows.get(subject)) ??
      rows.get(subject) ??
      fixedName(subject) ??
      rows.get(`account:${event.accountId}`) ??
      null;
    const place = rows.get(`course:${event.courseId}`) ?? rows.get(`group:${event.groupId}`) ?? null;
    return {
      id,
      date: at.toISOString(),
      action,
      by: actorId === null ? null : { id: actorId, name: actorName ?? '' },
      isPortal,
      subject: shown,
      place: place?.title === shown?.title ? null : place,
      count,
      reason,
      changes: changesInWords(changes.get(id) ?? [], { ...words, subject }),
      versions: versionsOf(event),
      position,
    };
  });
}

/** The name that the event itself kept: of who was deleted, after the account has lost its own. */
function recordedName({ personal }: queries.LoggedEvent, named: NamedRow | undefined): NamedRow | undefined {
  const { name, username } = personal ?? {};
  if (typeof name !== 'string' || typeof username !== 'string') return undefined;
  return { title: `${name} (${username})`, href: named?.href ?? null };
}

/** Where the state before a save stands, or the versions of what has no address for each. */
function versionsOf({ action, subject, details }: queries.LoggedEvent): string | null {
  const [kind = '', key = ''] = subject.split(':');
  const version = Number(details['version'] ?? 0) - 1;
  const pages: Readonly<Record<string, string>> = {
    article: '/revisiones',
    course: '/revisionescurso',
    law_text: '/versionesley',
    route: '/versionesruta',
    subject: '/versionestema',
    term: '/versionestermino',
  };
  if (action.endsWith('.delete') || version < 1) return kind === 'settings' ? '/ajustes' : null;
  if (Object.hasOwn(pages, kind)) return `${pages[kind]}?id=${key}&version=${version}`;
  return fixedName(subject)?.href ?? null;
}

function fixedName(subject: string): AuditNamed | undefined {
  const [kind = '', key = ''] = subject.split(':');
  if (kind === 'parameter' && isParameterKey(key))
    return { title: definitionOf(key).label, href: `/parametros?dato=${key}` };
  if (kind === 'legal' && isLegalPage(key))
    return { title: legalTitles[key], href: `/ajustes/paginas?pagina=${key}` };
  if (kind === 'settings') return { title: `versión ${key}`, href: '/ajustes' };
  if (kind === 'certificateDesign') return { title: `versión ${key}`, href: '/disenocertificado' };
  return undefined;
}
