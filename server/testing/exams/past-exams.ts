import type { Portal } from '../../context/context.ts';
import { grade } from '../../features/exams/exams.rules.ts';
import { aMember } from '../builders.ts';

/** Parses a local time of La Paz, the portal's zone in these tests: '2024-02-29T23:59'. */
export const here = (local: string) => new Date(`${local}-04:00`);

/** Adds a member of a course, enrolled and with the reading done at local times. */
export async function aPerson(portal: Portal, courseId: number, applied: string, read: string | null) {
  const { db } = portal;
  const { id } = await aMember(portal);
  await db
    .insertInto('enrolment')
    .values({
      account_id: id,
      course_id: courseId,
      read_seconds: read === null ? 0 : 60,
      enrolled_at: here(applied),
      reading_completed_at: read === null ? null : here(read),
    })
    .execute();
  return id;
}

interface Sat {
  accountId: number;
  courseId: number;
  questions: readonly number[];
  /** An answer for each question, '-' = none, each a minute after the one before. */
  answers: string;
  ended: string;
  isAnnulled?: boolean;
}

/** Adds an exam of twenty minutes with a minimum of 75, ended five minutes after its start. 'B' is right. */
export async function sat(
  portal: Portal,
  { accountId, courseId, questions, answers, ended, isAnnulled = false }: Sat,
): Promise<number> {
  const { db } = portal;
  const end = here(ended).getTime();
  const at = (minutes: number) => new Date(end - 300_000 + minutes * 60_000);
  const correct = [...answers].filter((answer) => answer === 'B').length;
  const { id } = await db
    .insertInto('attempt')
    .values({
      account_id: accountId,
      course_id: courseId,
      started_at: at(0),
      closes_at: at(20),
      finished_at: at(5),
      allowed_minutes: 20,
      minimum_grade: 75,
      question_count: questions.length,
      ended_by: 'member',
      correct_count: correct,
      grade: grade(correct, questions.length),
      annulled_at: isAnnulled ? at(6) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const versions = await db
    .selectFrom('question_version')
    .select(['id', 'question_id'])
    .where('question_id', 'in', [...questions])
    .execute();
  const shown = questions.map((question_id, position) => ({
    attempt_id: id,
    question_id,
    position,
    question_version_id: versions.find((row) => row.question_id === question_id)?.id ?? 0,
  }));
  await db.insertInto('attempt_question').values(shown).execute();
  const given = [...answers].flatMap((answer, place) =>
    answer === '-'
      ? []
      : [
          {
            attempt_id: id,
            question_id: questions[place] ?? 0,
            answer,
            clicked_at: at(place + 1),
            saved_at: at(place + 1),
          },
        ],
  );
  if (given.length > 0) await db.insertInto('attempt_answer').values(given).execute();
  return id;
}

/** Adds a certificate of an attempt; the exam counts as passed whatever its grade. */
export async function certified(
  portal: Portal,
  attemptId: number,
  issued: string,
  isRevoked = false,
): Promise<void> {
  const { db } = portal;
  const { account_id, course_id } = await db
    .selectFrom('attempt')
    .select(['account_id', 'course_id'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('certificate')
    .values({
      code: `AP-${attemptId}`,
      account_id,
      course_id,
      attempt_id: attemptId,
      full_name: 'Ana',
      course_title: 'Curso',
      grade: 75,
      lesson_count: 1,
      duration_minutes: 1,
      exam_date: issued.slice(0, 10),
      issued_at: here(issued),
      revoked_at: isRevoked ? here(issued) : null,
    })
    .execute();
}
