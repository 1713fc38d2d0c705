import { expect, test, vi } from 'vitest';
import { withWebLock } from './web-lock.ts';

test('one tab after the other, by the lock of that name', async () => {
  const request = vi.fn((_: string, ...rest: unknown[]) => (rest.at(-1) as () => Promise<string>)());
  vi.stubGlobal('navigator', { locks: { request } });
  const { signal } = new AbortController();
  const work = async () => 'done';
  expect([await withWebLock('a', work), await withWebLock('b', work, signal)]).toEqual(['done', 'done']);
  expect(request.mock.calls).toEqual([
    ['a', work],
    ['b', { signal }, work],
  ]);
  vi.unstubAllGlobals();
});

test('where the browser has no locks, as without https, at once', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withWebLock('a', async () => 'done')).toBe('done');
  vi.unstubAllGlobals();
});
