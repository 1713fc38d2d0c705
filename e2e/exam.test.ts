import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, look, openBrowser, phone, visit } from './browser.ts';
import { answerAll, aReader, signIn } from './people.ts';
import { inDatabase } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const course = 'Fondos, rentabilidad y comisiones';

test('the network goes in the middle of an exam: nothing is lost, and the page says so', async () => {
  const { courseId, userId } = await aReader('julio.red', course);
  const session = await visit(browser, { viewport: phone, colorScheme: 'dark' });
  const { page, context } = session;
  await signIn(page, 'julio.red', undefined, `/test?id=${courseId}&userId=${userId}`);
  expect(await page.locator('fieldset').count()).toBe(0); // opening the page starts nothing
  expect(await inDatabase('select 1 from attempt where account_id = $1', [userId])).toEqual([]);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  await page.locator('fieldset').first().locator('label').first().click();
  await page.getByText('Guardada', { exact: true }).first().waitFor();
  await context.setOffline(true);
  await page.locator('fieldset').nth(1).locator('label').first().click();
  await page
    .getByText(/Pendiente/)
    .first()
    .waitFor();
  await look(page, 'test-sin-conexion');
  await page.getByRole('button', { name: 'Terminar' }).filter({ visible: true }).first().click();
  await page
    .getByText(/conexi[óo]n|internet/i)
    .first()
    .waitFor();
  const back = page.getByRole('button', { name: 'Volver al examen' });
  if (await back.isVisible()) await back.click();
  await context.setOffline(false);
  await page.getByText('Todo guardado').waitFor({ timeout: 60_000 });
  await expect
    .poll(() =>
      inDatabase(
        'select 1 from attempt_answer a join attempt t on t.id = a.attempt_id where t.account_id = $1',
        [userId],
      ).then((rows) => rows.length),
    )
    .toBe(2);
  await answerAll(page, course);
  await leave(session);
});
