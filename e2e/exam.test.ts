import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { answerRightly, aReader, arriveAs, finishExam, password } from './people.ts';
import { answerKey, inDatabase } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const course = 'Fondos, rentabilidad y comisiones';

test('the network goes in the middle of an exam: nothing is lost, and the page says so', async () => {
  const { courseId, userId } = await aReader('julio.red', course);
  const key = await answerKey(course);
  const session = await visit(browser, { viewport: phone, colorScheme: 'dark' });
  const { page, context } = session;
  await page.clock.install();
  await arriveAs(page, 'julio.red', `/test?id=${courseId}&userId=${userId}`);
  expect(await page.locator('fieldset').count()).toBe(0); // opening the page starts nothing
  expect(await inDatabase('select 1 from attempt where account_id = $1', [userId])).toEqual([]);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  const [first, ...others] = await page.locator('fieldset').all();
  if (first !== undefined) await answerRightly(first, key);
  await page.getByText('Todo guardado').waitFor();

  await context.setOffline(true);
  await page.getByText('Se cortó la conexión. Sigue respondiendo.').waitFor();
  for (const question of others) await answerRightly(question, key);
  await page.getByText(`${others.length} pendientes`).waitFor();
  await look(page, 'test-sin-conexion');
  await finishExam(page);
  await page.getByText('Todavía no pudimos terminar').waitFor({ timeout: 40_000 });
  await look(page, 'test-terminar-sin-conexion');
  await page.getByRole('button', { name: 'Volver al examen' }).click();
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.evaluate(() => location.reload()); // the browser asks first, since answers are unsent
  await asked;
  expect(await page.locator('fieldset').count()).toBe(others.length + 1);

  await context.setOffline(false);
  await page.getByText('Todo guardado').waitFor({ timeout: 60_000 });
  await finishExam(page);
  await page.getByText('¡Aprobaste!').waitFor({ timeout: 40_000 });
  expect(await inDatabase('select grade from attempt where account_id = $1', [userId])).toEqual([
    { grade: 100 },
  ]);
  await leave(session);
});

test('the session ends in the middle of an exam: answers wait on the device, and go with the password', async () => {
  const { courseId, userId } = await aReader('julia.sesion', course);
  const key = await answerKey(course);
  const session = await visit(browser, { viewport: phone });
  const { page } = session;
  await arriveAs(page, 'julia.sesion', `/test?id=${courseId}&userId=${userId}`);
  const windowFile = /sign-in-again-dialog/;
  const hasCome = page.waitForResponse(windowFile);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  await (await hasCome).finished();
  await page.route(windowFile, (route) => route.abort()); // as if the portal were renewed during the exam
  const [first, ...others] = await page.locator('fieldset').all();
  if (first !== undefined) await answerRightly(first, key);
  await page.getByText('Todo guardado').waitFor();

  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('portal.session') ?? '{}'));
  const signOut = await page.request.post('/api/Users/logout', {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(signOut.status()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Tu sesión terminó' });
  const [second, ...rest] = others;
  if (second !== undefined) await answerRightly(second, key);
  await dialog.getByText('El examen sigue abierto y el reloj corre.').waitFor();
  await look(page, 'test-sesion-terminada');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  for (const question of rest) await answerRightly(question, key);
  await page.getByText(`${others.length} pendientes`).waitFor();

  await page.getByRole('button', { name: 'Escribir mi contraseña' }).click();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Todo guardado').waitFor();
  expect(await dialog.count()).toBe(0);
  await leave(session);
});
