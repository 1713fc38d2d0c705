import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { answerRightly, aReader, arriveAs, finishExam } from './people.ts';
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
