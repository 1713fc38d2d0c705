import type { AuditAction } from '../../../contract/audit-log/actions.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import type { Details } from '../audit/audit.rules.ts';

export interface EventsWanted {
  /** Parts of the name of a person, who did it or to whom it was done. */
  search?: string | undefined;
  ids?: readonly number[] | undefined;
  actorId?: number | undefined;
  /** Undefined = all. */
  actions?: readonly AuditAction[] | undefined;
  from: Date | null;
  until: Date | null;
}

export interface LoggedEvent {
  id: number;
  at: Date;
  action: AuditAction;
  subject: string;
  actorId: number | null;
  actorName: string | null;
  isPortal: boolean;
  courseId: number | null;
  groupId: number | null;
  /** The account of a mail. */
  accountId: number | null;
  count: number | null;
  reason: string;
  position: number | null;
  details: Details;
  /** Null = nothing of it was about a person, or it was forgotten. */
  personal: Details | null;
}

/** People of a search at most: of a name that more have, some are left out, and the list of users finds them. */
const mostPeople = 500;

function conditionOf({ search = '', ids, actorId, actions, from, until }: EventsWanted) {
  const conditions = [
    ...(ids === undefined ? [] : [sql`audit_event.id = any(${ids})`]),
    ...(actorId === undefined ? [] : [sql`actor_id = ${actorId}`]),
    ...(actions === undefined ? [] : [sql`action = any(${actions})`]),
    ...(from === null ? [] : [sql`at >= ${from}`]),
    ...(until === null ? [] : [sql`at < ${until}`]),
  ];
  const all = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  if (search === '') return sql`audit_event where ${all}`;
  return sql`(
    select * from audit_event where actor_id in (select id from found)
    union all
    select * from audit_event where subject in (select 'account:' || id from found)
      and (actor_id is null or actor_id not in (select id from found))) audit_event
    where ${all}`;
}

const foundPeople = (search: string) =>
  sql`found as materialized (select id from account where ${partsMatch(sql.ref('account.search'), search)} limit ${mostPeople})`;

/** A page of events, newest first. The page is chosen first, so that only its rows are joined. */
export async function listEvents(
  db: Database,
  wanted: EventsWanted,
  window: { limit: number; offset: number },
): Promise<LoggedEvent[]> {
  const found = wanted.search ? sql`${foundPeople(wanted.search)},` : sql``;
  const { rows } = await sql<LoggedEvent>`
    with ${found} page as (
      select audit_event.id, at, action, subject, actor_id, network, details, position from ${conditionOf(wanted)}
      order by at desc, id desc limit ${window.limit} offset ${window.offset})
    select page.id, page.at, page.action, page.subject, page.actor_id as "actorId",
      case when actor.deleted_at is null or actor.erase_at is not null then actor.first_name || ' ' || actor.last_name else 'Usuario eliminado' end
        as "actorName",
      page.actor_id is null and page.network is null as "isPortal",
      (details ->> 'courseId')::int as "courseId", (details ->> 'groupId')::int as "groupId",
      (details ->> 'accountId')::int as "accountId",
      coalesce(details ->> 'minutes', details ->> 'count', details ->> 'rows')::int as count,
      coalesce(audit_personal.content ->> 'reason', '') as reason,
      page.position, page.details, audit_personal.content as personal
    from page
    left join account actor on actor.id = page.actor_id
    left join audit_personal on audit_personal.event_id = page.id
    order by page.at desc, page.id desc`.execute(db);
  return rows;
}

export async function countEvents(db: Database, wanted: EventsWanted): Promise<number> {
  const found = wanted.search ? sql`with ${foundPeople(wanted.search)}` : sql``;
  const { rows } = await sql<{ count: number }>`
    ${found} select count(*)::int as count from ${conditionOf(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The last event of each person, but signing in and out. */
export async function listLastActions(db: Database, actorIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select last.id from unnest(${actorIds}::int[]) actor (id) cross join lateral (
      select audit_event.id from audit_event where actor_id = actor.id and action not like 'session.%'
      order by at desc, audit_event.id desc limit 1) last`.execute(db);
  return rows.map(({ id }) => id);
}

/** The administrators by name, and one person more. */
export async function listActors(
  db: Database,
  id: number | undefined,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, case when deleted_at is null or erase_at is not null then first_name || ' ' || last_name else 'Usuario eliminado' end as name
    from account where (role = 'admin' and deleted_at is null) or id = ${id ?? null}
    order by name, id`.execute(db);
  return rows;
}
