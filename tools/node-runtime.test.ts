import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../server/testing/lifetime.ts';
import { serverCommand } from './node-runtime.mjs';

/** Places in the kernel's list of root's rights. */
const rights = { chown: 0, setuid: 7, bind: 10, network: 12, modules: 16, trace: 19, admin: 21, clock: 25 };
const status = '/proc/self/status';
const dropper = 'setpriv';
const canDrop = process.getuid?.() === 0 && existsSync(status) && spawnSync(dropper, ['true']).status === 0;

test('started by root, the portal keeps what its database needs and nothing else for good', async ({
  skip,
}) => {
  skip(!canDrop, 'only root has rights to drop, by setpriv');
  const folder = await folderForTest('rights-');
  const script = join(folder, 'status.cjs');
  writeFileSync(script, `process.stdout.write(require('node:fs').readFileSync('${status}', 'utf8'))`);
  const [program = '', ...args] = serverCommand(script, [], process.execPath).command;
  const said = spawnSync(program, args, { encoding: 'utf8' }).stdout;
  const settingOf = (name: string) => new RegExp(`^${name}:\\s*(\\w+)$`, 'm').exec(said)?.[1] ?? '';
  const kept = BigInt(`0x${settingOf('CapBnd')}`);
  const has = (place: number) => ((kept >> BigInt(place)) & 1n) === 1n;
  const { chown, setuid, bind, ...needless } = rights;
  expect([chown, setuid, bind].map(has)).toEqual([true, true, true]);
  for (const [name, place] of Object.entries(needless)) expect(has(place), name).toBe(false);
  expect(settingOf('NoNewPrivs')).toBe('1');
});

test('whoever has no such rights starts the portal as it is', ({ skip }) => {
  skip(process.getuid?.() === 0, 'root has such rights');
  expect(serverCommand('x.js', [], process.execPath).command[0]).toBe(process.execPath);
});
