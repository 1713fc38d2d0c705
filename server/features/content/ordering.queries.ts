import { type Database, sql } from '../../platform/database/database.ts';
import type { Placed } from './ordering.rules.ts';

/** The ordered lists: tables whose rows administrators put in order. */
export type OrderedTable = 'video' | 'law' | 'pension_item' | 'slide';

/**
 * Locks the places of an ordered list until the transaction ends, so that one at a time changes them; taken before any
 * of its rows.
 */
export async function lockPlaces(db: Database, table: OrderedTable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`places of ${table}`}))`.execute(db);
}

/**
 * All rows, including those in the Papelera. They are locked in one order, so that concurrent changes never deadlock.
 */
export async function lockRows(db: Database, table: OrderedTable): Promise<Placed[]> {
  const { rows } = await sql<Placed>`select id, position, deleted_at is not null as "isDeleted"
    from ${sql.table(table)} order by id for update`.execute(db);
  return rows;
}

/** Numbers the rows from 1 in the order of `ids`. */
export async function numberRows(db: Database, table: OrderedTable, ids: readonly number[]): Promise<void> {
  await sql`update ${sql.table(table)} as placed set position = wanted.position
    from unnest(${ids}::int[]) with ordinality as wanted (id, position)
    where placed.id = wanted.id and placed.position <> wanted.position`.execute(db);
}

/** The free place before all rows, or after them. */
export async function freePlace(db: Database, table: OrderedTable, end: 'first' | 'last'): Promise<number> {
  const free = end === 'first' ? sql`coalesce(min(position), 1) - 1` : sql`coalesce(max(position), 0) + 1`;
  const { rows } = await sql<{ place: number }>`select ${free} as place from ${sql.table(table)}`.execute(db);
  return rows[0]?.place ?? 0;
}
