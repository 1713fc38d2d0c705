import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Caller, visitor } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { contract } from '../../../contract/index.ts';
import type { Portal } from '../../context/context.ts';
import { openRateLimit, type RateLimit } from './rate-limit.ts';

const member: Caller = { role: 'member', accountId: 7, username: 'rita', years: 30, sessionId: 's' };
const other: Caller = { ...member, accountId: 8 };
const { saveAnswerByUser } = contract.question;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** The number of calls, of `count` in one moment, that pass. */
async function passedOf(
  withinRate: RateLimit,
  asked: Endpoint | 'page',
  caller: Caller,
  count: number,
  address = '10.1.1.1',
): Promise<number> {
  const calls = Array.from({ length: count }, () => withinRate(asked, caller, address));
  const results = await Promise.allSettled(calls);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({
        code: caller.role === 'open' ? 'tooManyVisits' : 'tooManyTries',
        status: 429,
        retryAfterSeconds: 1,
      });
  return results.filter(({ status }) => status === 'fulfilled').length;
}
const limitOf = () => openRateLimit({ config: { rateLimitFactor: 1 } } as Portal);

test('answers go at ten a second and all else at twenty, three seconds of it at once, each account on its own', async () => {
  const withinRate = limitOf();
  expect(await passedOf(withinRate, saveAnswerByUser, member, 100)).toBe(30);
  expect(await passedOf(withinRate, contract.course.get, member, 100)).toBe(60);
  expect(await passedOf(withinRate, saveAnswerByUser, other, 100)).toBe(30);
  vi.advanceTimersByTime(1000);
  expect(await passedOf(withinRate, saveAnswerByUser, member, 100)).toBe(10);
  expect(await passedOf(withinRate, contract.course.get, member, 15)).toBe(15);
  expect(await passedOf(withinRate, 'page', member, 100)).toBe(5); // a page is a call like others
});

test('visitors of one address share sixty calls and pages a second; accounts there and other addresses do not suffer', async () => {
  const withinRate = limitOf();
  expect(await passedOf(withinRate, contract.homeSlider.find, visitor, 40)).toBe(40);
  expect(await passedOf(withinRate, 'page', visitor, 100)).toBe(20);
  expect(await passedOf(withinRate, contract.homeSlider.find, visitor, 50, '10.1.1.2')).toBe(50);
  expect(await passedOf(withinRate, saveAnswerByUser, member, 30)).toBe(30);
  vi.advanceTimersByTime(500);
  expect(await passedOf(withinRate, contract.homeSlider.find, visitor, 100)).toBe(30);
});

test('a visitor’s refusal goes out a second later, two thousand of them at most', async () => {
  const withinRate = limitOf();
  for (let n = 0; n < 60; n += 1) await withinRate('page', visitor, '10.1.1.1');
  const since = Date.now();
  const ended: number[] = [];
  const refused = Array.from({ length: 2_100 }, () =>
    withinRate('page', visitor, '10.1.1.1').catch(() => ended.push(Date.now() - since)),
  );
  await setImmediate();
  expect(ended.length).toBe(100);
  await Promise.all(refused);
  expect(ended.filter((after) => after > 900).length).toBe(2_000);
});

test('files and looks at readiness beyond the pace come later, and are never refused', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const withinRate = limitOf();
  const comeOf = async (asked: 'file' | 'probe', count: number) => {
    let come = 0;
    const all = Array.from({ length: count }, () =>
      withinRate.inTime(asked, '10.1.1.1').then(() => (come += 1)),
    );
    await vi.advanceTimersByTimeAsync(0);
    const atOnce = come;
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all(all);
    return [atOnce, come];
  };
  expect(await comeOf('file', 1_600)).toEqual([1_500, 1_600]);
  expect(await comeOf('probe', 15)).toEqual([10, 15]);
});

test('saving an answer, in an exam or in a trial of one, has a limit of its own', () => {
  const rows = Object.values(contract).flatMap((controller) => Object.values<Endpoint>(controller));
  expect(rows.filter(({ rateLimit }) => rateLimit !== undefined).map(({ path }) => path)).toEqual([
    'Question/saveAnswerByUser',
    'Trial/Check',
  ]);
});
