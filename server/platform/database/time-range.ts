import { sql } from './database.ts';

/** The time from `from` on and before `until`; null = open at that end. */
export interface TimeRange {
  from: Date | null;
  until: Date | null;
}

/**
 * True for an instant in the range. An open end makes no condition: with one, PostgreSQL would plan the whole table like a
 * small part of it.
 */
export const isWithin = (column: string, { from, until }: TimeRange) => sql<boolean>`
  ${from === null ? sql`true` : sql`${sql.ref(column)} >= ${from}`}
  and ${until === null ? sql`true` : sql`${sql.ref(column)} < ${until}`}`;
