import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Stores clicks in one statement. Of each, the attempt must be open and show the question, and the answer must be one of
 * its options. Of several clicks on a question the latest instant wins; of equal ones, or without an instant, the later
 * arrival: no two of a statement may be on the same question of a member. A shared lock on the attempts keeps an ending
 * from grading between the check and the write. An instant outside the attempt counts as its nearest end. The stored
 * instant is never ahead of this node's clock, but the comparison uses the uncut one: otherwise a clock that was set
 * back, or another node's, would lose later clicks. Rows are written in one order, so that two nodes never wait in a ring.
 */
const saveText = `
with shown as materialized (
  select c.place, a.id as attempt_id, q.question_id, a.closes_at, c.arrived_at, x.claimed_at,
    least(greatest(x.claimed_at, a.started_at), c.arrived_at, a.closes_at) as clicked_at,
    case when v.type = 1 then c.true_false when c.options_needed <= cardinality(v.options) then c.multiple end as answer
  from unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::timestamptz[], $6::timestamptz[], $7::text[], $8::text[],
      $9::int[], $10::timestamptz[]) with ordinality
    as c(account_id, course_id, question_id, attempt_id, clicked_at, arrived_at, true_false, multiple, options_needed,
      over_if_closed_by, place)
  cross join lateral (select coalesce(c.clicked_at, 'infinity') as claimed_at) x
  join attempt a on a.account_id = c.account_id and a.course_id = c.course_id and a.finished_at is null
    and a.closes_at > c.over_if_closed_by and (c.attempt_id is null or a.id = c.attempt_id)
  join attempt_question q on q.attempt_id = a.id and q.question_id = c.question_id
  join question_version v on v.id = q.question_version_id
  for key share of a skip locked
), saved as (
  insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
  select attempt_id, question_id, answer, clicked_at, arrived_at from shown where answer is not null
  order by attempt_id, question_id
  on conflict (attempt_id, question_id) do update
    set answer = excluded.answer, saved_at = excluded.saved_at,
      clicked_at = greatest(attempt_answer.clicked_at, excluded.clicked_at)
    where attempt_answer.clicked_at <= greatest(excluded.clicked_at, (select s.claimed_at from shown s
      where s.attempt_id = excluded.attempt_id and s.question_id = excluded.question_id))
  returning attempt_id, question_id
)
select place::int, attempt_id as "attemptId", closes_at as "closesAt", answer,
  (attempt_id, question_id) in (select attempt_id, question_id from saved) as "isStored" from shown`;

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

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** The values of a statement that stores clicks, an array for each parameter. */
const valuesOf = (clicks: readonly Click[]) => [
  clicks.map((click) => click.accountId),
  clicks.map((click) => click.courseId),
  clicks.map((click) => click.questionId),
  clicks.map((click) => click.attemptId),
  clicks.map((click) => instant(click.clickedAt)),
  clicks.map((click) => instant(click.now)),
  clicks.map((click) => click.trueFalse),
  clicks.map((click) => click.multiple),
  clicks.map((click) => click.optionsNeeded),
  clicks.map((click) => instant(click.overIfClosedBy)),
];

export interface ShownClick {
  attemptId: number;
  closesAt: Date;
  /** The normalised answer; null: not an option of the question, and nothing was stored. */
  answer: string | null;
  /** False when a later click is stored. */
  isStored: boolean;
}

/**
 * Stores clicks, no two of them on the same question of a member, and returns their results in order. Undefined: no
 * open attempt shows the question, or the attempt is being changed, for which a batch does not wait.
 */
export async function saveClicks(
  db: Database,
  clicks: readonly Click[],
): Promise<(ShownClick | undefined)[]> {
  const { rows } = await db.executeQuery<ShownClick & { place: number }>(
    // Raw: this is the most frequent write and its query never changes, so it is not rebuilt each time.
    CompiledQuery.raw(saveText, valuesOf(clicks)),
  );
  const known = new Map(rows.map((row) => [row.place, row]));
  return clicks.map((_, index) => known.get(index + 1));
}

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
 * Records a late click and returns its outcome; undefined if the member has no such attempt. An attempt that ended
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
