import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { aCourse, call } from './calls.ts';
import { aReader, arriveAs, arriveAsAdmin, tokenOf } from './people.ts';
import { inDatabase } from './shortcuts.ts';

let browser: Browser;
let admin: string;
beforeAll(async () => {
  browser = await openBrowser();
  admin = (await tokenOf('admin', inject('adminPassword'))).token;
});
afterAll(() => browser.close());

interface Exam {
  attemptId: number;
  closesAt: string;
  allowedSeconds: number;
  questions: { id: number; description: string }[];
}

/** A course of 20 minutes whose five questions all have B as their key, and a member who has read it. */
async function aStudent(title: string, username: string) {
  const courseId = await aCourse(admin, title, 5);
  for (const number of [1, 2, 3, 4, 5]) {
    await call(admin, 'POST', 'Question/Add', {
      CourseId: courseId,
      QuestionDescription: `${title}: pregunta ${number}`,
      QuestionTypeId: 12,
      AnswerA: 'Una cuota de retiro',
      AnswerB: 'Un aporte a tu cuenta individual',
      AnswerC: 'Una prima del seguro',
      CorrectAnswerMultiple: 'B',
    });
  }
  const { userId } = await aReader(username, title);
  const { token } = await tokenOf(username);
  const start = () => call<Exam>(token, 'GET', 'Question/GetTest', { id: courseId, userId });
  const own = { UserId: userId, CourseId: courseId };
  const save = (QuestionId: number, Answer: string, AttemptId: number) =>
    call(token, 'POST', 'Question/saveAnswerByUser', { ...own, QuestionId, Answer, AttemptId });
  const finish = (AttemptId: number) =>
    call<{ calification: number }>(token, 'POST', 'Question/getCalification', { ...own, AttemptId });
  /** A whole attempt with so many right answers of five. */
  async function sit(right: number): Promise<Exam> {
    const exam = await start();
    for (const [place, { id }] of exam.questions.entries())
      await save(id, place < right ? 'B' : 'A', exam.attemptId);
    await finish(exam.attemptId);
    return exam;
  }
  return { courseId, userId, token, username, start, save, finish, sit };
}

const dialog = (page: Page) => page.locator('dialog[open]').last();
const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name });

test('more minutes for a running exam reach its page; a finished one is reopened', async () => {
  const student = await aStudent('Intentos con más minutos', 'marta.minutos');
  await student.sit(2);
  const atExam = await visit(browser, { viewport: phone });
  const address = `/test?id=${student.courseId}&userId=${student.userId}`;
  await atExam.page.clock.install();
  await arriveAs(atExam.page, student.username, address);
  await atExam.page.getByRole('button', { name: 'Comenzar examen' }).click();
  await atExam.page.locator('fieldset').first().waitFor();

  const session = await visit(browser);
  const { page } = session;
  await arriveAsAdmin(page, '/course?search=Intentos con más minutos');
  await page.getByRole('link', { name: 'Intentos: Intentos con más minutos' }).click();
  await page.waitForURL(/\/intentos/);
  await row(page, 'En curso')
    .getByText(/^Quedan (1\d|20) min$/)
    .waitFor();
  await look(page, 'intentos');
  await row(page, 'En curso')
    .getByRole('button', { name: /^Reabrir/ })
    .click({ force: true }); // it is marked as disabled, and says why
  await page.getByText('Este intento todavía está en curso.').waitFor();
  await row(page, 'En curso')
    .getByRole('button', { name: /^Más minutos/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Dar más minutos' }).click();
  await dialog(page).getByText('Por favor complete correctamente todos los campos').waitFor();
  await look(page, 'intentos-mas-minutos');
  await dialog(page).getByLabel('Minutos que se agregan').fill('10');
  await dialog(page).getByLabel('Motivo').fill('Se cortó la luz en la sala.');
  await dialog(page).getByRole('button', { name: 'Dar más minutos' }).click();
  await row(page, 'En curso')
    .getByText(/^Quedan (2[1-9]|30) min$/)
    .waitFor();
  await atExam.page.clock.fastForward(15_000); // then it asks how it stands (spec 8.5)
  await atExam.page.getByText(/^Te dieron 10 minutos más\./).waitFor();
  await leave(atExam);

  // the running attempt keeps the finished one from being reopened: said in words, and the list shows what stands
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
  await row(page, 'N.º 1')
    .getByRole('button', { name: /^Reabrir/ })
    .click();
  await dialog(page).getByLabel('Minutos desde ahora').fill('5');
  await dialog(page).getByLabel('Motivo').fill('La primera vez no cargó la página.');
  await look(page, 'intentos-reabrir');
  await dialog(page).getByRole('button', { name: 'Reabrir' }).click();
  await row(page, 'N.º 1').getByText('En curso').waitFor();
  expect((await student.start()).attemptId).not.toBe(running.attemptId);
  await leave(session);
});

test('an attempt is annulled by two administrators at once, and its certificate with it', async () => {
  const student = await aStudent('Intentos que se anulan', 'ada.anulada');
  const { attemptId } = await student.sit(5);
  const session = await visit(browser);
  const { page } = session;
  await arriveAsAdmin(page, `/intentos?id=${student.courseId}`);
  await row(page, 'Julio Mamani').getByText('Certificado').waitFor();
  // by keyboard: the window opens, goes with Esc, and the focus is back where it was
  const annul = row(page, 'Julio Mamani').getByRole('button', { name: /^Anular/ });
  await annul.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => annul.evaluate((button) => button === document.activeElement)).toBe(true);
  await annul.press('Enter');
  await dialog(page)
    .getByText(/Su certificado .* se revoca/)
    .waitFor();
  await dialog(page).getByLabel('Motivo').fill('Otra persona rindió en su lugar.');
  await look(page, 'intentos-anular');
  await call(admin, 'POST', 'Attempt/Annul', { Id: attemptId, Reason: 'El examen lo rindió otra persona.' });
  await dialog(page).getByRole('button', { name: 'Anular intento' }).click();
  await page.getByText('Este intento está anulado. Actualizamos esta página.').waitFor();
  await row(page, 'Anulado').getByText('No cuenta').waitFor();
  await page.getByRole('link', { name: 'Terminados' }).click();
  await page.getByText('Ningún intento en este estado').waitFor();
  await look(page, 'intentos-vacio');
  await leave(session);

  const atHome = await visit(browser, { viewport: phone });
  await arriveAs(atHome.page, student.username, '/profile?tab=certificados');
  expect(await atHome.page.getByRole('button', { name: /Ver certificado/ }).count()).toBe(0);
  await atHome.page.goto(`/intento?id=${attemptId}`);
  await atHome.page.getByText('Motivo: El examen lo rindió otra persona.').waitFor();
  await atHome.page.getByText('Este intento no tiene un certificado vigente.').waitFor();
  await look(atHome.page, 'intento-anulado');
  await leave(atHome);
});

test('a late click is accepted and the grade follows; marks show once the exam is closed for its member', async () => {
  const student = await aStudent('Intentos con clics tardíos', 'lia.tarde');
  const exam = await student.start();
  const [first, second, ...rest] = exam.questions;
  if (first === undefined || second === undefined) throw new Error('five questions');
  for (const { id } of [first, ...rest]) await student.save(id, 'B', exam.attemptId);
  await inDatabase(
    `update attempt set started_at = started_at - interval '21 minutes', closes_at = closes_at - interval '21 minutes'
     where id = $1`,
    [exam.attemptId],
  );
  await expect(student.save(second.id, 'B', exam.attemptId)).rejects.toThrow(/llegó tarde/);

  const session = await visit(browser, { viewport: phone });
  await arriveAs(session.page, student.username, '/profile?tab=certificados');
  await session.page.getByRole('link', { name: /^Ver mis intentos/ }).click();
  await session.page.waitForURL(/\/misintentos/);
  await look(session.page, 'misintentos');
  await session.page.getByRole('link', { name: 'Intento 1', exact: true }).click();
  await session.page.waitForURL(/\/intento\?/);
  await session.page.getByText(/^Respondiste bien 4 de 5: 100 × 4 ÷ 5 = 80\./).waitFor();
  await session.page.getByText(/^Todavía puedes rendir este examen otra vez/).waitFor();
  expect(await session.page.getByText('Correcta', { exact: true }).count()).toBe(0);
  expect(await session.page.content()).not.toMatch(/"isRight":(true|false)|"correct":"/);
  await look(session.page, 'intento-sin-marcas');

  const office = await visit(browser, { colorScheme: 'dark' });
  const { page } = office;
  await arriveAsAdmin(page, `/intentos?id=${student.courseId}&search=lia`);
  await row(page, '1 clic tardío').getByRole('link', { name: /^Ver/ }).click();
  await page.waitForURL(/\/intento\?/);
  await page.getByText('Respondió bien 4 de 5', { exact: false }).waitFor();
  await look(page, 'intento-administracion');
  await page.getByRole('button', { name: 'Aceptar respuestas tardías' }).click();
  await dialog(page).getByLabel('Motivo').fill('La red de la sala estuvo caída.');
  await look(page, 'intento-aceptar');
  await dialog(page).getByRole('button', { name: 'Aceptar y recalificar' }).click();
  await page.getByText('La nota pasó de 80 a 100.', { exact: false }).first().waitFor();
  await page.getByText('= 100.', { exact: false }).waitFor();
  await leave(office);

  await session.page.reload();
  await session.page.getByText(/^Respondiste bien 5 de 5/).waitFor();
  await session.page.getByText('Correcta', { exact: true }).first().waitFor();
  await look(session.page, 'intento-con-marcas');
  await session.page.emulateMedia({ media: 'print' });
  expect(await session.page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
  expect(await session.page.getByText('Correcta', { exact: true }).first().isVisible()).toBe(true);
  const other = await aReader('otra.persona', 'Intentos con clics tardíos');
  expect(other.userId).not.toBe(student.userId);
  await leave(session);

  const stranger = await visit(browser);
  const answer = await arriveAs(stranger.page, 'otra.persona', `/intento?id=${exam.attemptId}`);
  expect(answer?.status()).toBe(404);
  await leave(stranger);
});

test('extra time is set once for a member, tried out before, and every exam has it', async () => {
  const student = await aStudent('Intentos con tiempo extra', 'teo.tiempo');
  const session = await visit(browser);
  const { page } = session;
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
  await leave(session);
});
