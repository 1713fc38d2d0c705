import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../server/platform/embedded-postgres/embedded-postgres.ts';

/** Runs one statement in the database of the portal under test (or of another, by its data folder): for what a journey cannot wait for or must not know. */
export async function inDatabase<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[] = [],
  dataDir = inject('dataDir'),
): Promise<Row[]> {
  const server = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: () => undefined,
  });
  const client = new pg.Client(server.connection);
  try {
    await client.connect();
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
    await server.stop();
  }
}

/** Lets a member have read all of a course but its last seconds, which the page then counts for real. */
export async function readAllBut(seconds: number, username: string, courseTitle: string): Promise<void> {
  await inDatabase(
    `update enrolment set read_seconds = course.duration_minutes * 60 - $1 from course, account
     where course.id = enrolment.course_id and account.id = enrolment.account_id and account.username = $2 and course.title = $3`,
    [seconds, username, courseTitle],
  );
}

/** The key of a course: the text of each question with its correct letters, or 'V' / 'F'. */
export async function answerKey(courseTitle: string): Promise<Map<string, string[]>> {
  const rows = await inDatabase<{ description: string; correct: string }>(
    `select v.description, v.correct from question_version v join question q on q.id = v.question_id
     join course c on c.id = q.course_id where c.title = $1`,
    [courseTitle],
  );
  return new Map(rows.map(({ description, correct }) => [description, correct.split(',')]));
}

/** Moves the running attempt of a member in time, as if it had begun earlier: the server's clock itself stays. */
export const letPass = (userId: number, leftSeconds: number) =>
  inDatabase(
    `update attempt set started_at = started_at - (closes_at - now()) + make_interval(secs => $2),
       closes_at = now() + make_interval(secs => $2)
     where account_id = $1 and finished_at is null`,
    [userId, leftSeconds],
  );
