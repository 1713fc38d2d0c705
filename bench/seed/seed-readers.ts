import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { ReadingPlan } from '../reading-load.ts';
import { openSigning } from './tokens.ts';

/** Members who are enrolled in one long course and are reading it, each with a token for an hour. */
export async function seedReaders(
  client: pg.Client,
  dataDir: string,
  count: number,
): Promise<ReadingPlan['readers']> {
  const sign = await openSigning(dataDir);
  const sids = Array.from({ length: count }, () => randomUUID());
  const { rows } = await client.query<{ accountId: number; courseId: number; sid: string }>(
    `with made as (
       insert into course (title, description_html, description_text, language, lesson_count,
         duration_minutes, exam_minutes, questions_per_exam, created_at, updated_at)
       values ('Lectura', '', '', 'Español', 1, 6000, 20, 10, now(), now()) returning id),
     readers as (
       insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
       select 'lee' || n, 'lee' || n || '@correo.test', 'Lee', 'Mucho', 1, '1980-01-01', '!', now(), now()
       from generate_series(1, $2) n returning id, username),
     signed_in as (
       insert into session (id, account_id, secret_hash, rotated_at, signed_in_at, last_seen_at)
       select ($1::uuid[])[substr(username, 4)::int], id, decode(md5(username), 'hex'), now(), now(), now() from readers
       returning id, account_id),
     enrolled as (
       insert into enrolment (account_id, course_id, enrolled_at)
       select readers.id, made.id, now() from readers, made),
     clocks as (insert into reading_clock select id, now() from readers),
     tallied as (insert into course_tally (course_id, enrolments) select id, $2 from made)
     select account_id as "accountId", made.id as "courseId", signed_in.id as sid from signed_in, made`,
    [sids, count],
  );
  await client.query('vacuum (analyze) enrolment, reading_clock');
  return Promise.all(
    rows.map(async ({ accountId, courseId, sid }) => ({
      ...{ accountId, courseId },
      token: await sign({
        sub: String(accountId),
        unique_name: `lee${accountId}`,
        role: 'member',
        years: 46,
        sid,
      }),
    })),
  );
}
