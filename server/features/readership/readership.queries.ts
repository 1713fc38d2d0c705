import type { CountedKind, MostRead } from '../../../contract/overview/calls.ts';
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

/** Deletes openings before a day. */
export async function purgeBefore(db: Database, day: string): Promise<void> {
  await sql`delete from content_opening where day < ${day}::date`.execute(db);
}
