import { CompiledQuery } from 'kysely';
import type { Database } from '../../platform/database.ts';

/**
 * The click of a member, in one statement: the attempt must be open and show the question, the answer must be one of
 * its options, and of several clicks the greatest instant stands, the later arrival where they are equal. The share
 * of the attempt's lock keeps an ending from grading between this look and this write.
 * An instant outside the attempt counts as its nearest end.
 */
const saveText = `
with shown as (
  select a.id as attempt_id, q.question_id, a.closes_at,
    least(greatest($5::timestamptz, a.started_at), $6::timestamptz, a.closes_at) as clicked_at,
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
    set answer = excluded.answer, clicked_at = excluded.clicked_at, saved_at = excluded.saved_at
    where attempt_answer.clicked_at <= excluded.clicked_at
)
select closes_at as "closesAt", answer is not null as "isOption" from shown`;

export interface Click {
  accountId: number;
  courseId: number;
  questionId: number;
  attemptId: number | null;
  clickedAt: Date;
  now: Date;
  trueFalse: string | null;
  multiple: string | null;
  optionsNeeded: number;
  /** An attempt that closed at this instant or before takes no more answers. */
  overIfClosedBy: Date;
}

/** Undefined if no open attempt shows the question; `isOption` false if nothing was stored for want of such an option. */
export async function saveClick(
  db: Database,
  click: Click,
): Promise<{ closesAt: Date; isOption: boolean } | undefined> {
  const { rows } = await db.executeQuery<{ closesAt: Date; isOption: boolean }>(
    // Raw: the hottest write of the portal is spared the building of a query that never changes.
    CompiledQuery.raw(saveText, [
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
    ]),
  );
  return rows[0];
}

/** The newest attempt of a course, or that attempt: to say why a click found none that takes it. */
export function findNewestAttempt(
  db: Database,
  of: { accountId: number; courseId: number; attemptId: number | null },
) {
  const mine = db
    .selectFrom('attempt')
    .select([
      'started_at as startedAt',
      'closes_at as closesAt',
      'finished_at as finishedAt',
      'ended_by as endedBy',
    ])
    .where('account_id', '=', of.accountId)
    .where('course_id', '=', of.courseId);
  return (of.attemptId === null ? mine : mine.where('id', '=', of.attemptId))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
