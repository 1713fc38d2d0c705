import type { DB } from '../../../database/schema.ts';
import { type Database, sql } from './database.ts';

/** A LIKE pattern for a part of a text; '%' and '_' that people type stand for themselves. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/** What people type, folded once a query: in a plan kept for every value, a bare fold() is worked out anew for each row. */
const foldedPattern = (part: string) => sql`(select fold(${likePattern(part)}))`;

/**
 * Whether a row of a table with `title` and `search` (its words) is what a list's `Search` asks for (spec 3.6): words
 * in any form and accent, or a part of the title.
 */
export function isFound(table: keyof DB, search: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('search')} @@ (select websearch_to_tsquery('spanish', fold(${search})))
    or fold(${column('title')}) like ${foldedPattern(search)})`;
}

/**
 * Whether a folded column of titles holds a part as people type it. A part without three letters or digits in a row is
 * kept from the index of trigrams: it would have to be read whole, which takes longer than the titles.
 */
export function titleHolds(foldedColumn: string, part: string) {
  const column = sql.ref(foldedColumn);
  const isIndexed = /[\p{L}\p{N}]{3}/u.test(part);
  return sql<boolean>`${isIndexed ? column : sql`(${column} || '')`} like ${foldedPattern(part)}`;
}

/**
 * Runs a search in a transaction where tables are read by their indexes of words. PostgreSQL believes that a text
 * which lies apart from its row costs nothing to read, and would rather read those of the whole table. Not for use
 * inside another transaction.
 */
export function byIndexes<T>(db: Database, search: (inside: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (inside) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('jit', 'off', true), set_config('work_mem', '16MB', true)`.execute(inside);
    return search(inside);
  });
}
