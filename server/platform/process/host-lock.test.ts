import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../testing/lifetime.ts';
import { lockForHost } from './host-lock.mjs';

let folder: string;
let held: { release(): void }[] = [];
const lost: string[] = [];
beforeEach(async () => {
  folder = join(await folderForTest('hosts-'), 'hosts');
});
afterEach(async () => {
  for (const each of held) each.release();
  held = [];
  lost.length = 0;
});

async function lock(
  place: string,
  options: { beatMilliseconds?: number; onWait?: (host: string) => void } = {},
) {
  const onLost = (reason: string) => void lost.push(`${place}: ${reason}`);
  const locked = await lockForHost(folder, { place, beatMilliseconds: 20, onLost, ...options });
  if ('release' in locked) held.push(locked);
  return locked;
}
const isHeld = (locked: object) => 'release' in locked;

/** A file as a killed process of another machine leaves it. */
function leaveSilent(name: string, secondsAgo: number): void {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ host: 'caída', process: '1 2 3' }));
  setWritten(file, -secondsAgo);
}
function setWritten(file: string, secondsAhead: number): void {
  const at = new Date(Date.now() + secondsAhead * 1000);
  utimesSync(file, at, at);
}

test('processes of one machine use the folder together', async () => {
  expect([isHeld(await lock('one')), isHeld(await lock('one'))]).toEqual([true, true]);
  expect(readdirSync(folder).length).toBe(2);
});

test('another machine is refused while one of them lives, and let in once all have left', async () => {
  const first = await lock('one');
  const second = await lock('one');
  expect(await lock('two')).toMatchObject({ host: expect.any(String) });
  if ('release' in first) first.release();
  expect(isHeld(await lock('two'))).toBe(false);
  if ('release' in second) second.release();
  expect(readdirSync(folder)).toEqual([]); // who is refused leaves nothing
  expect(isHeld(await lock('two'))).toBe(true);
});

test('a machine that has been silent for a minute is dead: its file goes', async () => {
  await lock('two');
  leaveSilent('0123456789abcdef-x', 61);
  expect(isHeld(await lock('two'))).toBe(true);
  expect(existsSync(join(folder, '0123456789abcdef-x'))).toBe(false);
});

test('one that was silent for less is watched until it is', async () => {
  await lock('two');
  const silent = '0123456789abcdef-x';
  leaveSilent(silent, 0);
  const waited: string[] = [];
  const onWait = (host: string) => {
    waited.push(host);
    // who waits compares its own file: a minute passes
    for (const name of readdirSync(folder)) if (name !== silent) setWritten(join(folder, name), 61);
  };
  const locked = await lock('two', { beatMilliseconds: 3_600_000, onWait });
  expect([isHeld(locked), waited]).toEqual([true, ['caída']]);
});

test('who was taken for dead is told, once', async () => {
  await lock('one');
  for (const name of readdirSync(folder)) await rm(join(folder, name));
  await expect.poll(() => lost).toEqual(['one: gone']);
  expect(isHeld(await lock('two'))).toBe(true);
  expect(lost).toEqual(['one: gone']);
});

test('what a killed process of the same machine left does not keep anybody out', async () => {
  await lock('one');
  const [name = ''] = readdirSync(folder);
  writeFileSync(
    join(folder, `${name.slice(0, 17)}killed`),
    JSON.stringify({ host: 'x', process: '999999 1 x' }),
  );
  expect(isHeld(await lock('one'))).toBe(true);
  expect(existsSync(join(folder, `${name.slice(0, 17)}killed`))).toBe(false);
});
