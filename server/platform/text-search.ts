import type { DB } from '../../database/schema.ts';
import { sql } from './database.ts';

/** A LIKE pattern for a part of a text; '%' and '_' that people type stand for themselves. */
export function likePattern(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Whether a row of a table with `title` and `search` (its words) is what a list's `Search` asks for (decisions §1): words
 * in any form and accent, or a part of the title.
 */
export function isFound(table: keyof DB, search: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('search')} @@ websearch_to_tsquery('spanish', fold(${search}))
    or fold(${column('title')}) like fold(${likePattern(search)}))`;
}
