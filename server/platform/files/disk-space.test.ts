import { expect, onTestFinished, test, vi } from 'vitest';
import { openLog } from '../log.ts';
import { diskState, type Space, watchDisk } from './disk-space.ts';

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

test('a disk is full below 64 MB, and nearly full below a tenth, if that is less than 5 GB', () => {
  const size = 20 * gigabyte;
  expect(diskState({ size, free: 64 * megabyte - 1 })).toBe('full');
  expect(diskState({ size, free: 64 * megabyte })).toBe('low');
  expect(diskState({ size, free: 2 * gigabyte - 1 })).toBe('low');
  expect(diskState({ size, free: 2 * gigabyte })).toBe('ok');
  expect(diskState({ size: 1000 * gigabyte, free: 5 * gigabyte })).toBe('ok');
  expect(diskState({ size: 1000 * gigabyte, free: 5 * gigabyte - 1 })).toBe('low');
});

test('each change is logged once, and a look that fails changes nothing', async () => {
  const log = openLog('fatal');
  const [errors, warnings] = [vi.spyOn(log, 'error'), vi.spyOn(log, 'warn')];
  const size = 20 * gigabyte;
  const free = [5 * gigabyte, gigabyte, gigabyte, 0, 0, undefined, 5 * gigabyte, null, null, 5 * gigabyte];
  let looks = 0;
  const look = async (): Promise<Space | undefined> => {
    const next = free[Math.min(looks, free.length - 1)];
    looks += 1;
    if (next === undefined) throw new Error('stale');
    return next === null ? undefined : { size, free: next };
  };
  const disk = watchDisk(log, look, 1);
  onTestFinished(() => disk.close());
  await expect.poll(() => looks).toBeGreaterThan(free.length);
  expect(disk.state()).toBe('ok');
  expect(errors.mock.calls.map(([, said]) => said)).toEqual([
    'the disk of DATA_DIR is nearly full',
    'the disk of DATA_DIR is full',
    'DATA_DIR/files is not the portal’s any more: is it mounted?',
  ]);
  expect(warnings.mock.calls.map(([, said]) => said)).toEqual([
    'the disk of DATA_DIR cannot be looked at',
    'the disk of DATA_DIR has room again',
    'DATA_DIR/files is there again',
  ]);
});
