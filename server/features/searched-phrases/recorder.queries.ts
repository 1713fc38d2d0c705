import { type Database, sql } from '../../platform/database/database.ts';
import type { Target } from './searched-phrases.rules.ts';

export interface CountedPhrase {
  month: string;
  /** In hexadecimal. */
  digest: string;
  words: string;
  marks: number[];
  count: number;
  answered: number;
  fruitless: number;
}

export interface CountedOpening extends Target {
  month: string;
  digest: string;
  marks: number[];
  count: number;
}

/**
 * Adds phrases to their months, in the same order on all nodes, at most so many different ones a month. The third
 * address brings the words, and the marks go.
 */
export async function addPhrases(
  db: Database,
  phrases: readonly CountedPhrase[],
  mostOfMonth: number,
): Promise<void> {
  const given = sql`(select month, decode(digest, 'hex') as digest, marks, words, count, answered, fruitless
    from jsonb_to_recordset(${JSON.stringify(phrases)}::jsonb) row (month date, digest text, marks integer[],
      words text, count integer, answered integer, fruitless integer)) given`;
  await db.transaction().execute(async (inside) => {
    await sql`
      insert into searched_phrase as known (month, digest, count, answered, fruitless)
      select month, digest, count, answered, fruitless from ${given}
      where (select count(*) from searched_phrase stored where stored.month = given.month) < ${mostOfMonth}
        or exists (select from searched_phrase stored
          where stored.month = given.month and stored.digest = given.digest)
      order by month, digest
      on conflict (month, digest) do update set
        count = known.count + excluded.count,
        answered = known.answered + excluded.answered,
        fruitless = known.fruitless + excluded.fruitless`.execute(inside);
    await sql`
      update searched_phrase known set
        words = case when cardinality(merged_marks(known.marks, given.marks)) = 3 then given.words end,
        marks = case when cardinality(merged_marks(known.marks, given.marks)) = 3 then '{}'
          else merged_marks(known.marks, given.marks) end
      from ${given}
      where known.month = given.month and known.digest = given.digest and known.words is null`.execute(
      inside,
    );
  });
}

/** Adds openings to those of their phrases, at most so many different results of a phrase. */
export async function addOpenings(
  db: Database,
  openings: readonly CountedOpening[],
  mostOfPhrase: number,
): Promise<void> {
  await sql`
    insert into searched_opening as known (month, digest, kind, row_id, anchor, marks, is_shared, count)
    select month, decode(digest, 'hex'), kind, "rowId", anchor,
      case when cardinality(marks) = 3 then '{}' else marks end, cardinality(marks) = 3, count
    from jsonb_to_recordset(${JSON.stringify(openings)}::jsonb) given (month date, digest text, kind text,
      "rowId" integer, anchor text, marks integer[], count integer)
    where exists (select from searched_phrase phrase
        where phrase.month = given.month and phrase.digest = decode(given.digest, 'hex'))
      and (select count(*) from searched_opening other
        where other.month = given.month and other.digest = decode(given.digest, 'hex')) < ${mostOfPhrase}
    order by month, digest, kind, "rowId", anchor
    on conflict (month, digest, kind, row_id, anchor) do update set
      count = known.count + excluded.count,
      is_shared = known.is_shared or excluded.is_shared
        or cardinality(merged_marks(known.marks, excluded.marks)) = 3,
      marks = case when known.is_shared or excluded.is_shared
        or cardinality(merged_marks(known.marks, excluded.marks)) = 3 then '{}'
        else merged_marks(known.marks, excluded.marks) end`.execute(db);
}

/** Deletes months before a day, what three addresses did not share in months that ended, and decisions without a phrase. */
export async function purgePhrases(db: Database, of: { before: string; month: string }): Promise<void> {
  await sql`delete from searched_phrase
    where month < ${of.before}::date or (month < ${of.month}::date and words is null)`.execute(db);
  await sql`delete from searched_opening
    where month < ${of.month}::date and not is_shared`.execute(db);
  await sql`delete from searched_decision decision where not exists (
    select from searched_phrase phrase where phrase.words = decision.words)`.execute(db);
}
