import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../testing/lifetime.ts';
import { loggedError, openLines } from './log.ts';

test('an error is kept with what failed and where, never with the row that PostgreSQL repeats', () => {
  const error = Object.assign(new Error('breaks a rule'), {
    code: '23514',
    constraint: 'account_role_check',
    detail: 'Failing row contains (7, maria@correo.test, $argon2id$…)',
    where: "unnamed portal parameter $1 = 'maria@correo.test'",
  });
  const kept = loggedError(error);
  expect(kept).toMatchObject({ message: 'breaks a rule', code: '23514', constraint: 'account_role_check' });
  expect(JSON.stringify(kept)).not.toContain('maria');
});

test('no line of the portal has the code of a certificate', () => {
  const script = `import { openLog } from '${import.meta.resolve('./log.ts')}';
    import { withoutCodes } from '${import.meta.resolve('../../contract/certificates/code.ts')}';
    const log = openLog('info', withoutCodes);
    const path = '/data/files/certificates/AP-1234-5678-9ABC.0a1b2c3d.pdf';
    const error = Object.assign(new Error('ENOENT: no such file, open ' + path), { code: 'ENOENT', path });
    log.error({ err: error }, 'failed: AP-1234-5678');`;
  const line = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(JSON.parse(line)).toMatchObject({
    msg: 'failed: AP-…',
    err: { path: '/data/files/certificates/AP-….0a1b2c3d.pdf' },
  });
  expect(line).not.toContain('1234');
});

test('a reader who stalls holds nobody up: lines wait, and what is lost is counted', async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has such a pipe');
  const folder = await folderForTest('portal-log-');
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  const lines = openLines(writer);
  const line = `${'x'.repeat(1023)}\n`;
  for (let count = 0; count < 6000; count += 1) lines.write(line);
  lines.flushSync(); // returns, though nobody reads
  let read = '';
  const bytes = Buffer.alloc(64 * 1024);
  while (!read.includes('lost')) {
    read += bytes.toString('utf8', 0, readSync(reader, bytes));
    lines.flushSync();
  }
  const kept = read.split('\n').slice(0, -1);
  const { lostCount } = JSON.parse(kept.pop() ?? '');
  expect(kept.every((each) => each === line.trimEnd())).toBe(true);
  expect(kept.length + lostCount).toBe(6000);
  expect(kept.length).toBeGreaterThan(4000);
  for (const descriptor of [reader, writer]) closeSync(descriptor);
});
