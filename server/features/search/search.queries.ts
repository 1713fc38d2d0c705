import { type Database, sql } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/text-search.ts';

export interface Hit {
  type: 'Articulo' | 'course' | 'Video' | 'Ley' | 'Sistema';
  id: number;
  title: string;
}

/**
 * The best hits of every kind of content; of articles, those among `articleIds`. It matches folded and stemmed words,
 * their beginnings, and similar words in titles. Articles and courses first, then the rest; the most similar first in
 * each.
 */
export async function findContent(
  db: Database,
  value: string,
  articleIds: number[],
  limit: number,
): Promise<Hit[]> {
  const words = sql`(select websearch_to_tsquery('spanish', fold(${value})) as query, fold(${value}) as folded, fold(${likePattern(value)}) as pattern)`;
  const score = sql.raw(
    `ts_rank(t.search, w.query) + word_similarity(w.folded, fold(t.title)) + case when fold(t.title) like w.pattern then 1 else 0 end`,
  );
  const matchesSearch = sql`(t.search @@ w.query or w.folded <% fold(t.title) or fold(t.title) like w.pattern)`;
  const hitsOf = (type: Hit['type'], rank: number, table: string, condition = matchesSearch) => sql`(
    select ${sql.lit(type)} as type, ${sql.lit(rank)} as shelf, t.id, t.title, ${score} as score
    from ${sql.table(table)} t, ${words} w
    where t.deleted_at is null and ${condition}
    order by score desc, t.id desc limit ${limit})`;
  const { rows } = await sql<Hit>`
    select type, id, title from (
      ${hitsOf('Articulo', 1, 'article', sql`t.id = any(${articleIds}::int[])`)} union all
      ${hitsOf('course', 1, 'course', sql`${matchesSearch} and t.archived_at is null and t.is_published`)} union all
      ${hitsOf('Video', 2, 'video')} union all
      ${hitsOf('Ley', 2, 'law')} union all
      ${hitsOf('Sistema', 2, 'pension_item')}
    ) hits order by shelf, score desc, id desc limit ${limit}`.execute(db);
  return rows;
}
