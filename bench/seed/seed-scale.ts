import type pg from 'pg';

export interface Scale {
  courses: number;
  members: number;
  /** Courses of each member; members × this = enrolments. */
  coursesOfMember: number;
  comments: number;
}

/** The number of courses of one member, and the busiest course's share of all comments. */
const busyMemberCourses = 200;
const busiestShare = 0.1;

/**
 * Fills an empty portal by SQL alone: courses with long modules and 20 questions each, members spread over them,
 * finished exams with certificates for a quarter of the enrolments, comments with a tenth of them on one course.
 * `memberId` is enrolled in busyMemberCourses of them. Returns the busiest course.
 */
export async function seedScale(client: pg.Client, scale: Scale, memberId: number): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `with text as materialized (
       select n, (select string_agg(md5(n || 'w' || w), ' ') from generate_series(1, 60) w) as words
       from generate_series(1, $1::int) n),
     made as (
       insert into course (title, description_html, description_text, language, lesson_count,
         duration_minutes, has_certificate, exam_minutes, questions_per_exam, created_at, updated_at)
       select 'Curso ' || n || ' sobre pensiones', '<p>' || words || '</p>', words, 'Español', 5, 60, n % 2 = 0, 20, 10,
         now() - make_interval(hours => n), now() - make_interval(hours => n)
       from text order by n returning id, title, description_text as words),
     modules as (
       insert into course_module (course_id, position, title, html)
       select id, m, 'Parte ' || m, '<p>' || md5(id || '-' || m) || words || '</p>' from made, generate_series(1, 20) m)
     select min(id) as first from made`,
    [scale.courses],
  );
  const first = rows[0]?.first ?? 0;
  const questions = `
    with made as (
      insert into question (course_id, created_at)
      select id, now() from course, generate_series(1, 20) where id >= $1 returning id)
    insert into question_version (question_id, version, type, description, options, correct, created_at)
    select id, 1, 12, '¿Qué es cierto?', '{Uno,Dos,Tres}', 'B', now() from made`;
  await client.query(questions, [first]);
  await client.query(
    `insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
     select 'socio' || n, 'socio' || n || '@correo.test', 'Socio', 'Número ' || n, 1 + n % 2, '1980-01-01', '!', now(), now()
     from generate_series(1, $1::int) n`,
    [scale.members],
  );
  // A step that shares no divisor with the number of courses visits each of them before one repeats.
  await client.query(
    `insert into enrolment (account_id, course_id, enrolled_at, read_seconds, reading_completed_at)
     select id, $1::int + ((id * 7 + n * 37) % $2::int), now() - make_interval(mins => n), read_seconds,
       case when read_seconds >= 3600 then now() end
     from (select id, n, (id * 13 + n * 331) % 7200 as read_seconds
           from account, generate_series(0, case when id = $4::int then $5::int else $3::int end - 1) n
           where id = $4::int or username like 'socio%') spread`,
    [first, scale.courses, scale.coursesOfMember, memberId, busyMemberCourses],
  );
  await client.query(
    `insert into enrolment (account_id, course_id, enrolled_at)
     select id, $1::int, now() from account where username like 'socio%' order by id limit $2::int on conflict do nothing`,
    [first, Math.floor(scale.comments * busiestShare)],
  );
  await seedResults(client);
  await seedComments(client, scale, first);
  await client.query(
    `insert into course_tally (course_id, enrolments, stars)
     select id, (select count(*) from enrolment where course_id = id),
       (select array_agg((select count(*) from course_comment where course_id = course.id and stars = s)::int order by s)
        from generate_series(1, 5) s)
     from course where id >= $1`,
    [first],
  );
  await client.query('vacuum (analyze)');
  return first;
}

async function seedResults(client: pg.Client): Promise<void> {
  await client.query(
    `insert into attempt (account_id, course_id, started_at, closes_at, allowed_minutes, minimum_grade,
       question_count, finished_at, correct_count, grade, ended_by)
     select account_id, course_id, at, at + interval '20 min', 20, 80, 10, at + interval '9 min', correct, correct * 10, 'member'
     from (select *, enrolled_at + interval '1 day' as at, (account_id + course_id) % 11 as correct from enrolment
           where reading_completed_at is not null and (account_id + course_id) % 2 = 0) sat`,
  );
  await client.query(
    `insert into certificate (code, account_id, course_id, attempt_id, full_name, course_title, grade, lesson_count,
       duration_minutes, exam_date, issued_at, design_version, language, template)
     select 'AP-' || attempt.id, account_id, course_id, attempt.id, 'Socio', title, grade, 5, 60, current_date, now(), 1, 'es', 1
     from attempt join course on course.id = course_id where grade >= 80 and has_certificate`,
  );
}

async function seedComments(client: pg.Client, scale: Scale, busiest: number): Promise<void> {
  await client.query(
    `insert into course_comment (course_id, account_id, stars, comment, created_at)
     select course_id, account_id, 1 + (account_id + course_id) % 5,
       'Me ayudó a entender mi pensión, caso ' || account_id || ': ' || md5(account_id::text), now()
     from enrolment order by course_id = $1::int desc, md5(account_id || '-' || course_id) limit $2`,
    [busiest, scale.comments],
  );
}
