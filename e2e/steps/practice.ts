import type { Portal } from '../fixtures/portal-server.ts';
import { inDatabase } from './shortcuts.ts';

/** Gives course 1 three questions to practise with: two of one right answer, of its second module, and one of several. */
export async function addPractice(portal: Portal): Promise<void> {
  await inDatabase(
    portal,
    `with made as (
       insert into question (course_id, created_at, module_title, explanation_html, is_practice)
       select 1, now(), case when place < 3 then (select title from course_module where course_id = 1 and position = 2) else '' end,
         '<p>Si te lo descontó del sueldo, tiene que depositarlo, con recargo.</p>', true
       from generate_series(1, 3) place
       returning id),
     placed as (select id, row_number() over (order by id) as place from made)
     insert into question_version (question_id, version, type, description, options, correct, asks_several, created_at)
     select id, 1, 12,
       case when place < 3 then '¿Quién debe pagar el aporte de mayo que te descontaron? Caso ' || place
         else '¿Qué se suma a tu cuenta?' end,
       array['Tú, en la oficina de la administradora', 'Tu empleador, con un recargo', 'La administradora, de su dinero'],
       case when place < 3 then 'B' else 'A,B' end, place = 3, now()
     from placed`,
    [],
  );
}
