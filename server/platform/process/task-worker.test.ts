import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { folderForTest } from '../../testing/lifetime.ts';
import { confineReaders } from '../../testing/reader-threads.ts';
import type { SampleTask } from '../../testing/sample.worker.ts';
import { refuseUndroppableRoot } from './drop-root.ts';
import { LostWorker, openProcess, openThread } from './task-worker.ts';

const module = new URL('../../testing/sample.worker.ts', import.meta.url);
const open = {
  thread: () => openThread<SampleTask, string>(module),
  process: () => openProcess<SampleTask, string>(module),
};

confineReaders();
afterEach(() => void vi.useRealTimers());

describe.each(['thread', 'process'] as const)('a %s', (kind) => {
  it('says why a task failed and does the next', async () => {
    const worker = open[kind]();
    const [failed, next] = await Promise.allSettled([worker.run('fail'), worker.run('who')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'it failed' } });
    expect(next.status).toBe('fulfilled');
    await worker.close();
  });

  it('that ends over a task loses that one alone', async () => {
    const worker = open[kind]();
    const [lost, next] = await Promise.allSettled([worker.run('end'), worker.run('who')]);
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(LostWorker) });
    expect(next.status).toBe('fulfilled');
    await worker.close();
  });

  it('that hangs is replaced after 30 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const worker = open[kind]();
    const asked = Promise.allSettled([worker.run('hang'), worker.run('who')]);
    await vi.advanceTimersByTimeAsync(30_000);
    const [hung, next] = await asked;
    expect(hung).toMatchObject({ status: 'rejected', reason: expect.any(LostWorker) });
    expect(next.status).toBe('fulfilled');
    await worker.close();
  });

  it('that is closed does none of what waits, and starts again when asked again', async () => {
    const worker = open[kind]();
    const waiting = Promise.allSettled([worker.run('who'), worker.run('who')]);
    await worker.close();
    const stopped = { status: 'rejected', reason: { message: 'the worker was stopped' } };
    expect(await waiting).toMatchObject([stopped, stopped]);
    expect(await worker.run('who')).toMatch(/^\d+\/\d+$/);
    await worker.close();
  });
});

it('a thread that nobody asks for 20 seconds ends; the next task gets another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const worker = open.thread();
  const first = await worker.run('who');
  await vi.advanceTimersByTimeAsync(19_999);
  expect(await worker.run('who')).toBe(first);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await worker.run('who')).not.toBe(first);
  await worker.close();
});

it('a process serves as many tasks as it is told, then another takes over', async () => {
  const worker = openProcess<SampleTask, string>(module, { tasksAtMost: 2 });
  const served = await Promise.all([worker.run('who'), worker.run('who'), worker.run('who')]);
  expect(served[1]).toBe(served[0]);
  expect(served[2]).not.toBe(served[0]);
  await worker.close();
});

it('a process serves one task unless it is told otherwise', async () => {
  const worker = open.process();
  expect(await worker.run('who')).not.toBe(await worker.run('who'));
});

it('a process of several tasks has no rights either, and ends when it is idle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const limits = {
    memoryMegabytes: 64,
    tasksAtMost: Infinity,
    idleMilliseconds: 10_000,
    taskMilliseconds: 30_000,
    hasMachineCode: true,
  };
  const worker = openProcess<SampleTask, string>(module, limits);
  const who = await worker.run('who');
  vi.advanceTimersByTime(9_000);
  expect(await worker.run('who')).toBe(who);
  const uid = process.getuid?.();
  expect(await worker.run('pry')).toBe(`${uid === 0 ? 65_533 : uid}`);
  vi.advanceTimersByTime(10_000);
  expect(await worker.run('who')).not.toBe(who);
  await worker.close();
});

const opener = new URL('./task-worker.ts', import.meta.url);

const isRoot = process.getuid?.() === 0;
/** The permissions that a process of the code at this place reports, started by this user. */
function pryingOf(server: URL, user: { uid?: number; gid?: number } = {}): string {
  const opener = new URL('platform/process/task-worker.ts', server);
  const module = new URL('testing/sample.worker.ts', server);
  const script = `import { openProcess } from ${JSON.stringify(opener)};
    console.log(await openProcess(new URL(${JSON.stringify(module)})).run('pry'));`;
  return execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8', timeout: 240_000, ...user });
}
const here = new URL('../../', import.meta.url);
const other = { uid: 12_345, gid: 12_345 };
/** A project under /root, which no ordinary user can start. */
const isEntered =
  isRoot &&
  spawnSync(process.execPath, ['--check', fileURLToPath(opener)], { ...other, cwd: '/' }).status === 0;

it('a process may do nothing but its work', () => {
  expect(pryingOf(here)).toBe(`${isRoot ? 65_533 : process.getuid?.()}\n`);
});

it('a process of an ordinary user may do nothing but its work', ({ skip }) => {
  skip(!isEntered, 'only root can become another user, who has to reach the project');
  expect(pryingOf(here, other)).toBe('12345\n');
});

it('a process of root gives root up, also where no other user can read its code', async ({ skip }) => {
  skip(!isRoot, 'only root can');
  const closed = await folderForTest('closed-');
  for (const part of ['server/platform/process', 'server/testing/sample.worker.ts', 'package.json'])
    cpSync(new URL(`../${part}`, here), join(closed, part), { recursive: true });
  chmodSync(closed, 0o700);
  expect(pryingOf(pathToFileURL(`${closed}/server/`))).toBe('65533\n');
});

const namespace = ['--user', '--map-root-user'];
const canMakeRoot = isRoot && spawnSync('unshare', [...namespace, 'true']).status === 0;

it('nothing is read by a root that cannot become another user, and the start says so', ({ skip }) => {
  skip(!canMakeRoot, 'only root can make such a root, where the machine has user namespaces');
  const script = `import { refuseUndroppableRoot } from ${JSON.stringify(new URL('drop-root.ts', import.meta.url))};
    refuseUndroppableRoot();`;
  const asRoot = [...namespace, process.execPath, '--eval', script];
  expect(spawnSync('unshare', asRoot, { encoding: 'utf8' }).stderr).toContain('start it as an ordinary user');
  refuseUndroppableRoot();
});

it('an idle worker keeps no process alive', () => {
  const script = `import { openThread, openProcess } from ${JSON.stringify(opener)};
    const later = globalThis.setTimeout; // here an idle worker never ends by itself
    globalThis.setTimeout = (act, milliseconds) => later(act, milliseconds === 20_000 ? 2 ** 31 - 1 : milliseconds);
    for (const open of [openThread, openProcess])
      console.log(await open(new URL(${JSON.stringify(module)})).run('who'));`;
  const said = execFileSync(process.execPath, ['--eval', script], { encoding: 'utf8', timeout: 240_000 });
  expect(said).toMatch(/^\d+\/\d+\n\d+\/\d+\n$/);
});
