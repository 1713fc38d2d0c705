import { sql } from './database.ts';

/** From `from` on, before `until`; null = open at that end. */
export interface Span {
  from: Date | null;
  until: Date | null;
}

/**
 * True for an instant of the span. Says nothing of an end that is open: PostgreSQL would plan the whole of it like a small
 * part.
 */
export const isWithin = (column: string, { from, until }: Span) => sql<boolean>`
  ${from === null ? sql`true` : sql`${sql.ref(column)} >= ${from}`}
  and ${until === null ? sql`true` : sql`${sql.ref(column)} < ${until}`}`;
