import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { inMailTo } from './fixtures/mail.ts';
import { aCommentedCourse } from './steps/comments.ts';
import {
  applyWithoutAccount,
  aReader,
  arriveAsAdmin,
  fillRegistration,
  password,
  signIn,
} from './steps/people.ts';
import { inDatabase } from './steps/shortcuts.ts';

const visible = { visible: true };

test('342 covers of courses are 172.63 pixels high', async ({ visit }) => {
  const { page } = await visit({ viewport: phone });
  await page.goto('/vercursos');
  const covers = await page
    .locator('article img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).height));
  expect(covers.length).toBeGreaterThan(3);
  expect(new Set(covers.map((height) => Number.parseFloat(height).toFixed(1)))).toEqual(new Set(['172.6']));
});

test('a visitor pages through comments, registers from Aplicar, and is back at the course once active', async ({
  portal,
  visit,
}) => {
  const courseId = await aCommentedCourse(portal, 'Primeros pasos', 25);
  const { page } = await visit({ viewport: phone, hasTouch: true });

  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByText('1 Minuto', { exact: true }).filter(visible).waitFor();
  await page.getByText('NO', { exact: true }).filter(visible).waitFor();
  expect(await page.getByText(/^Opinión de/).count()).toBe(3);
  await page.getByRole('link', { name: 'Ver más comentarios' }).click();
  await page.getByText('1 a 20 de 25 comentarios').waitFor();
  await expect.poll(() => page.getByText(/^Opinión de/).count()).toBe(20);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await page.getByText('21 a 25 de 25 comentarios').waitFor();
  await expect.poll(() => page.getByText(/^Opinión de/).count()).toBe(5);

  await applyWithoutAccount(page);
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click();
  await page.waitForURL(/\/register\?next=/);
  const person = { username: 'pasos.primeros', email: 'pasos.primeros@correo.test' };
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor();
  const link = await inMailTo(portal, person.email, /https?:\/\/[^\s"<>]+\/login\?[^\s"<>]+/);
  await page.goto(link);
  await page.getByRole('status').getByText('Tu cuenta está activa').waitFor();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder' }).click();
  await page.waitForURL(new RegExp(`/leercurso\\?id=${courseId}$`));
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.waitForURL(/leermodulos/);
  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByRole('link', { name: 'Continuar leyendo' }).waitFor();

  await page.goto('/profile');
  await page.getByRole('button', { name: /^Dejar el curso/ }).click();
  await page.getByText('«Primeros pasos» saldrá de tu perfil.').waitFor();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: /^Dejar el curso/ }).click();
  await page.getByRole('button', { name: 'Dejar el curso', exact: true }).click();
  await page.getByText('Todavía no tomas ningún curso').waitFor();
  await page.goto(`/leercurso?id=${courseId}`);
  await page.getByRole('button', { name: 'Aplicar' }).waitFor();
});

test('the profile says of each course what was read, examined and earned, and why something cannot be done', async ({
  portal,
  visit,
}) => {
  const { userId } = await aReader(portal, 'rosa.perfil', 'Entiende tu cuenta individual');
  await inDatabase(
    portal,
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
  const { page } = await visit({ viewport: phone });
  await signIn(page, 'rosa.perfil');
  await page.getByRole('heading', { name: 'Bienvenido Julio' }).waitFor();
  const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title });
  const read = rowOf('Entiende tu cuenta individual');
  await read.getByText('Rendido').waitFor();
  await expect.poll(() => read.textContent()).toContain('25 / 25 min');
  await read.getByRole('link', { name: /^Tomar examen/ }).waitFor();
  expect(await read.getByRole('button', { name: /^Dejar/ }).count()).toBe(0);
  const begun = rowOf('Fondos, rentabilidad y comisiones');
  await begun.getByText('Sin rendir').waitFor();
  await expect.poll(() => begun.textContent()).toContain('9 / 25 min');
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
  await inDatabase(
    portal,
    `update course set archived_at = now() where title = 'Fondos, rentabilidad y comisiones'`,
  );
  await page.reload();
  await begun.getByText('Archivado', { exact: true }).waitFor();
  await begun
    .getByText('Este curso está archivado y ya no recibe inscripciones ni exámenes.')
    .filter(visible)
    .waitFor();
  const [archived] = await inDatabase<{ id: number }>(
    portal,
    'select id from course where archived_at is not null',
  );
  await page.goto(`/leercurso?id=${archived?.id}`);
  await page.getByText('Lo conservas para seguir leyéndolo.').waitFor();
  await page.getByRole('link', { name: 'Continuar leyendo' }).waitFor();
  await look(page, 'leercurso-archivado');
  await inDatabase(portal, 'update course set archived_at = null');
  await page.goto('/profile?tab=certificados');
  await page.getByText('64 de 100').waitFor();
  await page.getByText('La nota mínima de este curso es 80. Te faltaron 16 puntos.').waitFor();
  await look(page, 'profile-notas');
  await page.goto('/profile?tab=datos');
});

test('an administrator’s profile has one tab, and courses no Aplicar', async ({ visit }) => {
  const session = await visit();
  await arriveAsAdmin(session.page, '/profile');
  await session.page.getByRole('heading', { name: 'Actualiza tu perfil' }).waitFor();
  expect(await session.page.getByRole('tab').allTextContents()).toEqual(['Mi Perfil']);
  await session.page.goto('/vercursos');
  await session.page
    .getByRole('link', { name: /Entiende tu cuenta individual/ })
    .first()
    .click();
  await session.page.waitForURL(/leercurso/);
  expect(await session.page.getByRole('button', { name: 'Aplicar' }).count()).toBe(0);
});
