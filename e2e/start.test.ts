import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { adminPassword } from './fixtures/admin-password.ts';
import { end, npmStart as startOn } from './fixtures/npm-start.ts';
import { copyPreparedData } from './fixtures/portal-server.ts';

let dataDir: string;
let running: ChildProcess[];

beforeEach(async () => {
  dataDir = await temporaryFolder('portal-start-');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGTERM')));
  await rm(dataDir, { recursive: true, force: true });
});

const npmStart = (env: Record<string, string> = {}) => startOn(dataDir, running, env);

async function addCategory(url: string, name: string): Promise<number> {
  const post = (path: string, body: unknown, token = '') =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const session = (await (
    await post('Users/login', { UserName: 'admin', Password: adminPassword })
  ).json()) as {
    data: { token: string };
  };
  return (await post('Category/Add', { Name: name }, session.data.token)).status;
}

const categories = async (url: string) =>
  ((await (await fetch(`${url}/api/Category/Get`)).json()) as { data: { name: string }[] }).data.map(
    ({ name }) => name,
  );

describe('npm start', () => {
  test('makes the portal in a process that ends, shows it, says how to sign in, and ends on Ctrl-C', async () => {
    const { child, url, printed } = await npmStart({ LOG_LEVEL: 'info' });
    const page = await fetch(url);
    expect([page.status, (await page.text()).includes('Cursos populares')]).toEqual([200, true]);
    expect(printed()).toMatch(/Administrator: admin/);
    expect(await categories(url)).toHaveLength(6);
    const added = [...printed().matchAll(/migrations, (\d+) new/g)].map(([, count]) => Number(count));
    expect(added).toEqual([expect.any(Number), 0]); // each process looks once: the one that stays is as small as later
    expect(added[0]).toBeGreaterThan(0);
    await end(child, 'SIGINT');
    await expect(fetch(url)).rejects.toThrow();
  });

  test('twice on one data folder: the second joins, and stays when the first ends; after kill -9 of it the next has all that was acknowledged', async () => {
    copyPreparedData(dataDir);
    const first = await npmStart();
    const second = await npmStart();
    await expect.poll(() => second.printed()).toMatch(/Process \d+ uses the same DATA_DIR/);
    expect(await addCategory(first.url, 'De la primera')).toBe(200);
    await end(first.child, 'SIGTERM');
    expect(await categories(second.url)).toContain('De la primera');
    expect(await addCategory(second.url, 'Antes del apagón')).toBe(200);
    await end(second.child, 'SIGKILL');
    const third = await npmStart();
    expect(await categories(third.url)).toEqual(
      expect.arrayContaining(['De la primera', 'Antes del apagón']),
    );
  });

  test('a wrong setting ends it with one line that names it', async () => {
    await expect(npmStart({ TIME_ZONE: 'Marte/Olimpo' })).rejects.toThrow(
      /TIME_ZONE: expected an IANA time zone/,
    );
  });
});
