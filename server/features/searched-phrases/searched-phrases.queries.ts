import type { PhraseHeap, PhraseOutcome } from '../../../contract/searched-phrases/calls.ts';
import { prescribedKinds } from '../../../contract/slider/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import type { Target } from './searched-phrases.rules.ts';

/** Kinds that are read: whoever opens one of them did not get an answer. */
const readKinds = [...prescribedKinds, 'Material'];

/**
 * `phrase`, a row for the words that three addresses share, of the months from `since` on, with its heap: without an
 * answer in most of its searches; with one, but most then opened something that is read; found.
 */
const phrases = (since: string) => sql`
  counted as (
    select words, sum(count)::int as count, sum(answered)::int as answered
    from searched_phrase where month >= ${since}::date and words is not null group by words),
  opening as (
    select words, kind, row_id, anchor, sum(opened.count)::int as count, bool_or(is_shared) as is_shared
    from searched_opening opened join searched_phrase using (month, digest)
    where month >= ${since}::date and words is not null group by words, kind, row_id, anchor),
  opened as (
    select words, sum(count)::int as count,
      sum(case when kind = any(${readKinds}::text[]) then count else -count end) > 0 as is_of_reading
    from opening group by words),
  phrase as (
    select words, counted.count, counted.answered, coalesce(opened.count, 0) as opened_count,
      case when counted.answered * 2 < counted.count then 'unanswered'
        when opened.is_of_reading then 'misfound' else 'found' end as heap
    from counted left join opened using (words))`;

interface FoundPhrase {
  words: string;
  count: number;
  openedCount: number;
  opened: (Target & { count: number })[];
  outcome: PhraseOutcome | null;
  title: string | null;
}

export interface PhrasesWanted {
  since: string;
  heap: PhraseHeap;
  search: string | undefined;
}

/** The results listed with a phrase. */
const openedShown = 5;

/** The phrases of a heap, the most frequent first, with what was opened after them and what was decided. */
export async function findPhrases(
  db: Database,
  { since, heap, search }: PhrasesWanted,
  window: { limit: number; offset: number },
): Promise<FoundPhrase[]> {
  const { rows } = await sql<FoundPhrase>`
    with ${phrases(since)}
    select phrase.words, phrase.count, opened_count as "openedCount", shown.opened, decision.outcome, decision.title
    from phrase left join searched_decision decision using (words), lateral (
      select coalesce(json_agg(json_build_object('kind', kind, 'rowId', row_id, 'anchor', anchor, 'count', count)
        order by count desc, kind, row_id), '[]') as opened
      from (select * from opening where opening.words = phrase.words and is_shared
        order by count desc, kind, row_id limit ${openedShown}) most) shown
    where heap = ${heap} and ${search === undefined ? sql`true` : partsMatch(sql`public.search_part(phrase.words)`, search)}
    order by phrase.count desc, phrase.words
    limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

interface Figures extends Record<PhraseHeap, number> {
  waiting: number;
  searches: number;
  answered: number;
}

export async function countPhrases(db: Database, since: string, search?: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    with ${phrases(since)}
    select count(*) filter (where heap = 'unanswered')::int as unanswered,
      count(*) filter (where heap = 'misfound')::int as misfound,
      count(*) filter (where heap = 'found')::int as found,
      count(*) filter (where heap = 'unanswered' and decision.words is null)::int as waiting,
      coalesce(sum(count), 0)::int as searches, coalesce(sum(answered), 0)::int as answered
    from phrase left join searched_decision decision using (words)
    where ${search === undefined ? sql`true` : partsMatch(sql`public.search_part(phrase.words)`, search)}`.execute(
    db,
  );
  return rows[0] ?? { unanswered: 0, misfound: 0, found: 0, waiting: 0, searches: 0, answered: 0 };
}

/** The most frequent phrases that found nothing at all, each time. */
export async function listFruitless(db: Database, since: string, limit: number) {
  const { rows } = await sql<{ words: string; count: number }>`
    select words, sum(count)::int as count from searched_phrase
    where month >= ${since}::date and words is not null group by words
    having sum(fruitless) * 2 > sum(count) order by 2 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

/** The most frequent phrases with an answer. */
export async function listAnswered(db: Database, since: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select words from searched_phrase where month >= ${since}::date and words is not null group by words
    having sum(answered) * 2 >= sum(count) order by sum(count) desc, words limit ${limit}`.execute(db);
  return rows.map(({ words }) => words);
}

/** Titles and ways of asking of answers, facts and calculators. */
export async function listNames(db: Database): Promise<{ title: string; asked: string }[]> {
  const { rows } = await sql<{ title: string; asked: string }>`
    select title, asked from shown_answer where deleted_at is null
    union all select title, asked from fact where content_text <> ''
    union all select title, asked from calculator`.execute(db);
  return rows;
}

/** The results opened after a phrase, since a day, from three addresses each; and the openings of all. */
export async function listOpenings(
  db: Database,
  words: string,
  since: string,
): Promise<(Target & { count: number; isShared: boolean })[]> {
  const { rows } = await sql<Target & { count: number; isShared: boolean }>`
    select kind, row_id as "rowId", anchor, sum(opened.count)::int as count, bool_or(is_shared) as "isShared"
    from searched_phrase join searched_opening opened using (month, digest)
    where words = ${words} and month >= ${since}::date group by kind, row_id, anchor`.execute(db);
  return rows;
}

export async function isPhrase(db: Database, words: string): Promise<boolean> {
  const found = await db
    .selectFrom('searched_phrase')
    .select('month')
    .where('words', '=', words)
    .executeTakeFirst();
  return found !== undefined;
}

export interface Decision extends Target {
  words: string;
  outcome: PhraseOutcome;
  title: string;
}

/** Stores a decision; false if there is one already. */
export async function insertDecision(db: Database, decision: Decision, now: Date): Promise<boolean> {
  const { words, outcome, kind, rowId, anchor, title } = decision;
  const { rows } = await sql`
    insert into searched_decision (words, outcome, kind, row_id, anchor, title, decided_at)
    values (${words}, ${outcome}, ${kind}, ${rowId}, ${anchor}, ${title}, ${now})
    on conflict do nothing returning words`.execute(db);
  return rows.length > 0;
}

/** True if exactly that was decided. */
export async function isDecided(db: Database, { words, outcome, kind, rowId, anchor, title }: Decision) {
  const { rows } = await sql`select from searched_decision where words = ${words} and outcome = ${outcome}
    and kind = ${kind} and row_id = ${rowId} and anchor = ${anchor} and title = ${title}`.execute(db);
  return rows.length > 0;
}

export async function takeDecision(db: Database, words: string): Promise<Decision | undefined> {
  const { rows } = await sql<Decision>`delete from searched_decision where words = ${words}
    returning words, outcome, kind, row_id as "rowId", anchor, title`.execute(db);
  return rows[0];
}
