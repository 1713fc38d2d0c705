import { type Database, sql } from '../../platform/database/database.ts';
import type { Backoff } from './throttling.rules.ts';

/** Counts one more in a window that starts with the first; returns the count and the end of the window. */
export async function countInWindow(
  db: Database,
  key: string,
  now: Date,
  endsAt: Date,
): Promise<{ count: number; endsAt: Date }> {
  const { rows } = await sql<{ count: number; endsAt: Date }>`
    insert into limit_counter as kept (key, count, window_ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      count = case when kept.window_ends_at <= ${now} then 1 else kept.count + 1 end,
      window_ends_at = case when kept.window_ends_at <= ${now} then excluded.window_ends_at else kept.window_ends_at end
    returning count, window_ends_at as "endsAt"`.execute(db);
  if (rows[0] === undefined) throw new Error('counting returned no row');
  return rows[0];
}

/** The SQL form of `waitAfter`, for the row alias `kept`. */
const waitSeconds = (backoff: Backoff) =>
  sql`(${[...backoff.waitsSeconds]}::int[])[1 + least(ceil(kept.count / ${backoff.failuresPerStep}::float8)::int, ${backoff.waitsSeconds.length - 1}::int)]`;

/**
 * True without a wait, before comparing instants: those of two nodes or two concurrent requests differ a little.
 */
const isOpen = (backoff: Backoff, now: Date) => sql`(${waitSeconds(backoff)} = 0
  or kept.window_ends_at - make_interval(secs => ${backoff.forgetSeconds}::float8 - ${waitSeconds(backoff)}) <= ${now})`;

/**
 * Counts a failure in advance, in one statement, so that concurrent guesses all count. Returns false during a wait,
 * when nothing is counted.
 */
export async function countFailure(db: Database, key: string, backoff: Backoff, now: Date): Promise<boolean> {
  const forgottenAt = new Date(now.getTime() + backoff.forgetSeconds * 1000);
  const { rows } = await sql`
    insert into limit_counter as kept (key, count, window_ends_at) values (${key}, 1, ${forgottenAt})
    on conflict (key) do update set
      count = case when kept.window_ends_at <= ${now} then 1 else kept.count + 1 end,
      window_ends_at = excluded.window_ends_at
    where kept.window_ends_at <= ${now} or ${isOpen(backoff, now)}
    returning key`.execute(db);
  return rows.length > 0;
}

/** Takes back one failure that was counted in advance. */
export async function uncountFailure(db: Database, key: string): Promise<void> {
  await sql`update limit_counter set count = count - 1 where key = ${key} and count > 0`.execute(db);
}

export function findCounter(db: Database, key: string, now: Date) {
  return db
    .selectFrom('limit_counter')
    .select(['count', 'window_ends_at as endsAt'])
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
}

export async function deleteCounter(db: Database, key: string): Promise<void> {
  await db.deleteFrom('limit_counter').where('key', '=', key).execute();
}

export async function deleteCountersBefore(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('limit_counter').where('window_ends_at', '<', now).execute();
}
