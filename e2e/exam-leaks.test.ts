import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, openBrowser, visit } from './browser.ts';
import { aReader, arriveAs } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const course = 'Fondos, rentabilidad y comisiones';
/** A key or a mark with a value; `correctCount` is the number of the result. */
const telling = /"(correct|isRight)":(?!null)|correctAnswer|isCorrect/;

test('nothing that reaches the browser in an exam carries a key or a mark', async () => {
  const { courseId, userId } = await aReader('lia.lectora', course);
  const session = await visit(browser);
  const { page } = session;
  await arriveAs(page, 'lia.lectora', '/profile');
  const seen: string[] = [];
  // on its way through, for a browser forgets what a page has read once it leaves that page
  await page.route('**', async (route) => {
    if (!['document', 'fetch', 'xhr'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    seen.push(`${response.url()} ${await response.text()}`);
    return route.fulfill({ response });
  });
  await page.goto(`/test?id=${courseId}&userId=${userId}`);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  for (const question of await page.locator('fieldset').all())
    await question.locator('label').first().click();
  await page.getByText('Todo guardado').waitFor();
  await page.goto('/profile');
  await page.goto(`/test?id=${courseId}&userId=${userId}`);
  await page.locator('main button').filter({ visible: true }).first().waitFor();
  expect(seen.some((text) => text.includes('GetTest') && text.includes('answerA'))).toBe(true);
  expect(seen.some((text) => text.includes('<html'))).toBe(true);
  expect(seen.filter((text) => telling.test(text))).toEqual([]);
  const html = await page.content();
  expect(html).not.toMatch(telling);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // a poll may still be under way
  await leave(session);
});
