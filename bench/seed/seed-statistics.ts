import type pg from 'pg';
import { withoutTriggers } from './without-triggers.ts';

export interface StatisticsScale {
  courses: number;
  attempts: number;
  questionsPerExam: number;
  bank: number;
  /** The part of all attempts that the busiest course has. */
  busiestShare: number;
  /** Days over which the attempts are spread, up to now. */
  days: number;
}

/**
 * Fills an empty portal by SQL alone with examined members, and returns the busiest course. Who is able answers more right,
 * and some questions are harder than others; question 7 of the busiest course has a wrong key. A member sits an exam
 * once or twice; who passes has a certificate.
 */
export async function seedStatistics(client: pg.Client, scale: StatisticsScale): Promise<number> {
  await client.query(
    `set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'`,
  );
  const { rows } = await client.query<{ first: number }>(
    `with made as (
       insert into course (title, description_html, description_text, language, lesson_count, duration_minutes,
         has_certificate, exam_minutes, questions_per_exam, minimum_grade, created_at, updated_at)
       select 'Curso ' || n, '', '', 'Español', 5, 60, true, 30, $2, 60, now() - make_interval(days => $3), now()
       from generate_series(1, $1::int) n returning id)
     select min(id) as first from made`,
    [scale.courses, scale.questionsPerExam, scale.days],
  );
  const first = rows[0]?.first ?? 0;
  await client.query(
    `with made as (
       insert into question (course_id, created_at)
       select id, created_at from course, generate_series(1, $2::int) where id >= $1 order by id returning id, course_id)
     insert into question_version (question_id, version, type, description, options, correct, created_at)
     select id, 1, 12, '¿Qué es cierto del caso ' || id || '?', '{Uno,Dos,Tres,Cuatro}', 'B', now() from made`,
    [first, scale.bank],
  );
  await withoutTriggers(client, async () => {
    await seedSittings(client, scale, first);
    await seedAnswers(client, scale, first);
  });
  await client.query('set synchronous_commit = on');
  await client.query('vacuum (analyze)');
  return first;
}

async function seedSittings(client: pg.Client, scale: StatisticsScale, first: number): Promise<void> {
  const people = Math.ceil(scale.attempts * 0.7);
  await client.query(
    `insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
     select 'socio' || n, 'socio' || n || '@correo.test', 'Socio', 'Número ' || n, 1 + n % 2, '1980-01-01', '!', now(), now()
     from generate_series(1, $1::int) n`,
    [people],
  );
  await client.query(
    `insert into enrolment (account_id, course_id, enrolled_at, read_seconds, reading_completed_at)
     select id, $1::int + case when n % 1000 < 1000 * $2::float then 0 else 1 + n % greatest($3::int - 1, 1) end,
       at, 3600, at + interval '2 hours'
     from (select id, row_number() over (order by id) as n,
         now() - make_interval(secs => 86400 + random() * 86400 * ($4::int - 10)) as at
       from account where username like 'socio%') member`,
    [first, scale.busiestShare, scale.courses, scale.days],
  );
  await client.query(
    `insert into attempt (account_id, course_id, started_at, closes_at, allowed_minutes, minimum_grade, question_count,
       finished_at, correct_count, grade, ended_by, annulled_at)
     select account_id, course_id, at, at + interval '30 min', 30, 60, $1::int, at + make_interval(secs => 300 + random() * 1500),
       correct, round(100.0 * correct / $1::int), 'member', case when random() < 0.005 then at + interval '1 day' end
     from (
       select account_id, course_id, enrolled_at + make_interval(hours => 3 + 20 * nth) as at,
         least($1::int, greatest(0, round($1::int * (0.6 + 0.2 * (random() + random() + random() - 1.5))))::int) as correct
       from (select *, row_number() over (order by account_id) as n from enrolment where course_id >= $2) member,
         generate_series(1, 2) nth
       where nth = 1 or n % 7 < 3) sat
     limit $3`,
    [scale.questionsPerExam, first, scale.attempts],
  );
  await client.query(
    `insert into certificate (code, account_id, course_id, attempt_id, full_name, course_title, grade, lesson_count,
       duration_minutes, exam_date, issued_at)
     select distinct on (account_id, course_id) 'AP-' || id, account_id, course_id, id, 'Socio', 'Curso', grade, 5, 60,
       finished_at::date, finished_at
     from attempt where grade >= minimum_grade and annulled_at is null and course_id >= $1
     order by account_id, course_id, grade desc, id`,
    [first],
  );
  await client.query(
    `insert into course_tally (course_id, enrolments)
     select course.id, count(enrolment.*) from course left join enrolment on enrolment.course_id = course.id
     where course.id >= $1 group by course.id`,
    [first],
  );
}

/** Indexes and constraints go while rows come in their millions, and come back as they were. */
async function seedAnswers(client: pg.Client, scale: StatisticsScale, first: number): Promise<void> {
  const { rows } = await client.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
     from pg_constraint where contype in ('f', 'p', 'u') and (conrelid in ('attempt_question'::regclass, 'attempt_answer'::regclass)
       or confrelid = 'attempt_question'::regclass)
     order by contype = 'f' desc`,
  );
  const { rows: indexes } = await client.query<{ away: string; back: string }>(
    `select format('drop index %I', indexname) as away, indexdef as back from pg_indexes
     where indexname in ('attempt_question_question', 'attempt_question_version')`,
  );
  for (const { away } of [...rows, ...indexes]) await client.query(away);
  await client.query(
    `create temporary table bank as
     select course_id, question.id as question_id, question_version.id as version_id,
       row_number() over (partition by course_id order by question.id) - 1 as place
     from question join question_version on question_id = question.id where course_id >= ${first}`,
  );
  await client.query('analyze bank');
  await client.query(
    `insert into attempt_question (attempt_id, position, question_id, question_version_id)
     select attempt.id, n + 1, bank.question_id, bank.version_id
     from attempt
     cross join generate_series(0, $2::int - 1) n
     join bank on bank.course_id = attempt.course_id and bank.place = (attempt.id::bigint * 7 + n * 13) % $3::int
     where attempt.course_id >= $1
     order by attempt.id`, // an exam's rows come together
    [first, scale.questionsPerExam, scale.bank],
  );
  await client.query(
    `insert into attempt_answer (attempt_id, question_id, answer, clicked_at, saved_at)
     select attempt.id, asked.question_id,
       case when asked.position <= attempt.correct_count
         then case when asked.question_id % $2::int = 7 then 'C' else 'B' end
         else (array['A', 'C', 'D'])[1 + (attempt.id + asked.position) % 3] end,
       at, at
     from attempt
     join attempt_question asked on asked.attempt_id = attempt.id
     cross join lateral (select attempt.started_at + (attempt.finished_at - attempt.started_at) * asked.position / $3::int as at) clicked
     where attempt.course_id >= $1 and (attempt.id + asked.position) % 40 > 0
     order by attempt.id`,
    [first, scale.bank, scale.questionsPerExam],
  );
  for (const { back } of [...indexes, ...rows.toReversed()]) await client.query(back); // keys before those that name them
}
