import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from './fixtures/browser.ts';
import { test } from './fixtures/journey.ts';
import type { Portal } from './fixtures/portal-server.ts';
import { allSaved, begin, choose, finishExam, gradeShown, optionOf } from './steps/exam.ts';
import { aReader, arriveAs } from './steps/people.ts';
import { inDatabase, letPass } from './steps/shortcuts.ts';

const course = 'Fondos, rentabilidad y comisiones';
const hour = 3_600_000;

/** Seconds that the page shows as left. */
async function secondsShown(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').getAttribute('aria-label')) ?? '';
  const [minutes = Number.NaN, seconds = Number.NaN] = (/\d+:\d+/.exec(text)?.[0] ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** Seconds that the server has left for the running attempt of a member. */
async function secondsLeft(portal: Portal, userId: number): Promise<number> {
  const [attempt] = await inDatabase<{ left: number }>(
    portal,
    'select extract(epoch from closes_at - now())::float as left from attempt where account_id = $1 and finished_at is null',
    [userId],
  );
  return attempt?.left ?? 0;
}

/** The difference between the page's clock and the server's, the time of asking apart. */
async function apart(portal: Portal, page: Page, userId: number): Promise<number> {
  const before = await secondsLeft(portal, userId);
  const shown = await secondsShown(page);
  return Math.max(shown - before, (await secondsLeft(portal, userId)) - shown);
}

async function beginAs(portal: Portal, page: Page, username: string) {
  const { courseId, userId } = await aReader(portal, username, course);
  await page.clock.install();
  const address = `/test?id=${courseId}&userId=${userId}`;
  await arriveAs(page, username, address);
  await begin(page);
  return { userId, address };
}

test('somebody changes the clock of the device: the time left and the time of a click stay the server’s', async ({
  portal,
  visit,
}) => {
  const { page } = await visit({ viewport: phone });
  const { userId } = await beginAs(portal, page, 'rita.hora');
  for (const [question, change] of [3 * hour, -26 * hour].entries()) {
    await page.clock.setSystemTime(Date.now() + change);
    await choose(page, question, 0);
    await allSaved(page);
    await expect.poll(() => apart(portal, page, userId)).toBeLessThan(4);
  }
  const [clicks] = await inDatabase<{ count: number; apart: number }>(
    portal,
    `select count(*)::int as count, max(abs(extract(epoch from saved_at - clicked_at)))::float as apart
     from attempt_answer join attempt on attempt.id = attempt_id where account_id = $1`,
    [userId],
  );
  expect(clicks?.count).toBe(2);
  expect(clicks?.apart).toBeLessThan(1_800); // the device was hours off
});

test('the device sleeps: what the page did not count is gone from its clock, and the end too', async ({
  portal,
  visit,
}) => {
  const { page } = await visit();
  const { userId } = await beginAs(portal, page, 'sofia.siesta');
  await choose(page, 0, 0);
  await allSaved(page);
  // while a device sleeps the calendar goes on, and the monotonic clock of some stands still
  await letPass(portal, userId, 400);
  await page.clock.setSystemTime(Date.now() + hour / 4);
  await expect.poll(() => apart(portal, page, userId)).toBeLessThan(4);
  await letPass(portal, userId, -600);
  await page.clock.setSystemTime(Date.now() + hour);
  await gradeShown(page);
  expect(await inDatabase(portal, 'select ended_by from attempt where account_id = $1', [userId])).toEqual([
    { ended_by: 'time' },
  ]);
});

test('two tabs of one browser hold one exam: an answer and the end of one come to the other', async ({
  portal,
  visit,
}) => {
  const { page, context, troubles } = await visit();
  const { userId, address } = await beginAs(portal, page, 'dora.pestanas');
  const second = await context.newPage();
  second.on('pageerror', ({ message }) => troubles.push(message));
  await second.goto(address);
  await second.getByRole('button', { name: 'Continuar examen' }).click();
  await choose(second, 0, 0);
  await allSaved(second);
  await page.bringToFront();
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await expect.poll(() => optionOf(page, 0, 0).isChecked()).toBe(true);
  await choose(page, 0, 1);
  await allSaved(page);
  await finishExam(second);
  await gradeShown(second);
  await page.evaluate(() => void dispatchEvent(new Event('focus')));
  await gradeShown(page);
  expect(await inDatabase(portal, 'select 1 from attempt where account_id = $1', [userId])).toHaveLength(1);
});
