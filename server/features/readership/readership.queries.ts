import type { CountedKind, MostRead, SearchInVain } from '../../../contract/calls/inicio.ts';
import { type Database, sql } from '../../platform/database/database.ts';

export interface Opening {
  kind: CountedKind;
  contentId: number;
  day: string;
  count: number;
}

/** Adds openings to their days, in the same order on all nodes, so that they never deadlock. */
export async function addOpenings(db: Database, openings: readonly Opening[]): Promise<void> {
  await sql`
    insert into content_opening (kind, content_id, day, count)
    select * from unnest(${openings.map(({ kind }) => kind)}::text[],
      ${openings.map(({ contentId }) => contentId)}::int[], ${openings.map(({ day }) => day)}::date[],
      ${openings.map(({ count }) => count)}::int[]) given (kind, content_id, day, count)
    order by day, kind, content_id
    on conflict (day, kind, content_id) do update set count = content_opening.count + excluded.count`.execute(
    db,
  );
}

export interface FruitlessSearch {
  digest: Buffer;
  day: string;
  visitorShare: number;
  count: number;
  words: string;
}

/**
 * Adds fruitless searches to their days, at most so many different ones a day. Their words are stored only if somebody
 * else asked for the same on an earlier day.
 */
export async function addSearches(
  db: Database,
  searches: readonly FruitlessSearch[],
  mostOfDay: number,
): Promise<void> {
  await sql`
    insert into fruitless_search (digest, day, visitor_share, count, words)
    select digest, day, visitor_share, count,
      case when exists (select from fruitless_search earlier where earlier.digest = given.digest
        and earlier.day < given.day and earlier.visitor_share <> given.visitor_share) then words end
    from unnest(${searches.map(({ digest }) => digest)}::bytea[], ${searches.map(({ day }) => day)}::date[],
      ${searches.map(({ visitorShare }) => visitorShare)}::smallint[],
      ${searches.map(({ count }) => count)}::int[], ${searches.map(({ words }) => words)}::text[])
      given (digest, day, visitor_share, count, words)
    where (select count(*) from fruitless_search known where known.day = given.day) < ${mostOfDay}
      or exists (select from fruitless_search known where known.digest = given.digest and known.day = given.day)
    order by digest, day
    on conflict (digest, day) do update set count = fruitless_search.count + excluded.count,
      words = coalesce(fruitless_search.words, excluded.words)`.execute(db);
}

/** Lists the content viewed most between two days, the most viewed first, without deleted rows. */
export async function listMostRead(
  db: Database,
  of: { from: string; to: string; limit: number },
): Promise<MostRead[]> {
  const { rows } = await sql<MostRead>`
    select opened.kind, opened.content_id as id, coalesce(article.title, course.title) as title, opened.count
    from (select kind, content_id, sum(count)::int as count from content_opening
      where day between ${of.from}::date and ${of.to}::date group by kind, content_id) opened
    left join article on opened.kind = 'article' and article.id = opened.content_id and article.deleted_at is null
    left join course on opened.kind = 'course' and course.id = opened.content_id and course.deleted_at is null
    where coalesce(article.id, course.id) is not null
    order by opened.count desc, opened.kind, opened.content_id
    limit ${of.limit}`.execute(db);
  return rows;
}

/** Fruitless searches since a day with stored words, the most frequent first. */
export async function listSearches(
  db: Database,
  of: { from: string; limit: number },
): Promise<SearchInVain[]> {
  const { rows } = await sql<SearchInVain>`
    select max(words) as words, sum(count)::int as count from fruitless_search where day >= ${of.from}::date
    group by digest having max(words) is not null
    order by 2 desc, max(day) desc, 1 limit ${of.limit}`.execute(db);
  return rows;
}

export async function purgeBefore(db: Database, of: { openings: string; searches: string }): Promise<void> {
  await sql`delete from content_opening where day < ${of.openings}::date`.execute(db);
  await sql`delete from fruitless_search where day < ${of.searches}::date`.execute(db);
}
