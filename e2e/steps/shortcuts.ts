import type pg from 'pg';
import type { Portal } from '../fixtures/portal-server.ts';

/** Runs one statement in the database of a portal: for what a journey cannot wait for or must not know. */
export const inDatabase = <Row extends pg.QueryResultRow>(
  { query }: Pick<Portal, 'query'>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> => query<Row>(text, values);

export async function courseIdOf(portal: Portal, title: string): Promise<number> {
  const [row] = await inDatabase<{ id: number }>(portal, 'select id from course where title = $1', [title]);
  if (row === undefined) throw new Error(`no course ${title}`);
  return row.id;
}

/** Lets a member have read all of a course but its last seconds, which the page then really counts. */
export async function readAllBut(
  portal: Portal,
  seconds: number,
  username: string,
  courseTitle: string,
): Promise<void> {
  await inDatabase(
    portal,
    `update enrolment set read_seconds = course.duration_minutes * 60 - $1 from course, account
     where course.id = enrolment.course_id and account.id = enrolment.account_id and account.username = $2 and course.title = $3`,
    [seconds, username, courseTitle],
  );
}

/** The key of a course: the text of each question with its correct letters, or 'V' / 'F'. */
export async function answerKey(portal: Portal, courseTitle: string): Promise<Map<string, string[]>> {
  const rows = await inDatabase<{ description: string; correct: string }>(
    portal,
    `select v.description, v.correct from question_version v join question q on q.id = v.question_id
     join course c on c.id = q.course_id where c.title = $1`,
    [courseTitle],
  );
  return new Map(rows.map(({ description, correct }) => [description, correct.split(',')]));
}

/** Moves a member's running attempt in time, as if it had begun earlier, without changing the server's clock. */
export const letPass = (portal: Portal, userId: number, leftSeconds: number) =>
  inDatabase(
    portal,
    `update attempt set started_at = started_at - (closes_at - now()) + make_interval(secs => $2),
       closes_at = now() + make_interval(secs => $2)
     where account_id = $1 and finished_at is null`,
    [userId, leftSeconds],
  );

/** Adds a group with a long name that a member carries; its id. */
export async function aGroupOf(portal: Portal, userId: number): Promise<number> {
  const rows = await inDatabase<{ id: number }>(
    portal,
    `with added as (
       insert into people_group (name, created_at) values ('Constructora Illimani, ingreso de noviembre', now())
       returning id)
     insert into account_group (account_id, group_id) select $1, id from added returning group_id as id`,
    [userId],
  );
  return rows[0]?.id ?? 0;
}

/** Adds a job that gave up, as a job of a certificate does when the disk is full. */
export async function aFailedJob(portal: Portal): Promise<void> {
  await inDatabase(
    portal,
    `select graphile_worker.add_job('recordCertificate', '{"certificateId": 1}', 'held', now() + interval '1 day', 1, 'failed')`,
  );
  await inDatabase(
    portal,
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'ENOSPC: no space left on device'
     where key = 'failed'`,
  );
}
