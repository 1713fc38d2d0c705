import type { Demand } from '../../../contract/content/search-terms.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { searchQuery, titleContains, withIndexScans } from '../../platform/database/text-search.ts';
import { visible } from './articles.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

const newestOfEach = 100;
const misspeltAtMost = 300;

/**
 * Finds the articles that a search ranks. Their number is limited, because a word in all of 100,000 texts must not
 * make it compare them all: the newest whose title matches and, if those are fewer than `enough`, the newest whose
 * text matches and, where any word will do, titles with a similar word.
 */
export function findArticleCandidates(
  db: Database,
  filter: ArticleFilter,
  { value, demand, enough }: { value: string; demand: Demand; enough: number },
): Promise<number[]> {
  const query = searchQuery(value, demand);
  const newest = (how: ReturnType<typeof sql>) =>
    sql`(select id from article where ${visible(filter)} and ${how} order by listed_at desc, id desc limit ${newestOfEach})`;
  const isFew = sql`(select count(*) from titled) < ${enough}`;
  const similar =
    demand === 'every'
      ? sql``
      : sql`union (select id from article where ${visible(filter)} and fold(${value}) <% folded_title and ${isFew}
          limit ${misspeltAtMost})`;
  return withIndexScans(db, async (inside) => {
    const { rows } = await sql<{ id: number }>`
      with titled as materialized (
        ${newest(sql`title_words @@ ${query}`)} union ${newest(titleContains('folded_title', value))})
      select id from titled
      union ${newest(sql`search @@ ${query} and ${isFew}`)}
      ${similar}`.execute(inside);
    return rows.map(({ id }) => id);
  });
}
