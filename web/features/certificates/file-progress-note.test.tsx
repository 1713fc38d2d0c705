import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find } from '../../testing/mount-for-test.tsx';
import { mountWith } from '../../testing/mount-with.tsx';
import { FileProgressNote } from './file-progress-note.tsx';
import { waitBefore } from './polling.rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks ever more seldom, at most every twenty seconds', () => {
  expect([0, 1, 2, 30].map(waitBefore)).toEqual([700, 1050, 1575, 20_000]);
});

test('a certificate is seen to come, also where the network is away for a while, and then nobody asks any more', async () => {
  const getOwn = vi.fn<() => Promise<{ data: { isReady: boolean } }>>();
  getOwn.mockResolvedValueOnce({ data: { isReady: false } });
  getOwn.mockRejectedValueOnce(new TypeError('no network'));
  getOwn.mockResolvedValueOnce({ data: { isReady: true } });
  await mountWith({ certificate: { getOwn } }, <FileProgressNote courseId={3} />);
  const said = () => find('[role=status]').textContent;
  const wait = (tries: number) => act(() => vi.advanceTimersByTimeAsync(waitBefore(tries)));
  expect(said()).toBe('Estamos preparando tu certificado…');
  await wait(0);
  expect(said()).toBe('Estamos preparando tu certificado…');
  await wait(1);
  expect(said()).toContain('en cuanto vuelva la conexión');
  await wait(2);
  expect(said()).toBe('Tu certificado está listo.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(getOwn).toHaveBeenCalledTimes(3);
  expect(getOwn).toHaveBeenCalledWith({ courseId: 3 });
});
