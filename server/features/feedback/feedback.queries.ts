import type { FeedbackKind, FeedbackPage } from '../../../contract/feedback/pages.ts';
import { calculatorNames } from '../../../contract/pension/calculator-names.ts';
import { calculators } from '../../../contract/pension/calculators.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

/** The pages that ask, which visitors can open, and the answers in them. */
const pages = sql`(
  select 'article' as kind, id::text as page_key, title from article where deleted_at is null and is_published
  union all select 'subject', id::text, title from subject where deleted_at is null
  union all select 'answer', id::text, title from shown_answer where deleted_at is null
  union all select 'fact', key, title from fact where content_text <> ''
  union all select 'calculator', name, title from unnest(${[...calculatorNames]}::text[],
    ${calculatorNames.map((name) => calculators[name].title)}::text[]) calculator (name, title))`;

export async function isPage(db: Database, { kind, key }: FeedbackPage): Promise<boolean> {
  const { rows } = await sql`select from ${pages} page where kind = ${kind} and page_key = ${key}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function countAnswer(
  db: Database,
  { kind, key }: FeedbackPage,
  day: string,
  isUseful: boolean,
): Promise<void> {
  await sql`
    insert into feedback_count (kind, page_key, day, useful, useless)
    values (${kind}, ${key}, ${day}::date, ${isUseful ? 1 : 0}, ${isUseful ? 0 : 1})
    on conflict (kind, page_key, day) do update set
      useful = feedback_count.useful + excluded.useful,
      useless = feedback_count.useless + excluded.useless`.execute(db);
}

export interface NewWords extends FeedbackPage {
  isUseful: boolean;
  words: string;
  now: Date;
}

/** Stores a sentence; false if `most` of the page are unread. Sentences about one page are serialised. */
export async function insertWords(db: Database, given: NewWords, most: number): Promise<boolean> {
  const { kind, key, isUseful, words, now } = given;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback:${kind}:${key}`}, 0))`.execute(db);
  const { rows } = await sql`
    insert into feedback_words (kind, page_key, is_useful, words, created_at)
    select ${kind}, ${key}, ${isUseful}, ${words}, ${now}::timestamptz
    where (select count(*) from feedback_words where kind = ${kind} and page_key = ${key} and not is_away) < ${most}
    returning id`.execute(db);
  return rows.length > 0;
}

interface FoundPage extends FeedbackPage {
  title: string;
  useful: number;
  useless: number;
  wordCount: number;
  words: { id: number; words: string; isUseful: boolean; date: string }[];
}

interface FeedbackWanted {
  kind?: FeedbackKind | undefined;
  search?: string | undefined;
}

/** `answered`, a row a page with answers, as common table expressions. */
const answered = ({ kind, search }: FeedbackWanted) => sql`
    answers as (
      select kind, page_key, sum(useful)::int as useful, sum(useless)::int as useless, 0 as words
        from feedback_count group by kind, page_key
      union all
      select kind, page_key, 0, 0, count(*)::int from feedback_words where not is_away group by kind, page_key),
    answered as (
      select kind, page_key, title, sum(useful)::int as useful, sum(useless)::int as useless,
        sum(words)::int as words
      from answers join ${pages} page using (kind, page_key)
      where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
        and ${search === undefined ? sql`true` : partsMatch(sql`public.search_part(title)`, search)}
      group by kind, page_key, title)`;

/** The pages with answers, the least useful first: by the share of no, weighted down for few answers. */
export async function findFeedback(
  db: Database,
  given: FeedbackWanted & { wordsShown: number },
  window: { limit: number; offset: number },
): Promise<FoundPage[]> {
  const { rows } = await sql<FoundPage>`
    with ${answered(given)}
    select answered.kind, answered.page_key as key, title, useful, useless, answered.words as "wordCount",
      shown.words
    from answered, lateral (
      select coalesce(json_agg(json_build_object('id', id, 'words', newest.words, 'isUseful', is_useful,
        'date', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id desc), '[]') as words
      from (select * from feedback_words written
        where written.kind = answered.kind and written.page_key = answered.page_key and not is_away
        order by id desc limit ${given.wordsShown}) newest) shown
    order by (useless + 1.0) / (useful + useless + 2) desc, useless desc, answered.kind, answered.page_key
    limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

export async function countFeedback(db: Database, wanted: FeedbackWanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with ${answered(wanted)} select count(*)::int as count from answered`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The newest sentences of people whom a page did not help. */
export async function listDoubts(db: Database, limit: number) {
  const { rows } = await sql<FeedbackPage & { id: number; words: string; title: string }>`
    select id, words, kind, page_key as key, title from feedback_words join ${pages} page using (kind, page_key)
    where not is_away and not is_useful order by id desc limit ${limit}`.execute(db);
  return rows;
}

/** Dismisses a sentence or brings it back; false if there is none. */
export async function setAway(db: Database, id: number, isUnavailable: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback_words')
    .set({ is_away: isUnavailable })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function purgeFeedback(db: Database, day: string): Promise<void> {
  await sql`delete from feedback_count where day < ${day}::date`.execute(db);
  await sql`delete from feedback_words where created_at < ${day}::date`.execute(db);
}
