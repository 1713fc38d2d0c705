import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isPresent } from '../../tools/node-runtime.mjs';
import { removeAbandoned } from './run-folder.ts';
import { runFolderVariable } from './temporary-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'runs-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** A run that says its folder and the number of a process which stands for its PostgreSQL, and goes on. */
const program = `
  import { spawn } from 'node:child_process';
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { folderOfRun } from ${JSON.stringify(join(import.meta.dirname, 'run-folder.ts'))};
  const folder = await folderOfRun('run-');
  const server = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { detached: true, stdio: 'ignore' });
  mkdirSync(folder + '/cluster');
  writeFileSync(folder + '/cluster/postmaster.pid', server.pid + '\\n');
  console.log(folder + '\\n' + server.pid);
  setInterval(() => 0, 1000);
`;

async function aRun() {
  const run = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, [runFolderVariable]: parent },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(run.stdout, 'data')) as [Buffer];
  const [folder = '', server = ''] = printed.toString().split('\n');
  return { run, folder, isServing: () => isPresent(Number(server)) };
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a run that %s ends takes its PostgreSQL and its folder along', async (signal, code) => {
  const { run, folder, isServing } = await aRun();
  expect([existsSync(folder), isServing()]).toEqual([true, true]);
  run.kill(signal);
  expect(await once(run, 'exit')).toEqual([code, null]);
  expect(existsSync(join(folder, '..'))).toBe(false);
  await expect.poll(isServing).toBe(false);
});

test('of two folders of one run each goes alone, whichever was made first', () => {
  const twice = `
    import { existsSync } from 'node:fs';
    import { folderOfRun, removeFolderOfRun } from ${JSON.stringify(join(import.meta.dirname, 'run-folder.ts'))};
    const folders = [await folderOfRun('one-'), await folderOfRun('two-')];
    removeFolderOfRun(folders[0]);
    console.log(JSON.stringify(folders.map((folder) => existsSync(folder))));
  `;
  const env = { ...process.env, [runFolderVariable]: parent };
  const args = ['--input-type=module', '-e', twice];
  const printed = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual([false, true]);
  expect(readdirSync(parent).filter((name) => name.startsWith('two-'))).toEqual([]);
});

test('what a killed run left goes when the next one begins; a running one keeps its own', async () => {
  const [killed, running] = [await aRun(), await aRun()];
  killed.run.kill('SIGKILL');
  await once(killed.run, 'exit');
  expect([existsSync(killed.folder), killed.isServing()]).toEqual([true, true]);
  removeAbandoned(parent, 'run-');
  expect([existsSync(killed.folder), existsSync(running.folder)]).toEqual([false, true]);
  await expect.poll(killed.isServing).toBe(false);
  expect(running.isServing()).toBe(true);
  running.run.kill('SIGTERM');
  await once(running.run, 'exit');
});

test('a folder of another name is nobody’s run', () => {
  const other = join(parent, 'run-mine');
  mkdirSync(other);
  writeFileSync(join(other, 'postmaster.pid'), '1\n');
  removeAbandoned(parent, 'run-');
  expect(readFileSync(join(other, 'postmaster.pid'), 'utf8')).toBe('1\n');
});
