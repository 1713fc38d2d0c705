import type pg from 'pg';
import { withoutTriggers } from './without-triggers.ts';

const courses = 50;
const surnames = "'{Quispe,Mamani,Flores,Condori,Rojas,Vargas,Choque,Gutiérrez,Huanca,Ñáñez}'::text[]";
const firstNames = "'{María,José,Ana,Luis,Rosa,Juan,Socia,Pedro,Elsa,Hugo}'::text[]";

/**
 * Fills an empty portal by SQL alone: fifty courses, members who are all enrolled in the first and in a tenth of the
 * others, and attempts, a fifth of them in the first, the others spread evenly; one member has a hundred.
 */
export async function seedResults(client: pg.Client, scale: { members: number; attempts: number }) {
  const { rows } = await client.query<{ id: number }>(
    `insert into course (title, description_html, description_text, language, lesson_count, duration_minutes,
       has_certificate, exam_minutes, questions_per_exam, created_at, updated_at)
     select 'Curso ' || n, '<p>x</p>', 'x', 'Español', 5, 60, true, 20, 10, now(), now()
     from generate_series(1, ${courses}) n returning id`,
  );
  const first = rows[0]?.id ?? 0;
  await client.query(`insert into course_tally (course_id) select id from course where id >= $1`, [first]);
  await client.query(
    `insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
     select 'socio' || n, 'socio' || n || '@correo.test', (${firstNames})[1 + n % 10],
       (${surnames})[1 + n / 10 % 10] || ' ' || (${surnames})[1 + n / 100 % 10], 1 + n % 2, '1980-01-01', '!', now(), now()
     from generate_series(1, $1::int) n`,
    [scale.members],
  );
  await withoutTriggers(client, () => seedSittings(client, first, scale.attempts));
  await client.query(
    `insert into audit_event (at, actor_id, action, subject)
     select now(), null, 'enrolment.add', 'account:' || id from account, generate_series(1, 5)`,
  );
  await client.query('vacuum (analyze)');
  const member = await client.query<{ id: number }>(`select id from account where username = 'socio1'`);
  return { biggest: first, usual: first + 7, busiestMember: member.rows[0]?.id ?? 0 };
}

async function seedSittings(client: pg.Client, first: number, attempts: number): Promise<void> {
  await client.query(
    `insert into enrolment (account_id, course_id, enrolled_at, read_seconds, reading_completed_at, last_read_at)
     select id, course_id, now() - make_interval(mins => id % 90000), seconds, case when seconds >= 3600 then now() end, now()
     from (select account.id, course.id as course_id, (account.id * 13 + course.id * 331) % 7200 as seconds
           from account, course where username like 'socio%' and course.id >= $1
             and (course.id = $1 or (account.id + course.id) % 10 = 0 or account.username = 'socio1')) spread`,
    [first],
  );
  await client.query(
    `insert into attempt (account_id, course_id, started_at, closes_at, allowed_minutes, minimum_grade, question_count,
       finished_at, correct_count, grade, ended_by)
     select account_id, course_id, at, at + interval '20 min', 20, 80, 10, at + interval '9 min', correct, correct * 10, 'member'
     from (
       select account_id, course_id, now() - make_interval(mins => (n * 7919) % 500000) as at, (account_id + n) % 11 as correct
       from (select account_id, course_id, row_number() over (order by md5(account_id || '-' || course_id)) as place
             from enrolment where reading_completed_at is not null and course_id >= $1) sat,
         generate_series(1, 4) n
       where n <= case when course_id = $1 then 4 else 3 + place % 2 end
       order by md5(account_id || '-' || course_id || '-' || n) limit $2) made`,
    [first, attempts],
  );
  await client.query(
    `insert into certificate (code, account_id, course_id, attempt_id, full_name, course_title, grade, lesson_count,
       duration_minutes, exam_date, issued_at)
     select distinct on (account_id, course_id) 'AP-' || attempt.id, account_id, course_id, attempt.id, 'Socio', 'Curso',
       grade, 5, 60, current_date, now()
     from attempt where grade >= 80 order by account_id, course_id, grade desc`,
  );
}
