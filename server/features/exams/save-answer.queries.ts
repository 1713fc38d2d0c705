import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Stores a member's click in one statement. The attempt must be open and show the question, and the answer must be one
 * of its options. Of several clicks the latest instant wins; of equal ones, or without an instant, the later arrival. A
 * shared lock on the attempt keeps an ending from grading between the check and the write. An instant outside the
 * attempt counts as its nearest end. The stored instant is never ahead of this node's clock, but the comparison uses
 * the uncut one: otherwise a clock that was set back, or another node's, would lose later clicks.
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
  /** null = unknown: the click counts as the latest. */
  clickedAt: Date | null;
  now: Date;
  trueFalse: string | null;
  multiple: string | null;
  optionsNeeded: number;
  /** An attempt that closed at this instant or before accepts no more answers. */
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

/** The statement that stores a click, with its values; the benchmark sends the same without the portal. */
export const saveStatement = (click: Click) => ({ text: saveText, values: parametersOf(click) });

export interface ShownClick {
  attemptId: number;
  closesAt: Date;
  /** The normalised answer; null: not an option of the question, and nothing was stored. */
  answer: string | null;
  /** False when a later click is stored. */
  isStored: boolean;
}

/** Stores a click; undefined if no open attempt shows the question. */
export async function saveClick(db: Database, click: Click): Promise<ShownClick | undefined> {
  const { rows } = await db.executeQuery<ShownClick>(
    // Raw: this is the portal's hottest write, and its query never changes, so it is not built each time.
    CompiledQuery.raw(saveText, parametersOf(click)),
  );
  return rows[0];
}

/** The stored answer of an attempt to an answered question. */
export async function getStoredAnswer(db: Database, attemptId: number, questionId: number) {
  const row = await db
    .selectFrom('attempt_answer')
    .select('answer')
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return row.answer;
}

/**
 * Records a click that came too late, in one statement. It belongs to the given attempt or the course's last one, which
 * must have ended a day ago at most, count, show the question and have the answer as an option; once its member has seen
 * the result it takes none. What the server last heard of the page stands beside the claimed instant: polls, and answers
 * that were saved. There is one row a question, the latest click; an accepted one is replaced only by a later one. A
 * click that the attempt already has, or an older one, is `known`: it was stored when first sent and its acknowledgement
 * was lost. A shared lock on the attempt keeps a reopening from coming between the check and the write.
 */
const lateClickText = `
with last as (
  select a.id as attempt_id, a.started_at, a.closes_at, a.finished_at, a.annulled_at, a.result_seen_at, a.heard_at
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
  select s.*, coalesce(s.finished_at, s.closes_at) < $11 as is_too_late, exists (select from attempt_answer g
    where g.attempt_id = s.attempt_id and g.question_id = s.question_id and (g.clicked_at > s.clicked_at
      or g.answer = s.answer and g.clicked_at >= least(s.clicked_at, s.closes_at))) as is_known
  from shown s
), kept as (
  insert into attempt_late_click (attempt_id, question_id, answer, clicked_at, arrived_at, heard_at)
  select attempt_id, question_id, answer, clicked_at, $6, greatest(started_at, heard_at,
    (select max(saved_at) from attempt_answer g where g.attempt_id = judged.attempt_id)) from judged
  where answer is not null and annulled_at is null and not is_open and not is_known
    and not is_too_late and result_seen_at is null
  on conflict (attempt_id, question_id) do update
    set answer = excluded.answer, clicked_at = excluded.clicked_at, arrived_at = excluded.arrived_at,
      heard_at = excluded.heard_at, accepted_at = null
    where attempt_late_click.clicked_at < excluded.clicked_at
      or (attempt_late_click.clicked_at = excluded.clicked_at and attempt_late_click.accepted_at is null)
)
select attempt_id as "attemptId", is_open as "isOpen", annulled_at is not null as "isAnnulled", question_id is not null as "isShown",
  answer is not null as "isOption", is_known as "isKnown", is_too_late as "isTooLate",
  result_seen_at is not null as "isResultSeen" from judged`;

export interface LateClick {
  attemptId: number;
  isOpen: boolean;
  isAnnulled: boolean;
  isShown: boolean;
  isOption: boolean;
  isKnown: boolean;
  isTooLate: boolean;
  isResultSeen: boolean;
}

/**
 * Records a late click and returns what became of it; undefined if the member has no such attempt. An attempt that ended
 * before `notIfEndedBefore` records none.
 */
export async function upsertLateClick(
  db: Database,
  click: Click,
  notIfEndedBefore: Date,
): Promise<LateClick | undefined> {
  const parameters = [...parametersOf(click), notIfEndedBefore];
  const { rows } = await db.executeQuery<LateClick>(CompiledQuery.raw(lateClickText, parameters));
  return rows[0];
}
