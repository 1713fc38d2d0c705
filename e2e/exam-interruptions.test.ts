import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import { look } from './fixtures/look.ts';
import { allSaved, answerRightly, begin, finishExam, questionsOf } from './steps/exam.ts';
import { aReader, arriveAs, password } from './steps/people.ts';
import { answerKey, inDatabase } from './steps/shortcuts.ts';

const course = 'Fondos, rentabilidad y comisiones';

/** The number of lines that the text of an element takes. */
const linesOf = (place: Locator) =>
  place.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

test('the network goes in the middle of an exam: nothing is lost, and the page says so', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'julio.red', course);
  const key = await answerKey(portal, course);
  const { page, context } = await visit({ viewport: phone, colorScheme: 'dark' });
  await page.clock.install();
  await arriveAs(page, 'julio.red', `/test?id=${courseId}&userId=${userId}`);
  expect(await questionsOf(page).count()).toBe(0); // opening the page starts nothing
  expect(await inDatabase(portal, 'select 1 from attempt where account_id = $1', [userId])).toEqual([]);
  await begin(page);
  expect(await linesOf(page.getByRole('button', { name: /^Preguntas/ }))).toBe(1);
  const [first, ...others] = await questionsOf(page).all();
  if (first !== undefined) await answerRightly(first, key);
  await allSaved(page);

  await context.setOffline(true);
  await page.getByText('Se cortó la conexión. Sigue respondiendo.').waitFor();
  for (const question of others) await answerRightly(question, key);
  await page.getByText(`${others.length} pendientes`).waitFor();
  await look(page, 'test-sin-conexion');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByText('Todavía no pudimos terminar').waitFor();
  await page.getByText('No hay conexión con el portal.').waitFor();
  await look(page, 'test-terminar-sin-conexion');
  await page.getByRole('button', { name: 'Volver al examen' }).click();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.evaluate(() => location.reload()); // the browser asks first, since answers are unsent
  await asked;
  expect(await questionsOf(page).count()).toBe(others.length + 1);

  await context.setOffline(false);
  await allSaved(page);
  await finishExam(page);
  await page.getByText('¡Aprobaste!').waitFor();
  expect(await inDatabase(portal, 'select grade from attempt where account_id = $1', [userId])).toEqual([
    { grade: 100 },
  ]);
});

test('the session ends in the middle of an exam: answers wait on the device, and go with the password', async ({
  portal,
  visit,
}) => {
  const { courseId, userId } = await aReader(portal, 'julia.sesion', course);
  const key = await answerKey(portal, course);
  const session = await visit({ viewport: phone });
  const { page } = session;
  await arriveAs(page, 'julia.sesion', `/test?id=${courseId}&userId=${userId}`);
  const windowFile = /sign-in-again-dialog/;
  const hasCome = page.waitForResponse(windowFile);
  await begin(page);
  await (await hasCome).finished();
  await page.route(windowFile, (route) => route.abort()); // as if the portal were renewed during the exam
  const [first, ...others] = await questionsOf(page).all();
  if (first !== undefined) await answerRightly(first, key);
  await allSaved(page);

  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.session') ?? '{}'));
  const signOut = await page.request.post('/api/Users/logout', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(signOut.status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  const [second, ...rest] = others;
  // the window that comes with the refusal would lie over what is still to be pressed
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/Question/saveAnswerByUser', async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  if (second !== undefined) await answerRightly(second, key);
  isAnswered.resolve();
  await dialog.getByText('El examen sigue abierto y el reloj corre.').waitFor();
  await look(page, 'test-sesion-terminada');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  for (const question of rest) await answerRightly(question, key);
  await page.getByText(`${others.length} pendientes`).waitFor();

  await page.getByRole('button', { name: 'Escribir mi contraseña' }).click();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await allSaved(page);
  await dialog.waitFor({ state: 'hidden' });
});
