import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * The click of a member, in one statement: the attempt must be open and show the question, the answer must be one of
 * its options, and of several clicks the greatest instant stands, the later arrival where they are equal or where no
 * instant is told. The share of the attempt's lock keeps an ending from grading between this look and this write.
 * An instant outside the attempt counts as its nearest end. What is stored is never ahead of this node's clock, but the
 * comparison is not cut at it: a clock that was set back, or that of another node, would lose later clicks.
 */
const saveText = `
with shown as (
  select a.id as attempt_id, q.question_id, a.closes_at,
    least(greatest(coalesce($5::timestamptz, 'infinity'), a.started_at), $6::timestamptz, a.closes_at) as clicked_at,
    case when v.type = 1 then $7::text when $9::int <= cardinality(v.options) then $8::text end as answer
  from attempt a
  join attempt_question q on q.attempt_id = a.id and q.question_id = $3
  join question_version v on v.id = q.question_version_id
  where a.account_id = $1 and a.course_id = $2 and a.finished_at is null and a.closes_at > $10
    and ($4::int is null or a.id = $4)
  for key share of a
), saved as (
  insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
  select attempt_id, question_id, answer, clicked_at, $6 from shown where answer is not null
  on conflict (attempt_id, question_id) do update
    set answer = excluded.answer, saved_at = excluded.saved_at,
      clicked_at = greatest(attempt_answer.clicked_at, excluded.clicked_at)
    where attempt_answer.clicked_at <= greatest(excluded.clicked_at, coalesce($5::timestamptz, 'infinity'))
  returning attempt_id
)
select attempt_id as "attemptId", closes_at as "closesAt", answer, exists (select from saved) as "isStored" from shown`;

export interface Click {
  accountId: number;
  courseId: number;
  questionId: number;
  attemptId: number | null;
  /** null = not told: it counts as the latest. */
  clickedAt: Date | null;
  now: Date;
  trueFalse: string | null;
  multiple: string | null;
  optionsNeeded: number;
  /** An attempt that closed at this instant or before takes no more answers. */
  overIfClosedBy: Date;
}

const parametersOf = (click: Click) => [
  click.accountId,
  click.courseId,
  click.questionId,
  click.attemptId,
  click.clickedAt,
  click.now,
  click.trueFalse,
  click.multiple,
  click.optionsNeeded,
  click.overIfClosedBy,
];

/** The statement that stores a click, and its values: what is sent, and what the benchmark sends without the portal. */
export const saveStatement = (click: Click) => ({ text: saveText, values: parametersOf(click) });

export interface ShownClick {
  attemptId: number;
  closesAt: Date;
  /** In its one spelling; null: no option of the question, nothing was stored. */
  answer: string | null;
  /** false: a later click stands. */
  isStored: boolean;
}

/** Undefined if no open attempt shows the question. */
export async function saveClick(db: Database, click: Click): Promise<ShownClick | undefined> {
  const { rows } = await db.executeQuery<ShownClick>(
    // Raw: the hottest write of the portal is spared the building of a query that never changes.
    CompiledQuery.raw(saveText, parametersOf(click)),
  );
  return rows[0];
}

/** The answer that an attempt holds to a question that was answered. */
export async function getStandingAnswer(db: Database, attemptId: number, questionId: number) {
  const row = await db
    .selectFrom('attempt_answer')
    .select('answer')
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return row.answer;
}

/**
 * A click that found no attempt that takes it, in one statement: kept beside the attempt of the course that ran last,
 * or that attempt, if it has ended and counts, shows the question and the answer is one of its options. One row a
 * question, the latest click; one that was accepted makes way only for a later one. A click that the attempt holds
 * already, or an older one, is `known`: its first sending was stored and its acknowledgement lost.
 * The share of the attempt's lock keeps a reopening from coming between this look and this write.
 */
const keepText = `
with last as (
  select a.id as attempt_id, a.started_at, a.closes_at, a.finished_at, a.annulled_at
  from attempt a
  where a.account_id = $1 and a.course_id = $2 and ($4::int is null or a.id = $4)
  order by a.finished_at desc nulls first, a.id desc limit 1
  for key share of a
), shown as (
  select l.*, q.question_id,
    l.finished_at is null and l.closes_at > $10 as is_open,
    least(greatest(coalesce($5::timestamptz, $6::timestamptz), l.started_at), $6::timestamptz) as clicked_at,
    case when v.type = 1 then $7::text when $9::int <= cardinality(v.options) then $8::text end as answer
  from last l
  left join attempt_question q on q.attempt_id = l.attempt_id and q.question_id = $3
  left join question_version v on v.id = q.question_version_id
), judged as (
  select s.*, exists (select from attempt_answer g
    where g.attempt_id = s.attempt_id and g.question_id = s.question_id and (g.clicked_at > s.clicked_at
      or g.answer = s.answer and g.clicked_at >= least(s.clicked_at, s.closes_at))) as is_known
  from shown s
), kept as (
  insert into attempt_late_click (attempt_id, question_id, answer, clicked_at, arrived_at)
  select attempt_id, question_id, answer, clicked_at, $6 from judged
  where answer is not null and annulled_at is null and not is_open and not is_known
  on conflict (attempt_id, question_id) do update
    set answer = excluded.answer, clicked_at = excluded.clicked_at, arrived_at = excluded.arrived_at, accepted_at = null
    where attempt_late_click.clicked_at < excluded.clicked_at
      or (attempt_late_click.clicked_at = excluded.clicked_at and attempt_late_click.accepted_at is null)
)
select attempt_id as "attemptId", is_open as "isOpen", annulled_at is not null as "isAnnulled", question_id is not null as "isShown",
  answer is not null as "isOption", is_known as "isKnown" from judged`;

export interface LateClick {
  attemptId: number;
  isOpen: boolean;
  isAnnulled: boolean;
  isShown: boolean;
  isOption: boolean;
  isKnown: boolean;
}

/** What became of a click that came too late; undefined if the member has no such attempt. */
export async function keepLateClick(db: Database, click: Click): Promise<LateClick | undefined> {
  const { rows } = await db.executeQuery<LateClick>(CompiledQuery.raw(keepText, parametersOf(click)));
  return rows[0];
}
