import { type Database, sql } from '../../platform/database.ts';
import { likePattern } from '../../platform/text-search.ts';

export interface Hit {
  type: 'Articulo' | 'course' | 'Video' | 'Ley' | 'Sistema';
  id: number;
  title: string;
}

/**
 * The best hits of every shelf: words folded and stemmed, their beginnings, and near misses of a title's words.
 * `years` null = no age is asked. Articles and courses first, then the rest; within each the nearest first.
 */
export async function findContent(
  db: Database,
  value: string,
  years: number | null,
  limit: number,
): Promise<Hit[]> {
  const words = sql`(select websearch_to_tsquery('spanish', fold(${value})) as query, fold(${value}) as folded, fold(${likePattern(value)}) as pattern)`;
  const score = (search: string, title: string) =>
    sql.raw(
      `ts_rank(${search}, w.query) + word_similarity(w.folded, fold(${title})) + case when fold(${title}) like w.pattern then 1 else 0 end`,
    );
  const matches = (search: string, title: string) =>
    sql.raw(`(${search} @@ w.query or w.folded <% fold(${title}) or fold(${title}) like w.pattern)`);
  const shelf = (type: Hit['type'], rank: number, table: string, extra = sql``) => sql`(
    select ${sql.lit(type)} as type, ${sql.lit(rank)} as shelf, t.id, t.title, ${score('t.search', 't.title')} as score
    from ${sql.table(table)} t, ${words} w
    where t.deleted_at is null and ${matches('t.search', 't.title')} ${extra}
    order by score desc, t.id desc limit ${limit})`;
  const years_ = years === null ? sql`` : sql`and t.years_range <= ${years}`;
  const { rows } = await sql<Hit>`
    select type, id, title from (
      ${shelf('Articulo', 1, 'article', sql`and t.is_published ${years_}`)} union all
      ${shelf('course', 1, 'course', sql`and t.archived_at is null`)} union all
      ${shelf('Video', 2, 'video')} union all
      ${shelf('Ley', 2, 'law')} union all
      ${shelf('Sistema', 2, 'pension_item')}
    ) hits order by shelf, score desc, id desc limit ${limit}`.execute(db);
  return rows;
}
