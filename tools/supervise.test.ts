import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTests } from '../server/testing/lifetime.ts';
import { isCrash, waitAfter } from './supervise.mjs';

const script = join(import.meta.dirname, 'supervise.sh');
const afterEnd = join(import.meta.dirname, 'after-end.mjs');
const folder = await folderForTests('supervise-');
const inFolder = (name: string) => join(folder, name);

function program(name: string, text: string): string {
  writeFileSync(inFolder(name), `#!/bin/sh\n${text}\n`);
  chmodSync(inFolder(name), 0o755);
  return inFolder(name);
}

/** The environment of a system on which `sleep` only notes how long it was to take. */
function withoutSleep(more = '') {
  program('sleep', `echo "$1" >> ${inFolder('waits')}; ${more}`);
  return { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
}

const codes = [70, 137, 139, 70, 0];
const ends = `n=$(cat ${'$0'}.n 2>/dev/null || echo 0); echo $((n + 1)) > $0.n
set -- ${codes.join(' ')}; shift $n; exit $1`;

test('a crashed or killed portal is started again, each time after a longer wait, until it ended well', () => {
  const said = execFileSync('sh', [script, process.execPath, afterEnd, program('crashes', ends)], {
    encoding: 'utf8',
    env: withoutSleep(),
  });
  expect(readFileSync(inFolder('waits'), 'utf8')).toBe('1\n2\n4\n8\n');
  expect(said).toMatch(
    /The portal ended unexpectedly \(137\); it starts again in 2 s\. .* too little memory/,
  );
});

test('a stop reaches the portal, whose code is the last, and nothing follows', async () => {
  const portal = program('portal', `trap 'exit 7' TERM; echo running; while :; do /bin/sleep 0.05; done`);
  const child = spawn('sh', [script, process.execPath, afterEnd, portal], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test('after whoever started it is gone, nothing follows either', () => {
  const parent = execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }).trim(); // that shell has ended
  const args = [afterEnd, '70', '1', '0', '0'];
  expect(execFileSync(process.execPath, [...args, parent], { encoding: 'utf8' })).toBe('');
  const alive = spawnSync(process.execPath, [...args, String(process.pid)], { encoding: 'utf8' });
  expect([alive.status, alive.stdout]).toEqual([
    1,
    'The portal ended unexpectedly (70); it starts again in 1 s.\n',
  ]);
});

test('a stop while it waits is the end', async () => {
  const env = withoutSleep('echo waiting; exec /bin/sleep 60');
  const child = spawn('sh', [script, process.execPath, afterEnd, program('crashed', 'exit 70')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  for await (const said of child.stdout) if (String(said).includes('waiting')) child.kill('SIGINT');
  expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(70);
});

test('the wait has an end, and begins again after a portal that was well', () => {
  const waits = Array.from({ length: 8 }).reduce<number[]>(
    (all) => [...all, waitAfter(all.at(-1) ?? 0, 0)],
    [],
  );
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  expect(waitAfter(32, 11 * 60)).toBe(1);
});

test('a wrong setting, a failed start and a signal are final', () => {
  expect([78, 1, 0, 129, 130, 143].map(isCrash)).toEqual([false, false, false, false, false, false]);
  expect([70, 134, 137, 139].map(isCrash)).toEqual([true, true, true, true]);
});
