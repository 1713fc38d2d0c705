import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leave, openBrowser, phone, visit } from './browser.ts';
import { aReader, arriveAs, finishExam } from './people.ts';
import { inDatabase, letPass } from './shortcuts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const course = 'Fondos, rentabilidad y comisiones';
const hour = 3_600_000;
const option = (page: Page, question: number, place: number) =>
  page.locator('fieldset').nth(question).locator('label').nth(place);
const allSaved = (page: Page) => page.getByText('Todo guardado').waitFor();

/** Seconds that the page shows as left. */
async function secondsShown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  const [minutes = Number.NaN, seconds = Number.NaN] = (/\d+:\d+/.exec(text)?.[0] ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** Seconds that the server has left for the running attempt of a member. */
async function secondsLeft(userId: number): Promise<number> {
  const [attempt] = await inDatabase<{ left: number }>(
    'select extract(epoch from closes_at - now())::float as left from attempt where account_id = $1 and finished_at is null',
    [userId],
  );
  return attempt?.left ?? 0;
}

/** How far the page's clock is from the server's, whatever time it takes to ask. */
async function apart(page: Page, userId: number): Promise<number> {
  const before = await secondsLeft(userId);
  const shown = await secondsShown(page);
  return Math.max(shown - before, (await secondsLeft(userId)) - shown);
}

async function begin(page: Page, username: string) {
  const { courseId, userId } = await aReader(username, course);
  await page.clock.install();
  const address = `/test?id=${courseId}&userId=${userId}`;
  await arriveAs(page, username, address);
  await page.getByRole('button', { name: 'Comenzar examen' }).click();
  await page.locator('fieldset').first().waitFor();
  return { userId, address };
}

test('somebody changes the clock of the device: the time left and the time of a click stay the server’s', async () => {
  const session = await visit(browser, { viewport: phone });
  const { page } = session;
  const { userId } = await begin(page, 'rita.hora');
  for (const [question, change] of [3 * hour, -26 * hour].entries()) {
    await page.clock.setSystemTime(Date.now() + change);
    await option(page, question, 0).click();
    await allSaved(page);
    await expect.poll(() => apart(page, userId)).toBeLessThan(4);
  }
  const [clicks] = await inDatabase<{ count: number; apart: number }>(
    `select count(*)::int as count, max(abs(extract(epoch from saved_at - clicked_at)))::float as apart
     from attempt_answer join attempt on attempt.id = attempt_id where account_id = $1`,
    [userId],
  );
  expect(clicks?.count).toBe(2);
  expect(clicks?.apart).toBeLessThan(30);
  await leave(session);
});

test('the device sleeps: what the page did not count is gone from its clock, and the end too', async () => {
  const session = await visit(browser);
  const { page } = session;
  const { userId } = await begin(page, 'sofia.siesta');
  await option(page, 0, 0).click();
  await allSaved(page);
  // while a device sleeps the calendar goes on, and the monotonic clock of some stands still
  await letPass(userId, 400);
  await page.clock.setSystemTime(Date.now() + hour / 4);
  await expect.poll(() => apart(page, userId)).toBeLessThan(4);
  await letPass(userId, -600);
  await page.clock.setSystemTime(Date.now() + hour);
  await page.getByText(/de 100$/).waitFor({ timeout: 40_000 });
  expect(await inDatabase('select ended_by from attempt where account_id = $1', [userId])).toEqual([
    { ended_by: 'time' },
  ]);
  await leave(session);
});

test('two tabs of one browser hold one exam: an answer and the end of one come to the other', async () => {
  const session = await visit(browser);
  const { page, context, troubles } = session;
  const { userId, address } = await begin(page, 'dora.pestanas');
  const second = await context.newPage();
  second.on('pageerror', ({ message }) => troubles.push(message));
  await second.goto(address);
  await second.getByRole('button', { name: 'Continuar examen' }).click();
  await option(second, 0, 0).click();
  await allSaved(second);
  await page.bringToFront();
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect.poll(() => option(page, 0, 0).locator('input').isChecked()).toBe(true);
  await option(page, 0, 1).click();
  await allSaved(page);
  await finishExam(second);
  await second.getByText(/de 100$/).waitFor({ timeout: 40_000 });
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await page.getByText(/de 100$/).waitFor({ timeout: 40_000 });
  expect(await inDatabase('select 1 from attempt where account_id = $1', [userId])).toHaveLength(1);
  await leave(session);
});
