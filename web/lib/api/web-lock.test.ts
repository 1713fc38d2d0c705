import { expect, test, vi } from 'vitest';
import { inTurn } from './web-lock.ts';

test('one tab after the other, by the lock of that name', async () => {
  const request = vi.fn((_: string, ...rest: unknown[]) => (rest.at(-1) as () => Promise<string>)());
  vi.stubGlobal('navigator', { locks: { request } });
  const { signal } = new AbortController();
  const work = async () => 'done';
  expect([await inTurn('a', work), await inTurn('b', work, signal)]).toEqual(['done', 'done']);
  expect(request.mock.calls).toEqual([
    ['a', work],
    ['b', { signal }, work],
  ]);
  vi.unstubAllGlobals();
});

test('where the browser has no locks, as without https, at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await inTurn('a', async () => 'done')).toBe('done');
  vi.unstubAllGlobals();
});
