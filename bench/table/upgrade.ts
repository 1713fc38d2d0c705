import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { loadReleased, releasedSchemas } from '../../server/testing/released-schemas.ts';
import type { Row } from './row.ts';

/** Members of two courses each, who answered ten questions: a million answers. */
const members = 50_000;
const answersOfEach = 20;
const mostSeconds = 300;

/** Multiplies the people of a released schema; the columns are those of the first. */
const people = `
  with made as (
    insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
    select 'muchos' || n, 'muchos' || n || '@correo.test', 'Rosa', 'Mamani ' || n, 2, '1980-01-01', '!', now(), now()
    from generate_series(1, $1::int) n returning id),
  enrolled as (
    insert into enrolment (account_id, course_id, enrolled_at, read_seconds, reading_completed_at)
    select id, course, now(), 4000, now() from made, generate_series(1, 2) course returning account_id, course_id)
  insert into attempt (account_id, course_id, started_at, closes_at, allowed_minutes, minimum_grade, question_count, finished_at,
    correct_count, grade, ended_by)
  select account_id, course_id, now(), now() + interval '1 hour', 60, 60, $2, now(), $2, 100, 'member' from enrolled`;
const questions = `
  insert into attempt_question (attempt_id, position, question_id, question_version_id)
  select attempt.id, q.position, q.question_id, q.version_id from attempt join (
    select course_id, question_id, question_version.id as version_id,
      row_number() over (partition by course_id order by question_id) as position
    from question_version join question on question.id = question_id) q using (course_id)
  where q.position <= $1 and not exists (select from attempt_question where attempt_id = attempt.id)`;
const answers = `
  insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
  select attempt_id, question_id, 'A', now(), now() from attempt_question on conflict do nothing`;

/** Upgrades the oldest released schema with a million answers, as at the first start of a new version. */
export async function measureUpgrade(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-upgrade-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client(server.connection);
  const pool = new pg.Pool(server.connection);
  const [oldest = ''] = releasedSchemas;
  try {
    await client.connect();
    await loadReleased(client, oldest);
    await client.query(people, [members, answersOfEach / 2]);
    await client.query(questions, [answersOfEach / 2]);
    await client.query(answers);
    await client.query('vacuum (analyze)');
    const read = performance.now();
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from attempt_answer',
    );
    const copied = performance.now();
    await client.query('create table copied as select * from attempt_answer');
    const reference = (performance.now() - copied) / 1000;
    await client.query('drop table copied');
    const since = performance.now();
    const { added } = await migrate(pool);
    const seconds = (performance.now() - since) / 1000;
    const passed = await client.query<{ count: number }>(
      'select count(*)::int as count from enrolment where passed',
    );
    const isWhole = (passed.rows[0]?.count ?? 0) >= 2 * members;
    return [
      {
        work: `the schema of ${oldest.slice(0, 10)} with ${rows[0]?.count} answers of ${2 * members} attempts upgraded`,
        measured: `${seconds.toFixed(1)} s for ${added.length} migrations`,
        reference: `the answers read ${((copied - read) / 1000).toFixed(1)} s, copied ${reference.toFixed(1)} s`,
        goal: `≤ ${mostSeconds} s, nothing lost`,
        isReached: seconds <= mostSeconds && isWhole,
      },
    ];
  } finally {
    await Promise.all([client.end(), pool.end()]);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
