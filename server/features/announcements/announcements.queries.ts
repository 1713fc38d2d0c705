import type { reaches } from '../../../contract/announcements/calls.ts';
import type { ShownAnnouncement } from '../../../contract/pages.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { Span } from './announcements.rules.ts';

type Reach = (typeof reaches)[number];

export interface StoredAnnouncement extends ShownAnnouncement, Span {
  reach: Reach;
}

const shown = sql`announcement.id, title, announcement.text, link, reach, starts_at as "startsAt", ends_at as "endsAt"`;

/** Those that are shown or will be. */
export async function listCurrent(db: Database, now: Date): Promise<StoredAnnouncement[]> {
  const { rows } = await sql<StoredAnnouncement>`select ${shown} from announcement where ends_at > ${now}
    order by id`.execute(db);
  return rows;
}

/** The one that a person with an account sees: of those live, meant for them and not closed, which began last. */
export async function findShownTo(
  db: Database,
  accountId: number,
  now: Date,
): Promise<ShownAnnouncement | undefined> {
  const { rows } = await sql<ShownAnnouncement>`
    select announcement.id, title, announcement.text, link from announcement
    where ends_at > ${now} and starts_at <= ${now}
      and (reach <> 'group' or group_id in (
        select group_id from account_group where account_id = ${accountId}
        union all select group_id from enrolment where account_id = ${accountId} and group_id is not null))
      and not exists (select from announcement_closing
        where announcement_id = announcement.id and account_id = ${accountId})
    order by starts_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

const have = (search: string) =>
  search === '' ? sql`true` : sql`fold(title || ' ' || announcement.text) like '%' || fold(${search}) || '%'`;

export async function listAnnouncements(
  db: Database,
  search: string,
  window: { limit: number; offset: number },
) {
  const { rows } = await sql<StoredAnnouncement & { group: string | null; closedCount: number }>`
    select ${shown}, people_group.name as "group",
      (select count(*)::int from announcement_closing where announcement_id = announcement.id) as "closedCount"
    from announcement left join people_group on people_group.id = group_id where ${have(search)}
    order by announcement.id desc limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

export async function countAnnouncements(db: Database, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from announcement where ${have(search)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export function insertAnnouncement(
  db: Database,
  given: {
    title: string;
    text: string;
    link: string;
    reach: Reach;
    group_id: number | null;
    starts_at: Date;
    ends_at: Date;
    created_by: number | null;
    created_at: Date;
  },
): Promise<{ id: number }> {
  return db.insertInto('announcement').values(given).returning('id').executeTakeFirstOrThrow();
}

/** Ends an announcement now, or before it began; undefined if there is none, false if it had ended. */
export async function endAnnouncement(db: Database, id: number, now: Date): Promise<boolean | undefined> {
  const stored = await db
    .selectFrom('announcement')
    .select('ends_at as endsAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined || stored.endsAt <= now) return stored && false;
  await sql`update announcement set starts_at = least(starts_at, ${now}), ends_at = ${now}
    where id = ${id}`.execute(db);
  return true;
}

export async function findEnd(db: Database, id: number): Promise<Date | undefined> {
  const stored = await db
    .selectFrom('announcement')
    .select('ends_at as endsAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return stored?.endsAt;
}

/** The end of the one of these that ends last; undefined if none exists. */
export async function findLastEnd(db: Database, ids: readonly number[]): Promise<Date | undefined> {
  const found = await db
    .selectFrom('announcement')
    .select(({ fn }) => fn.max('ends_at').as('endsAt'))
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return found?.endsAt ?? undefined;
}

export async function insertClosing(db: Database, id: number, accountId: number, now: Date): Promise<void> {
  await db
    .insertInto('announcement_closing')
    .values({ announcement_id: id, account_id: accountId, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
