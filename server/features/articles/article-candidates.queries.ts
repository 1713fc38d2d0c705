import type { Demand } from '../../../contract/search/search-terms.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import {
  type SearchWords,
  titleContains,
  withIndexScans,
  wordOf,
  wordsTable,
} from '../../platform/database/text-search.ts';
import { visible } from './articles.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

const newestOfEach = 100;
const misspeltAtMost = 300;

/** The newest two thousands of ids, as the indexes of words have them. */
const newestThousands = sql`array[article.id / 1000] && (select array[last / 1000, last / 1000 - 1]
  from (select pg_sequence_last_value('article_id_seq')::int as last) newest)`;

/**
 * Finds the articles that a search ranks. Their number is limited, because a word in all of 100,000 texts must not
 * make it compare them all: the newest whose title matches and, if those are fewer than `enough`, the newest whose
 * text matches and, where any word will do, titles with a similar word. What very many texts have is found among the newest
 * thousands, and the others are not read.
 */
export function findArticleCandidates(
  db: Database,
  filter: ArticleFilter,
  { value, words, demand, enough }: { value: string; words: SearchWords; demand: Demand; enough: number },
): Promise<number[]> {
  const newest = (how: ReturnType<typeof sql>) =>
    sql`(select id from article where ${visible(filter)} and ${how} order by listed_at desc, id desc limit ${newestOfEach})`;
  const isFew = sql`(select count(*) from titled) < ${enough}`;
  const isNotAll = (found: string) => sql`(select count(*) from ${sql.table(found)}) < ${newestOfEach}`;
  const inTitles = sql`title_words @@ ${wordOf('query')}`;
  const inTexts = sql`search @@ ${wordOf('query')}`;
  const similar =
    demand === 'every'
      ? sql``
      : sql`union (select id from article where ${visible(filter)} and fold(${value}) <% folded_title and ${isFew}
          limit ${misspeltAtMost})`;
  return withIndexScans(db, async (inside) => {
    const { rows } = await sql<{ id: number }>`
      with ${wordsTable(words)},
      lately_titled as materialized ${newest(sql`${inTitles} and ${newestThousands}`)},
      titled as materialized (
        select id from lately_titled
        union ${newest(sql`${inTitles} and ${isNotAll('lately_titled')}`)}
        union ${newest(titleContains('folded_title', value))}),
      lately as materialized ${newest(sql`${inTexts} and ${newestThousands} and ${isFew}`)}
      select id from titled
      union select id from lately
      union ${newest(sql`${inTexts} and ${isFew} and ${isNotAll('lately')}`)}
      ${similar}`.execute(inside);
    return rows.map(({ id }) => id);
  });
}
