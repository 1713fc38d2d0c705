import type { Insertable, SelectQueryBuilder } from 'kysely';
import type { DB } from '../../../database/schema.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';
import type { Placed } from './ordered-rows.rules.ts';

/** The ordered lists: tables whose rows administrators put in order. */
export type OrderedTable = 'video' | 'law' | 'pension_item' | 'slide' | 'route' | 'subject';

/** The values of a new row, but for its position. */
export type NewRow<Table extends OrderedTable> = Omit<Insertable<DB[Table]>, 'position'>;

export type Rows<Table extends OrderedTable, Row> = SelectQueryBuilder<DB, Table, Row>;

const living = sql<boolean>`deleted_at is null`;

/** The living rows in order; if two share a position, the newer comes first. */
export const inOrder = <Table extends OrderedTable, Row>(rows: Rows<Table, Row>): Rows<Table, Row> =>
  rows.where(living).orderBy(sql`position`).orderBy(sql`id`, 'desc');

/** Narrows a list to the rows that match a search, if there is one. */
export const matching = <Table extends OrderedTable, Row>(
  table: Table,
  rows: Rows<Table, Row>,
  search: string | undefined,
): Rows<Table, Row> => (search === undefined ? rows : rows.where(matchesSearch(table, search)));

export function findPage<Table extends OrderedTable, Row>(
  rows: Rows<Table, Row>,
  window: { limit: number; offset: number },
): Promise<Row[]> {
  return inOrder(rows).limit(window.limit).offset(window.offset).execute() as Promise<Row[]>;
}

export async function countRows<Table extends OrderedTable, Row>(rows: Rows<Table, Row>): Promise<number> {
  const { count } = await rows
    .where(living)
    .clearSelect()
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertRow(
  db: Database,
  table: OrderedTable,
  values: object,
): Promise<{ id: number; version: number }> {
  return db
    .insertInto(table)
    .values(values as Insertable<DB[OrderedTable]>)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/**
 * Locks the positions of an ordered list until the transaction ends, so that changes of the order wait for each other.
 * Called before any row is locked.
 */
export async function lockPositions(db: Database, table: OrderedTable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`places of ${table}`}))`.execute(db);
}

/**
 * Locks all rows, including those in the Papelera, always in the same order, so that concurrent changes never
 * deadlock.
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

/** The free position before all rows, or after them. */
export async function freePosition(
  db: Database,
  table: OrderedTable,
  end: 'first' | 'last',
): Promise<number> {
  const free = end === 'first' ? sql`coalesce(min(position), 1) - 1` : sql`coalesce(max(position), 0) + 1`;
  const { rows } = await sql<{
    position: number;
  }>`select ${free} as position from ${sql.table(table)}`.execute(db);
  return rows[0]?.position ?? 0;
}
