import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { leave, test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { callAsAdmin } from './steps/calls.ts';
import { begin } from './steps/exam.ts';
import { callsAnswered, holdClock, letPagePass } from './steps/page-clock.ts';
import { aReader, arriveAs, arriveAsAdmin } from './steps/people.ts';
import { openMore, pressMore } from './steps/rows.ts';
import { inDatabase } from './steps/shortcuts.ts';
import { aStudent } from './steps/student.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('more minutes for a running exam reach its page; a finished one is reopened', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Intentos con más minutos', 'marta.minutos');
  await student.sit(2);
  const atExam = await visit({ viewport: phone });
  const address = `/test?id=${student.courseId}&userId=${student.userId}`;
  await atExam.page.clock.install();
  await arriveAs(atExam.page, student.username, address);
  await begin(atExam.page);

  const { page } = await visit();
  await arriveAsAdmin(page, '/course?search=Intentos con más minutos');
  await page.getByRole('link', { name: 'Intentos con más minutos', exact: true }).click();
  await page.getByRole('navigation', { name: 'Partes del curso' }).getByText('Personas').click();
  await pressMore(page, 'Resultados', 'Ver los intentos');
  await page.waitForURL(/\/intentos/);
  await row(page, 'En curso')
    .getByText(/^Quedan (1\d|20) min$/)
    .waitFor();
  await openMore(row(page, 'En curso'));
  await row(page, 'En curso')
    .getByRole('button', { name: /^Reabrir/ })
    .press('Enter'); // it is marked as disabled, and says why
  await page.getByText('Este intento todavía está en curso.').waitFor();
  await openMore(row(page, 'En curso'));
  await row(page, 'En curso')
    .getByRole('button', { name: /^Más minutos/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Dar más minutos' }).click();
  await dialog(page).getByText('Por favor complete correctamente todos los campos').waitFor();
  await look(page, 'intentos-mas-minutos');
  await dialog(page).getByLabel('Minutos que se agregan').fill('10');
  await dialog(page).getByLabel('Motivo').fill('Se cortó la luz en la sala.');
  await holdClock(atExam.page);
  await callsAnswered(atExam.page);
  await dialog(page).getByRole('button', { name: 'Dar más minutos' }).click();
  await row(page, 'En curso')
    .getByText(/^Quedan (2[1-9]|30) min$/)
    .waitFor();
  await letPagePass(atExam.page, 15); // then it asks how it stands (spec 8.5)
  await atExam.page.getByText(/^Te dieron 10 minutos más\./).waitFor();
  await leave(atExam);

  // the running attempt keeps the finished one from being reopened: said in words, and the list shows what stands
  await openMore(row(page, 'Terminado'));
  await row(page, 'Terminado')
    .getByRole('button', { name: /^Reabrir/ })
    .click();
  await dialog(page).getByLabel('Motivo').fill('La primera vez no cargó la página.');
  await dialog(page).getByRole('button', { name: 'Reabrir' }).click();
  await page.getByText(/^Esta persona tiene otro intento en curso/).waitFor();
  const running = await student.start();
  await student.finish(running.attemptId);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await row(page, 'N.º 2').getByText('Terminado').waitFor();
  await openMore(row(page, 'N.º 1'));
  await row(page, 'N.º 1')
    .getByRole('button', { name: /^Reabrir/ })
    .click();
  await dialog(page).getByLabel('Minutos desde ahora').fill('5');
  await dialog(page).getByLabel('Motivo').fill('La primera vez no cargó la página.');
  await dialog(page).getByRole('button', { name: 'Reabrir' }).click();
  await row(page, 'N.º 1').getByText('En curso').waitFor();
  expect((await student.start()).attemptId).not.toBe(running.attemptId);
});

test('an attempt is annulled by two administrators at once, and its certificate with it', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Intentos que se anulan', 'ada.anulada');
  const { attemptId } = await student.sit(5);
  const session = await visit();
  const { page } = session;
  await arriveAsAdmin(page, `/intentos?id=${student.courseId}`);
  await row(page, 'Julio Mamani').getByText('Certificado').waitFor();
  // by keyboard: the window opens, goes with Esc, and the focus is back where it was
  const more = row(page, 'Julio Mamani').getByRole('button', { name: /^Más: / });
  const annul = row(page, 'Julio Mamani').getByRole('button', { name: /^Anular/ });
  await more.press('Enter');
  await annul.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  await more.press('Enter');
  await annul.press('Enter');
  await dialog(page)
    .getByText(/Su certificado .* se revoca/)
    .waitFor();
  await dialog(page).getByLabel('Motivo').fill('Otra persona rindió en su lugar.');
  await look(page, 'intentos-anular');
  await callAsAdmin(portal, 'POST', 'Attempt/Annul', {
    Id: attemptId,
    Reason: 'El examen lo rindió otra persona.',
  });
  await dialog(page).getByRole('button', { name: 'Anular intento' }).click();
  await page.getByText('Este intento está anulado. Actualizamos esta página.').waitFor();
  await row(page, 'Anulado').getByText('No cuenta').waitFor();
  await page.getByRole('link', { name: 'Terminados' }).click();
  await page.getByText('Ningún intento en este estado').waitFor();
  await leave(session);

  const atHome = await visit({ viewport: phone });
  await arriveAs(atHome.page, student.username, '/profile?tab=certificados');
  expect(await atHome.page.getByRole('button', { name: /Ver certificado/ }).count()).toBe(0);
  await atHome.page.goto(`/intento?id=${attemptId}`);
  await atHome.page.getByText('Motivo: El examen lo rindió otra persona.').waitFor();
  await atHome.page.getByText('Este intento no tiene un certificado válido.').waitFor();
  await look(atHome.page, 'intento-anulado');
});

test('a late click is accepted and the grade follows; marks show once the exam is closed for its member', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Intentos con clics tardíos', 'lia.tarde');
  const exam = await student.start();
  const [first, second, ...rest] = exam.questions;
  if (first === undefined || second === undefined) throw new Error('five questions');
  for (const { id } of [first, ...rest]) await student.save(id, 'B', exam.attemptId);
  await inDatabase(
    portal,
    `update attempt set started_at = started_at - interval '21 minutes', closes_at = closes_at - interval '21 minutes'
     where id = $1`,
    [exam.attemptId],
  );
  await expect(student.save(second.id, 'B', exam.attemptId)).rejects.toThrow(/llegó tarde/);

  const session = await visit({ viewport: phone });
  await arriveAs(session.page, student.username, '/profile?tab=certificados');
  await session.page.getByRole('link', { name: /^Ver mis intentos/ }).click();
  await session.page.waitForURL(/\/misintentos/);
  await session.page.getByRole('link', { name: 'Intento 1', exact: true }).click();
  await session.page.waitForURL(/\/intento\?/);
  await session.page.getByText(/^Respondiste bien 4 de 5: 100 × 4 ÷ 5 = 80\./).waitFor();
  await session.page.getByText(/^Todavía puedes rendir este examen otra vez/).waitFor();
  expect(await session.page.getByText('Correcta', { exact: true }).count()).toBe(0);
  expect(await session.page.content()).not.toMatch(/"isRight":(true|false)|"correct":"/);

  const office = await visit({ colorScheme: 'dark' });
  const { page } = office;
  await arriveAsAdmin(page, `/intentos?id=${student.courseId}&search=lia`);
  await row(page, '1 clic tardío').getByRole('link', { name: /^Ver/ }).click();
  await page.waitForURL(/\/intento\?/);
  await page.getByText('Respondió bien 4 de 5', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Aceptar respuestas tardías' }).click();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByLabel('Motivo').fill('La red de la sala estuvo caída.');
  await look(page, 'intento-aceptar');
  await dialog(page).getByRole('button', { name: 'Aceptar y recalificar' }).click();
  await page.getByRole('status').getByText('La nota pasó de 80 a 100.').waitFor();
  await page.getByText('= 100.', { exact: false }).waitFor();
  await leave(office);

  await session.page.reload();
  await session.page.getByText(/^Respondiste bien 5 de 5/).waitFor();
  await expect.poll(() => session.page.getByText('Correcta', { exact: true }).count()).toBe(5);
  await look(session.page, 'intento-con-marcas');
  await session.page.emulateMedia({ media: 'print' });
  expect(await session.page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
  expect(await session.page.getByText('Correcta', { exact: true }).nth(0).isVisible()).toBe(true);
  const other = await aReader(portal, 'otra.persona', 'Intentos con clics tardíos');
  expect(other.userId).not.toBe(student.userId);
  await leave(session);

  const stranger = await visit();
  const answer = await arriveAs(stranger.page, 'otra.persona', `/intento?id=${exam.attemptId}`);
  expect(answer?.status()).toBe(404);
});

test('extra time is set once for a member, tried out before, and every exam has it', async ({
  portal,
  visit,
}) => {
  const student = await aStudent(portal, 'Intentos con tiempo extra', 'teo.tiempo');
  const { page } = await visit();
  await arriveAsAdmin(page, `/editusuario?id=${student.userId}`);
  await page.getByLabel('150 %').check();
  await page.getByText('Un examen de 30 minutos durará 45.').waitFor();
  await page.getByRole('button', { name: 'Guardar tiempo extra' }).click();
  await page.getByText('Por favor complete correctamente todos los campos').waitFor();
  await look(page, 'tiempo-extra');
  await page.getByLabel('Motivo').fill('Lee con lector de pantalla.');
  await page.getByRole('button', { name: 'Guardar tiempo extra' }).click();
  await page.getByText('Desde ahora sus exámenes duran el 150 % del tiempo del curso.').waitFor();
  expect((await student.start()).allowedSeconds).toBe(30 * 60);
});
