import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, phone, visit } from './browser.ts';
import { aReader, arriveAs, finishExam } from './people.ts';
import { type OwnPortal, startPortal } from './portal-server.ts';
import { inDatabase } from './shortcuts.ts';

let browser: Browser;
let portal: OwnPortal;
beforeAll(async () => {
  browser = await openBrowser();
  portal = await startPortal({});
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const course = 'Fondos, rentabilidad y comisiones';

test('the server is killed in the middle of an exam: the page stays, and nothing is lost', async () => {
  const { courseId, userId } = await aReader('karina.corte', course, portal);
  const { page, context, troubles } = await visit(browser, { viewport: phone, baseURL: portal.url });
  await page.clock.install();
  await arriveAs(page, 'karina.corte', `/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  const questions = page.locator('fieldset');
  const choose = (question: number, place: number) =>
    questions.nth(question).locator('label').nth(place).click();
  await choose(0, 0);
  await page.getByText('Todo guardado').waitFor();

  await portal.kill();
  await choose(1, 0);
  await choose(2, 1);
  await page.getByText('Se cortó la conexión. Sigue respondiendo.').waitFor();
  await page.getByText('2 pendientes').waitFor();
  expect(await questions.count()).toBeGreaterThan(3);

  const { port } = new URL(portal.url);
  portal = await startPortal({ PORT: port }, portal.dataDir);
  await page.getByText('Todo guardado').waitFor({ timeout: 60_000 });
  await page.getByText('Se cortó la conexión').waitFor({ state: 'hidden' });
  await choose(3, 0);
  await page.getByText('Todo guardado').waitFor();
  const stored = await inDatabase(
    'select a.answer from attempt_answer a join attempt t on t.id = a.attempt_id where t.account_id = $1',
    [userId],
    portal.dataDir,
  );
  expect(stored).toHaveLength(4);

  await page.reload();
  await questions.first().waitFor();
  await expect.poll(() => page.locator('fieldset input:checked').count()).toBe(4);
  await finishExam(page);
  await page.getByText(/de 100$/).waitFor({ timeout: 40_000 });
  await context.close();
  expect(troubles.filter((trouble) => !/ERR_(CONNECTION|EMPTY)_\w+/.test(trouble))).toEqual([]);
});
