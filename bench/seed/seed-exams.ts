import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { openSigning } from './tokens.ts';

/** Questions of an exam, drawn from a bank three times as large. */
const questionsPerExam = 20;
const bankSize = 60;

export interface Examinee {
  accountId: number;
  courseId: number;
  token: string;
}

/** Members enrolled in one course who have read it, each with a token for an hour and without an exam. */
export async function seedExams(client: pg.Client, dataDir: string, count: number): Promise<Examinee[]> {
  const sign = await openSigning(dataDir);
  const courseId = await seedCourse(client);
  const name = `e${courseId}x`;
  const sids = Array.from({ length: count }, () => randomUUID());
  const { rows } = await client.query<{ accountId: number; sid: string; username: string }>(
    `with members as (
       insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
       select $3 || n, $3 || n || '@correo.test', 'Rinde', 'Su Examen', 1, '1980-01-01', '!', now(), now()
       from generate_series(1, $2) n returning id, username),
     signed_in as (
       insert into session (id, account_id, secret_hash, rotated_at, signed_in_at, last_seen_at)
       select ($1::uuid[])[substr(username, length($3) + 1)::int], id, decode(md5(username), 'hex'), now(), now(), now()
       from members returning id, account_id),
     enrolled as (
       insert into enrolment (account_id, course_id, enrolled_at, read_seconds, reading_completed_at)
       select id, $4, now(), 100000, now() from members),
     tallied as (insert into course_tally (course_id, enrolments) values ($4, $2))
     select account_id as "accountId", signed_in.id as sid, username
     from signed_in join members on members.id = account_id`,
    [sids, count, name, courseId],
  );
  await client.query('vacuum (analyze)');
  return Promise.all(
    rows.map(async ({ accountId, sid, username }) => ({
      accountId,
      courseId,
      token: await sign({ sub: String(accountId), unique_name: username, role: 'member', years: 46, sid }),
    })),
  );
}

async function seedCourse(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ courseId: number }>(
    `insert into course (title, description_html, description_text, language, lesson_count, has_certificate,
       duration_minutes, exam_minutes, questions_per_exam, created_at, updated_at)
     values ('Examen', '', '', 'Español', 1, true, 60, 60, $1, now(), now()) returning id as "courseId"`,
    [questionsPerExam],
  );
  const courseId = rows[0]?.courseId ?? 0;
  await client.query(
    `with made as (insert into question (course_id, created_at) select $1, now() from generate_series(1, $2::int) returning id)
     insert into question_version (question_id, version, type, description, options, correct, asks_several, created_at)
     select id, 1, case when id % 2 = 0 then 1 else 12 end, '¿Qué pasa con el ahorro previsional ' || id || '?',
       case when id % 2 = 0 then '{}'::text[] else array['Nada', 'Crece', 'Se pierde', 'Se hereda'] end,
       case when id % 2 = 0 then 'V' else 'B,D' end, id % 2 <> 0, now()
     from made`,
    [courseId, bankSize],
  );
  return courseId;
}
