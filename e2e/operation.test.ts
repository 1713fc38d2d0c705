import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  isProcessAlive,
  processCommand,
  processStamp,
} from '../server/platform/process/process-identity.mjs';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { end, npmStart as startOn } from './fixtures/npm-start.ts';
import { copyPreparedData } from './fixtures/portal-server.ts';

let dataDir: string;
let running: ChildProcess[];
const npmStart = (env: Record<string, string> = {}) => startOn(dataDir, running, { DEMO: '0', ...env });

beforeEach(async () => {
  dataDir = await temporaryFolder('portal-operation-');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((child) => end(child, 'SIGTERM')));
  await rm(dataDir, { recursive: true, force: true });
});

const inDatabase = (...names: string[]) => join(dataDir, 'postgres', ...names);
const databasePid = () => Number.parseInt(readFileSync(inDatabase('cluster/postmaster.pid'), 'utf8'), 10);
const serverPid = () =>
  Number.parseInt(JSON.parse(readFileSync(inDatabase('users.json'), 'utf8'))[0].process, 10);
/** The process that makes the portal at a first start; undefined before it is in the database. */
function makerPid(): number | undefined {
  if (!existsSync(inDatabase('users.json'))) return undefined;
  const users = JSON.parse(readFileSync(inDatabase('users.json'), 'utf8')) as { process: string }[];
  const pids = users.map((user) => Number.parseInt(user.process, 10));
  return pids.find((pid) => processCommand(pid).includes(' make '));
}
const statusOf = async (url: string) => (await fetch(url)).status;

describe('what an operator meets', () => {
  test('a port that is taken: one line says so, and nothing was begun', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const refused = await npmStart({ PORT: String(port) }).catch((error: Error) => error.message);
    other.close();
    expect(refused).toMatch(new RegExp(`^PORT: ${port} is taken .*$`, 'm'));
    expect(refused).not.toMatch(/^\s+at /m);
    expect(existsSync(inDatabase())).toBe(false);
  });

  test('two first starts at once: the demonstration content is there once', async () => {
    const [first, second] = await Promise.all([npmStart({ DEMO: '1' }), npmStart({ DEMO: '1' })]);
    for (const { url } of [first, second]) {
      const { data } = (await (await fetch(`${url}/api/Category/Get`)).json()) as { data: unknown[] };
      expect(data).toHaveLength(6);
    }
  });

  test('the process that makes the portal is killed: the start goes on and makes the rest itself', async () => {
    const started = npmStart({ DEMO: '1' });
    const maker = await vi.waitUntil(makerPid, { timeout: 240_000 });
    process.kill(maker, 'SIGKILL');
    const { url, printed } = await started;
    expect((await (await fetch(url)).text()).includes('Cursos populares')).toBe(true);
    expect(printed()).toMatch(/Administrator: admin/);
  });

  test('a database that is killed: callers hear 503 or nothing of it, and it is started again; a server that is killed comes back on it, and it does not stay behind in the end', async () => {
    copyPreparedData(dataDir);
    const { child, url, printed } = await npmStart();
    const killed = databasePid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => (isProcessAlive(processStamp(killed) ?? '') ? 'alive' : 'gone')).toBe('gone');
    expect([200, 503]).toContain(await statusOf(`${url}/api/Category/Get`));
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(200);
    expect(databasePid()).not.toBe(killed);
    expect(await statusOf(`${url}/api/Category/Get`)).toBe(200);

    const database = processStamp(databasePid()) ?? '';
    expect(isProcessAlive(database)).toBe(true);
    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => printed().split('ready: ').length - 1, { timeout: 60_000 }).toBe(2);
    await end(child, 'SIGTERM');
    expect(isProcessAlive(database)).toBe(false);
  });

  test('Ctrl-C while a request is under way: it is answered, and connections kept open hold nothing up', async () => {
    copyPreparedData(dataDir);
    const { child, url } = await npmStart();
    const agent = new Agent({ keepAlive: true });
    const [kept] = (await once(get(`${url}/healthz`, { agent }), 'response')) as [IncomingMessage];
    const keptClosed = once(kept.socket, 'close');
    kept.resume();
    await once(kept, 'end');
    const body = JSON.stringify({ UserName: 'nadie', Password: 'ninguna-de-ellas' });
    const slow = request(`${url}/api/Users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    slow.flushHeaders();
    await once(slow, 'continue'); // the server has it
    const ended = end(child, 'SIGINT');
    await expect.poll(() => statusOf(`${url}/healthz`).catch(() => 'closed')).toBe('closed');
    await keptClosed; // at once: the request under way is not even whole
    slow.end(body);
    const [answer] = (await once(slow, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(401);
    answer.resume();
    await ended;
    agent.destroy();
  });

  test('the register against a copy: what holds, a copy that is not there, one that was changed', () => {
    copyPreparedData(dataDir);
    const register = (...copy: string[]) =>
      spawnSync(process.execPath, ['server/admin.ts', 'register', ...copy], {
        env: { ...process.env, DATA_DIR: dataDir },
        encoding: 'utf8',
        timeout: 120_000,
      });
    expect(register()).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ entries hold;/m) });
    const missing = register(join(dataDir, 'none.csv'));
    expect(missing.status).not.toBe(0);
    expect(missing.stderr).toMatch(/^The copy of the register cannot be read: .*none\.csv/m);
    expect(missing.stderr).not.toMatch(/^\s+at /m);
    const changed = join(dataDir, 'changed.csv');
    writeFileSync(changed, 'Número,Hecho,Huella\n1,issued,00\n');
    expect(register(changed)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The register breaks'),
    });
  }, 400_000); // three programs, each compiled and with a database of its own
});
