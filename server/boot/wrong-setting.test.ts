import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTests } from '../testing/lifetime.ts';

const parent = await folderForTests('wrong-setting-');
const program = join(import.meta.dirname, '../main.ts');

/** How a start with these settings ends, and what it says. */
async function startWith(env: Record<string, string>) {
  const portal = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [portal.stdout, portal.stderr])
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = await once(portal, 'close');
  return { code, said };
}

test.each([
  ['HOST', '203.0.113.1', /^HOST: this machine has no address 203\.0\.113\.1\.\n$/],
  ['ADMIN_PASSWORD', '12345678', /^ADMIN_PASSWORD: expected one that is not guessed at once\n$/],
  ['DATA_DIR', '/dev/null/data', /^DATA_DIR: .+\n$/],
])('a wrong %s ends the start with 78 before anything is made', async (name, value, line) => {
  const dataDir = join(parent, name);
  expect(await startWith({ DATA_DIR: dataDir, [name]: value })).toEqual({
    code: 78,
    said: expect.stringMatching(line),
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a certificate of the institute that is not there ends it with 78', async () => {
  expect(await startWith({ DATA_DIR: join(parent, 'p12'), CERTIFICATE_P12: '/dev/null/none.p12' })).toEqual({
    code: 78,
    said: expect.stringMatching(/^CERTIFICATE_P12: .+none\.p12.+\n$/),
  });
}, 300_000); // a whole first start, which a busy machine has been seen to take two minutes for

test('a name that is a few letters off is warned of', async () => {
  const { said } = await startWith({ DATA_DIR: '/dev/null/data', TRUSTED_PROXY: '10.0.0.1' });
  expect(said).toContain('"TRUSTED_PROXY is no setting: is TRUSTED_PROXIES meant?"');
});
