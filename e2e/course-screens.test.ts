import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { inMailTo } from './mail.ts';
import { aReader, arriveAsAdmin, fillRegistration, password, signIn } from './people.ts';
import { inDatabase } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visible = { visible: true };

/** A course of its own for a journey, with comments of `count` members of its own; its id. */
async function aCommentedCourse(title: string, count: number): Promise<number> {
  const [made] = await inDatabase<{ id: number }>(
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

test('a visitor pages through comments, registers from Aplicar, and is back at the course once active', async () => {
  const courseId = await aCommentedCourse('Primeros pasos', 25);
  const session = await visit(browser, { viewport: phone, hasTouch: true });
  const { page } = session;

  await page.goto('/vercursos');
  const covers = await page
    .locator('article img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).height));
  expect(covers.length).toBeGreaterThan(3);
  expect(new Set(covers.map((height) => Number.parseFloat(height).toFixed(1)))).toEqual(new Set(['172.6']));
  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByText('1 Minuto', { exact: true }).filter(visible).waitFor();
  await page.getByText('NO', { exact: true }).filter(visible).waitFor();
  expect(await page.getByText(/^Opinión de/).count()).toBe(3);
  await look(page, 'leercurso-comentarios');
  await page.getByRole('link', { name: 'Ver más comentarios' }).click();
  await page.getByText('1 a 20 de 25 comentarios').waitFor();
  await expect.poll(() => page.getByText(/^Opinión de/).count()).toBe(20);
  await look(page, 'leercurso-comentarios-pagina');
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await page.getByText('21 a 25 de 25 comentarios').waitFor();
  await expect.poll(() => page.getByText(/^Opinión de/).count()).toBe(5);

  await page.getByRole('button', { name: 'Aplicar' }).filter(visible).first().click();
  await page.getByText('Para aplicar a este curso debe tener una cuenta de usuario').waitFor();
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
  await page.waitForURL(/\/register\?next=/);
  const person = { username: 'pasos.primeros', email: 'pasos.primeros@correo.test' };
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByText('Tu cuenta está creada.').waitFor();
  const link = await inMailTo(person.email, /https?:\/\/[^\s"<>]+\/login\?[^\s"<>]+/);
  await page.goto(link);
  await page.getByText('Tu cuenta está activa', { exact: false }).first().waitFor();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.waitForURL(new RegExp(`/leercurso\\?id=${courseId}$`));
  await page.getByRole('button', { name: 'Aplicar' }).filter(visible).first().click();
  await page.waitForURL(/leermodulos/);
  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByRole('link', { name: 'Continuar leyendo' }).filter(visible).first().waitFor();

  await page.goto('/profile');
  await page.getByRole('button', { name: /^Dejar el curso/ }).click();
  await page.getByText('«Primeros pasos» saldrá de tu perfil.').waitFor();
  await look(page, 'profile-dejar');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: /^Dejar el curso/ }).click();
  await page.getByRole('button', { name: 'Dejar el curso', exact: true }).click();
  await page.getByText('Todavía no tomas ningún curso').waitFor();
  await look(page, 'profile-sin-cursos');
  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByRole('button', { name: 'Aplicar' }).filter(visible).first().waitFor();
  await leave(session);
});

test('the profile says of each course what was read, examined and earned, and why something cannot be done', async () => {
  const { userId } = await aReader('rosa.perfil', 'Entiende tu cuenta individual');
  await inDatabase(
    `with mine as (
       insert into enrolment (account_id, course_id, enrolled_at, read_seconds)
       select $1::int, id, now(), 495 from course
       where title in ('Fondos, rentabilidad y comisiones', 'Planifica tu retiro paso a paso') returning course_id),
     sat as (
       insert into attempt (account_id, course_id, started_at, closes_at, allowed_minutes, minimum_grade,
         question_count, finished_at, correct_count, grade, ended_by)
       select $1::int, course_id, now() - interval '1 hour', now() - interval '40 min', 20, 80, 10,
         now() - interval '741 s', 6, 64, 'member' from enrolment where account_id = $1::int
       returning id)
     select id from sat`,
    [userId],
  );
  const session = await visit(browser, { viewport: phone });
  const { page } = session;
  await signIn(page, 'rosa.perfil');
  await page.getByRole('heading', { name: 'Bienvenido Julio' }).waitFor();
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title });
  const read = rowOf('Entiende tu cuenta individual');
  await read.getByText('Rendido').waitFor();
  await expect.poll(() => read.textContent()).toContain('1666.67 / 25.00 min');
  await read.getByRole('link', { name: /^Tomar examen/ }).waitFor();
  expect(await read.getByRole('button', { name: /^Dejar/ }).count()).toBe(0);
  const begun = rowOf('Fondos, rentabilidad y comisiones');
  await begun.getByText('Sin rendir').waitFor();
  await expect.poll(() => begun.textContent()).toContain('8.25 / ');
  const exam = begun.getByRole('button', { name: /^Tomar examen/ });
  expect(await exam.getAttribute('aria-disabled')).toBe('true');
  await begun.getByText(/^Te faltan \d+ min de lectura para abrir el examen\.$/).waitFor();
  const small = await page
    .locator('main :is(a, button)')
    .filter(visible)
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.textContent),
    );
  expect(small).toEqual([]);
  await look(page, 'profile-varios');
  await inDatabase(`update course set archived_at = now() where title = 'Fondos, rentabilidad y comisiones'`);
  await page.reload();
  await begun.getByText('Archivado', { exact: true }).waitFor();
  await begun
    .getByText('Este curso está archivado y ya no recibe inscripciones ni exámenes.')
    .filter(visible)
    .waitFor();
  const [archived] = await inDatabase<{ id: number }>('select id from course where archived_at is not null');
  await page.goto(`/leercurso?id=${archived?.id}`);
  await page.getByText('Lo conservas para seguir leyéndolo.').waitFor();
  await page.getByRole('link', { name: 'Continuar leyendo' }).filter(visible).first().waitFor();
  await look(page, 'leercurso-archivado');
  await inDatabase('update course set archived_at = null');
  await page.goto('/profile?tab=certificados');
  await page.getByText('64 de 100').waitFor();
  await page.getByText('La nota mínima de este curso es 80. Te faltaron 16 puntos.').waitFor();
  await look(page, 'profile-notas');
  await page.goto('/profile?tab=datos');
  await look(page, 'profile-form');
  await leave(session);
});

test('an administrator has one tab, and neither Aplicar nor courses', async () => {
  const session = await visit(browser);
  await arriveAsAdmin(session.page, '/profile');
  await session.page.getByRole('heading', { name: 'Actualiza tu perfil' }).waitFor();
  const tabs = session.page.getByRole('tablist', { name: 'Tu perfil' }).getByRole('tab');
  expect(await tabs.allTextContents()).toEqual(['Mi Perfil']);
  await session.page.goto('/vercursos');
  await session.page
    .getByRole('link', { name: /Entiende tu cuenta individual/ })
    .first()
    .click();
  await session.page.waitForURL(/leercurso/);
  expect(await session.page.getByRole('button', { name: 'Aplicar' }).count()).toBe(0);
  await leave(session);
});
