import type { Portal } from '../fixtures/portal-server.ts';
import { inDatabase } from './shortcuts.ts';

/** A course of its own for a journey, with comments of `count` members of its own; its id. */
export async function aCommentedCourse(portal: Portal, title: string, count: number): Promise<number> {
  const [made] = await inDatabase<{ id: number }>(
    portal,
    `with made as (
       insert into course (title, description_html, description_text, language, lesson_count, duration_minutes,
         has_certificate, exam_minutes, questions_per_exam, created_at, updated_at)
       values ($1::text, '<p>Para quien empieza.</p>', 'Para quien empieza.', 'Español', 2, 1, false, 20, 10, now(), now())
       returning id),
     member as (
       insert into account (username, email, first_name, last_name, gender, birth_date, password_hash, created_at, activated_at)
       select 'opina' || n, 'opina' || n || '@correo.test', 'Socia', 'Opina', 2, '1980-01-01', '!', now(), now()
       from generate_series(1, $2::int) n returning id),
     module as (
       insert into course_module (course_id, position, title, html) select id, 1, 'Uno', '<p>Texto.</p>' from made),
     enrolled as (
       insert into enrolment (account_id, course_id, enrolled_at) select member.id, made.id, now() from member, made),
     said as (
       insert into course_comment (course_id, account_id, stars, comment, created_at)
       select made.id, member.id, 4 + member.id % 2, 'Opinión de ' || member.id, now() from member, made
       returning stars),
     tally as (
       insert into course_tally (course_id, enrolments, stars)
       select id, $2::int, array[0, 0, 0, (select count(*) from said where stars = 4), (select count(*) from said where stars = 5)]::int[]
       from made)
     select id from made`,
    [title, count],
  );
  return made?.id ?? 0;
}
