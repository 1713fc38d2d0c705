import type { Demand } from '../../../contract/content/search-terms.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { foldedPattern, searchQuery } from '../../platform/database/text-search.ts';

export interface Hit {
  type: 'Articulo' | 'course' | 'Video' | 'Ley' | 'Sistema';
  id: number;
  title: string;
}

/**
 * The best hits of every kind of content; of articles, those among `articleIds`. It matches words in any form and as
 * they sound, and parts of titles; where any word will do, also similar words in titles. Articles and courses first,
 * then the rest, for which some room is kept; the nearest first in each.
 */
export async function findContent(
  db: Database,
  { value, demand }: { value: string; demand: Demand },
  articleIds: number[],
  limit: { all: number; kept: number },
): Promise<Hit[]> {
  const words = sql`(select ${searchQuery(value, demand)} as query, fold(${value}) as folded, ${foldedPattern(value)} as pattern)`;
  const score = sql.raw(
    `ts_rank('{0, 0, 0.1, 1}', t.search, w.query) + word_similarity(w.folded, fold(t.title)) / case when w.folded <% fold(t.title) then 1 else 3 end + case when fold(t.title) like w.pattern then 1 else 0 end`,
  );
  const similar = demand === 'any' ? sql`or w.folded <% fold(t.title)` : sql``;
  const matches = sql`(t.search @@ w.query or fold(t.title) like w.pattern ${similar})`;
  const hitsOf = (type: Hit['type'], rank: number, table: string, condition = matches) => sql`(
    select ${sql.lit(type)} as type, ${sql.lit(rank)} as shelf, t.id, t.title, ${score} as score
    from ${sql.table(table)} t, ${words} w
    where t.deleted_at is null and ${condition}
    order by score desc, t.id desc limit ${limit.all})`;
  const { rows } = await sql<Hit>`
    with hits as (
      ${hitsOf('Articulo', 1, 'article', sql`t.id = any(${articleIds}::int[])`)} union all
      ${hitsOf('course', 1, 'course', sql`${matches} and t.archived_at is null and t.is_published`)} union all
      ${hitsOf('Video', 2, 'video')} union all
      ${hitsOf('Ley', 2, 'law')} union all
      ${hitsOf('Sistema', 2, 'pension_item')}
    ), placed as (
      select *, row_number() over (partition by shelf order by score desc, id desc) as place,
        least(count(*) filter (where shelf = 2) over (), ${limit.kept}) as kept from hits)
    select type, id, title from placed where shelf = 2 or place <= ${limit.all} - kept
    order by shelf, place limit ${limit.all}`.execute(db);
  return rows;
}
