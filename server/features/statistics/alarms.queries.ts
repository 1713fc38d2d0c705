import { type Database, sql } from '../../platform/database/database.ts';
import type { Passes, QuestionAlarm } from './alarms.rules.ts';

/** Replaces the alarms of a course's questions. */
export async function replaceAlarms(
  db: Database,
  courseId: number,
  alarms: readonly { questionId: number; key: string; alarm: QuestionAlarm }[],
): Promise<void> {
  await db.deleteFrom('question_alarm').where('course_id', '=', courseId).execute();
  if (alarms.length === 0) return;
  await db
    .insertInto('question_alarm')
    .values(
      alarms.map(({ questionId, key, alarm }) => ({
        question_id: questionId,
        course_id: courseId,
        key,
        kind: alarm.kind,
        chosen: alarm.kind === 'key' || alarm.kind === 'nobody' ? alarm.chosen : null,
        is_failed:
          alarm.kind === 'failed' || alarm.kind === 'nobody' || (alarm.kind === 'key' && alarm.isFailed),
      })),
    )
    .execute();
}

export interface StoredAlarm {
  courseId: number;
  courseName: string;
  questionId: number;
  questionName: string;
  kind: QuestionAlarm['kind'];
  key: string;
  chosen: string | null;
  isFailed: boolean;
}

/**
 * Alarms on questions that exams may still draw, the newest course first. One that a corrected key has resolved is left
 * out at once, before the tallies include the key.
 */
export async function listQuestionAlarms(db: Database, limit: number): Promise<StoredAlarm[]> {
  const { rows } = await sql<StoredAlarm>`
    select course.id as "courseId", course.title as "courseName", question.id as "questionId",
      newest.description as "questionName", alarm.kind, alarm.key, alarm.chosen, alarm.is_failed as "isFailed"
    from question_alarm alarm
    join question on question.id = alarm.question_id and question.deleted_at is null
    join course on course.id = alarm.course_id and course.deleted_at is null and course.archived_at is null
    cross join lateral (select description, correct from question_version
      where question_version.question_id = question.id order by version desc limit 1) newest
    where newest.correct = alarm.key
    order by course.id desc, question.id limit ${limit}`.execute(db);
  return rows;
}

/** The exams of every course that ended from a day on, and those of the days before it from another day on. */
export async function listPasses(
  db: Database,
  {
    recentFrom,
    formerFrom,
    courseId,
  }: { recentFrom: string; formerFrom: string; courseId?: number | undefined },
): Promise<{ courseId: number; courseName: string; recent: Passes; former: Passes }[]> {
  const isRecent = sql`exam_tally.since >= ${recentFrom}::date`;
  const { rows } = await sql<{ courseId: number; courseName: string; recent: Passes; former: Passes }>`
    select course.id as "courseId", course.title as "courseName",
      jsonb_build_object('finished', recent.finished, 'passed', recent.passed) as recent,
      jsonb_build_object('finished', former.finished, 'passed', former.passed) as former
    from (
      select course_id, coalesce(sum(finished) filter (where ${isRecent}), 0) as finished,
        coalesce(sum(passed) filter (where ${isRecent}), 0) as passed,
        coalesce(sum(finished) filter (where not ${isRecent}), 0) as "formerFinished",
        coalesce(sum(passed) filter (where not ${isRecent}), 0) as "formerPassed"
      from exam_tally where grain = 'day' and since >= ${formerFrom}::date
        and ${courseId === undefined ? sql`true` : sql`course_id = ${courseId}`}
      group by course_id) recent
    cross join lateral (select "formerFinished" as finished, "formerPassed" as passed) former
    join course on course.id = recent.course_id and course.deleted_at is null and course.archived_at is null
    order by course.id desc`.execute(db);
  return rows;
}
