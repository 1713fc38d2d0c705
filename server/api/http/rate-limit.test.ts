import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '../../../contract/caller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { contract } from '../../../contract/index.ts';
import type { Portal } from '../../context/context.ts';
import { openRateLimit } from './rate-limit.ts';

const member: Caller = { role: 'member', accountId: 7, username: 'rita', years: 30, sessionId: 's' };
const other: Caller = { ...member, accountId: 8 };
const { saveAnswerByUser } = contract.question;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** The number of calls, of `count` in one moment, that pass. */
function passedOf(
  consumeRate: ReturnType<typeof openRateLimit>,
  row: Endpoint,
  caller: Caller,
  count: number,
): number {
  let passed = 0;
  for (let call = 0; call < count; call += 1) {
    try {
      consumeRate(row, caller);
      passed += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'tooManyTries', retryAfterSeconds: 1 });
    }
  }
  return passed;
}

test('answers go at ten a second and all else at twenty, three seconds of it at once, each account on its own', () => {
  const consumeRate = openRateLimit({ config: { rateLimitFactor: 1 } } as Portal);
  expect(passedOf(consumeRate, saveAnswerByUser, member, 100)).toBe(30);
  expect(passedOf(consumeRate, contract.course.get, member, 100)).toBe(60);
  expect(passedOf(consumeRate, saveAnswerByUser, other, 100)).toBe(30);
  vi.advanceTimersByTime(1000);
  expect(passedOf(consumeRate, saveAnswerByUser, member, 100)).toBe(10);
  expect(passedOf(consumeRate, contract.course.get, member, 100)).toBe(20);
});

test('saving an answer is the one call with that limit', () => {
  const rows = Object.values(contract).flatMap((controller) => Object.values<Endpoint>(controller));
  expect(rows.filter(({ rateLimit }) => rateLimit !== undefined).map(({ path }) => path)).toEqual([
    'Question/saveAnswerByUser',
  ]);
});
