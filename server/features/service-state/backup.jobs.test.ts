import { expect, test } from 'vitest';
import { aTestPortal } from '../../testing/portal.ts';
import { backupTasks, reasonOf } from './backup.jobs.ts';
import { recordBackup } from './backup-runs.ts';

test.each([
  [
    'a line for the operator is the reason',
    'BACKUP_DIR: the disk of /mnt is full\n',
    'BACKUP_DIR: the disk of /mnt is full',
  ],
  [
    'the error above a stack is, and not the version of Node below it',
    `node:internal/process:394\n    throw e;\n    ^\n\nTypeError [ERR_X]: no path\n    at write (file.ts:1:2) {\n  code: 'ERR_X'\n}\n\nNode.js v26.10.0\n`,
    'TypeError [ERR_X]: no path',
  ],
  ['silence has none', ' \n', undefined],
])('of a program that failed, %s', (_, written, reason) => {
  expect(reasonOf(written)).toBe(reason);
});

const passphrase = 'cinco palabras bien largas';
const world = aTestPortal({
  SECRET_KEY: 'una clave de prueba de treinta y dos letras',
  SMTP_URL: 'smtp://usuario:secreta@localhost:1',
  BACKUP_PASSPHRASE: passphrase,
  METRICS_TOKEN: 'una-palabra-para-medir',
});

test('a rehearsal is told which file was made, and has no secret of the portal’s but the passphrase', async () => {
  const { portal, clock } = world;
  const [path, sha256] = ['/mnt/aula-20261128T063000Z.tar.age', 'ab'.repeat(32)];
  const made = { kind: 'backup', startedAt: clock.now(), isScheduled: true } as const;
  await recordBackup(portal, made, { path, bytes: 1, rows: 1, files: 1, sha256 });
  const calls: [readonly string[], Record<string, string>][] = [];
  const tasks = backupTasks(portal, async (words, env = {}) => {
    calls.push([words, env]);
    return { path, bytes: 0, rows: 1, files: 1 };
  });
  await tasks['rehearseBackup']?.({}, undefined as never);
  const [[words, env] = [[], {}]] = calls;
  expect(words).toEqual(['restore', path, '--check', `--sha256=${sha256}`]);
  expect(Object.keys(env).sort()).toEqual(['BACKUP_PASSPHRASE', 'DATA_DIR', 'PATH', 'TIME_ZONE']);
});
