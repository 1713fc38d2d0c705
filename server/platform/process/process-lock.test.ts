import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folderForTests } from '../../testing/lifetime.ts';
import { withLock } from './process-lock.mjs';

const parent = await folderForTests('process-lock-');
const lock = join(parent, 'lock');
const counter = join(parent, 'counter');

/**
 * A process that counts up under the lock, reading and writing in two steps. With 0 rounds it holds the lock for ever.
 */
function spawnCounter(rounds: number) {
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { setImmediate } from 'node:timers/promises';
    const { withLock } = await import(${JSON.stringify(fileURLToPath(new URL('./process-lock.mjs', import.meta.url)))});
    for (let round = 0; round < ${rounds}; round += 1) {
      await withLock(${JSON.stringify(lock)}, async () => {
        const count = Number(readFileSync(${JSON.stringify(counter)}, 'utf8'));
        await setImmediate();
        writeFileSync(${JSON.stringify(counter)}, String(count + 1));
      });
    }
    if (${rounds} === 0) {
      await withLock(${JSON.stringify(lock)}, () => new Promise(() => {
        console.log('held');
        setInterval(() => undefined, 60_000);
      }));
    }`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test('no two processes hold it at once', async () => {
  writeFileSync(counter, '0');
  const exits = await Promise.all([1, 2, 3].map(() => once(spawnCounter(40), 'exit')));
  expect(exits.map(([code]) => code)).toEqual([0, 0, 0]);
  expect(readFileSync(counter, 'utf8')).toBe('120');
});

test('two calls in one process take turns', async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} in`);
    await new Promise(setImmediate);
    events.push(`${name} out`);
  };
  await Promise.all([withLock(lock, work('a')), withLock(lock, work('b'))]);
  expect(events).toEqual(['a in', 'a out', 'b in', 'b out']);
});

test('waits for a holder that lives, passes over one that was killed, and leaves nothing of it behind', async () => {
  const holder = spawnCounter(0);
  await once(holder.stdout, 'data');
  const waitedFor: number[] = [];
  const done = withLock(
    lock,
    () => Promise.resolve('done'),
    (pid) => {
      waitedFor.push(pid);
      holder.kill('SIGKILL');
    },
  );
  expect(await done).toBe('done');
  expect(waitedFor).toEqual([holder.pid]);
  expect(readdirSync(lock).filter((name) => !/^\d+$/.test(name))).toEqual([]);
});

test('is given back when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withLock(lock, () => Promise.resolve(1))).toBe(1);
});
