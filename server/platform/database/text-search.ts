import type { RawBuilder } from 'kysely';
import { type Demand, searchTerms, significantWords } from '../../../contract/search/search-terms.ts';
import { meaning } from '../../../contract/search/word-meaning.ts';
import type { DB } from '../../../database/schema.ts';
import { type Database, sql } from './database.ts';

/** A LIKE pattern for a part of a text; '%' and '_' in the search stand for themselves. */
export const likePattern = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** The folded search text, computed once a query: a generic plan computes a bare fold() again for each row. */
export const foldedPattern = (part: string) => sql<string>`(select fold(${likePattern(part)}))`;

/**
 * The words of a search as a tsquery (spec 6.14): in any form, with or without accents, phonetically, and with their
 * synonyms. One form of 'every' word has to match, or of 'any'.
 */
export const searchQuery = (search: string, of: Demand = 'every') =>
  queryOf(sql`with_synonyms(${JSON.stringify(searchTerms(search))}::jsonb)`, of);

const queryOf = (groups: RawBuilder<unknown>, of: Demand) =>
  sql`(select search_query(${groups}, ${of === 'every' ? ' & ' : ' | '}))`;

/**
 * The words of a search as the database derives them: once for all statements of a search, because it takes a
 * millisecond.
 */
export interface SearchWords {
  query: string;
  /** A tsquery of the words without synonyms, for closer matches. */
  own: string;
  /** The significant words, folded. */
  significant: string;
  /** A LIKE pattern of the whole search, folded. */
  pattern: string;
}

export async function readSearchWords(db: Database, search: string, of: Demand): Promise<SearchWords> {
  const { rows } = await sql<SearchWords>`select ${searchQuery(search, of)}::text as query,
    ${queryOf(sql`${JSON.stringify(searchTerms(search))}::jsonb`, of)}::text as own,
    fold(${significantWords(search).join(' ')}) as significant, ${foldedPattern(search)} as pattern`.execute(
    db,
  );
  const words = rows[0];
  if (words === undefined) throw new Error('a select without a table answers one row');
  return words;
}

/**
 * The words for the `with` of a statement, which reads them by `wordOf`. In a subselect PostgreSQL plans without their
 * values: for common words it would read whole tables hoping to find enough rows soon.
 */
export const wordsTable = ({ query, own, significant, pattern }: SearchWords) => sql`words as materialized (
  select ${query}::tsquery as query, ${own}::tsquery as own, ${significant}::text as significant, ${pattern}::text as pattern)`;

export const wordOf = (name: keyof SearchWords) => sql`(select ${sql.ref(name)} from words)`;

/** True for a row that matches a list's `Search` (spec 3.6), in a table with `title` and `search`. */
export function matchesSearch(table: keyof DB, search: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('search')} @@ ${searchQuery(search)}
    or fold(${column('title')}) like ${foldedPattern(search)})`;
}

/**
 * False for a text without three consecutive letters or digits, for which a trigram index would be read whole, more
 * slowly than the texts.
 */
const isIndexed = (part: string): boolean => /[\p{L}\p{N}]{3}/u.test(part);

/**
 * True for a row whose text, as `search_part` writes it, has every word of the search, or a part of it, as spelt or
 * as it sounds, another word of its family or a synonym (spec 6.14): names, mails, comments.
 */
export function partsMatch(searched: RawBuilder<unknown>, search: string) {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const has = (word: string) => {
    const text = isIndexed(word) ? searched : sql`(${searched} || '')`;
    const meant = meaning(word, '\\y');
    return sql`(${text} like ${foldedPattern(word)}
      or ${text} like (select search_sound(fold(${likePattern(word)})))
      or ${text} like any ((select synonym_patterns(${word}))::text[])
      ${meant === undefined ? sql`` : sql`or ${text} ~ ${meant}`})`;
  };
  return sql<boolean>`(${sql.join([sql`true`, ...words.slice(0, 8).map(has)], sql` and `)})`;
}

export function titleContains(foldedColumn: string, part: string) {
  const column = sql.ref(foldedColumn);
  return sql<boolean>`${isIndexed(part) ? column : sql`(${column} || '')`} like ${foldedPattern(part)}`;
}

/**
 * Runs a search in a transaction that reads tables by their word indexes. PostgreSQL assumes that a text stored out
 * of line costs nothing to read, and would scan the whole table. Not for use inside another transaction.
 */
export function withIndexScans<T>(db: Database, search: (inside: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (inside) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('jit', 'off', true), set_config('work_mem', '16MB', true)`.execute(inside);
    return search(inside);
  });
}

/**
 * Runs a search for frequent words in a transaction that reads a table by an index in the wanted order until enough
 * rows are found. PostgreSQL would read all matching rows and sort them. Not for use inside another transaction.
 */
export function withoutSorting<T>(db: Database, search: (inside: Database) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (inside) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true),
      set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`.execute(inside);
    return search(inside);
  });
}
