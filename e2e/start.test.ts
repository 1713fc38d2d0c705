import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const password = 'faro-trompeta-19-niebla';
let dataDir: string;
let running: ChildProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGTERM')));
  await rm(dataDir, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  url: string;
  printed(): string;
}

/** `npm start` as a person types it (decisions §6), on a data folder and a port of the test's own. */
function npmStart(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a process group of its own, to be interrupted as a terminal does
  });
  running.push(child);
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ child, url, printed: () => printed });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (signal === 'SIGTERM') child.kill(signal);
  else process.kill(-child.pid, signal); // the whole group: Ctrl-C, or a power cut of everything but the database
  await gone;
  // npm leaves at once; what it started has still to say good-bye to its database
  await expect.poll(() => isGroupAlive(child.pid ?? 0), { timeout: 15_000 }).toBe(false);
}

function isGroupAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

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
  const session = (await (await post('Users/login', { UserName: 'admin', Password: password })).json()) as {
    data: { token: string };
  };
  return (await post('Category/Add', { Name: name }, session.data.token)).status;
}

const categories = async (url: string) =>
  ((await (await fetch(`${url}/api/Category/Get`)).json()) as { data: { name: string }[] }).data.map(
    ({ name }) => name,
  );

describe('npm start', () => {
  test('shows the portal, says how to sign in, and ends on Ctrl-C', async () => {
    const { child, url, printed } = await npmStart();
    const page = await fetch(url);
    expect([page.status, (await page.text()).includes('Cursos populares')]).toEqual([200, true]);
    expect(printed()).toMatch(/Administrator: admin/);
    await end(child, 'SIGINT');
    await expect(fetch(url)).rejects.toThrow();
  });

  test('twice on one data folder: the second joins, and stays when the first ends', async () => {
    const first = await npmStart();
    const second = await npmStart();
    expect(await addCategory(first.url, 'De la primera')).toBe(200);
    await end(first.child, 'SIGTERM');
    expect(await categories(second.url)).toContain('De la primera');
    expect(await addCategory(second.url, 'De la segunda')).toBe(200);
  });

  test('after kill -9 of everything the next start has all that was acknowledged', async () => {
    const first = await npmStart();
    expect(await addCategory(first.url, 'Antes del apagón')).toBe(200);
    await end(first.child, 'SIGKILL');
    const second = await npmStart();
    expect(await categories(second.url)).toContain('Antes del apagón');
  });

  test('a wrong setting ends it with one line that names it', async () => {
    await expect(npmStart({ TIME_ZONE: 'Marte/Olimpo' })).rejects.toThrow(
      /TIME_ZONE: expected an IANA time zone/,
    );
  });
});
