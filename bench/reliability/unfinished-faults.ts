import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { checkBundle } from '../../server/backup/bundle.ts';
import { openBundleStore } from '../../server/platform/files/bundle-store.ts';
import { type Outcome, problemOf, runSave } from '../../server/testing/reliability/check-save.ts';
import { openMessageProxy } from '../../server/testing/reliability/message-proxy.ts';
import { portalProgram, serverCommand } from '../../tools/node-runtime.mjs';
import { stopServer } from '../processes.ts';
import { emptyRows, type Fault, type Row } from './fault.ts';
import { isAnswer } from './kill-faults.ts';
import { startPatiently, type Testbed } from './testbed.ts';

const rounds = Number(process.env['BENCH_KILLS'] ?? 8);
/** Beyond any step: the work is counted, not killed. */
const never = Number.POSITIVE_INFINITY;

/** This many places among the steps of a piece of work, spread evenly. */
const placesIn = (steps: number): number[] =>
  Array.from({ length: rounds }, (_, n) => Math.max(1, Math.round(((n + 0.5) * steps) / rounds)));

/** The result of work killed half-way and begun again: `stored` of 1 is right. */
function outcomeOf(stored: number, countStored: () => Promise<number>): Outcome {
  return { isAcknowledged: false, message: 'begun again', problem: problemOf(stored), countStored };
}

/** A portal's environment over a database of its own, through a proxy that can kill. */
function envOf({ connection }: Testbed, database: string, port: number, dataDir: string): NodeJS.ProcessEnv {
  const { user, password = '' } = connection;
  return {
    ...process.env,
    ...serverCommand(portalProgram).env,
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    SECRET_KEY: 'only-tried-here-and-then-thrown-away',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'fatal',
  };
}

/** The first start of a portal is killed while it creates and fills the tables; the next one must succeed. */
async function killMigrations(testbed: Testbed): Promise<Row[]> {
  const outcomes: Outcome[] = [];
  const admin = new pg.Client(testbed.connection);
  admin.on('error', () => undefined); // PostgreSQL is stopped with the testbed
  await admin.connect();
  const tryAt = async (at: number): Promise<number> => {
    const database = `killed_${at === never ? 'never' : at}`;
    await admin.query(`create database ${database} encoding 'UTF8' template template0`);
    const dataDir = await mkdtemp(join(testbed.dataDir, '..', 'killed-'));
    const proxy = await openMessageProxy(testbed.connection);
    const env = envOf(testbed, database, proxy.port, dataDir);
    const child = spawn(process.execPath, [portalProgram], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const ended = once(child, 'exit');
    const count = proxy.intercept({ matches: isAnswer, at, act: () => void child.kill('SIGKILL') });
    const isReady = new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => /ready: /.test(String(text)) && resolve()),
    );
    await Promise.race([ended, isReady]);
    const steps = count();
    if (child.exitCode === null && child.signalCode === null) await stopServer(child);
    if (at !== never) {
      const next = await startPatiently([process.execPath, portalProgram], env);
      const stored = await hasWholePortal(next.url);
      await stopServer(next.process);
      outcomes.push(outcomeOf(stored ? 1 : 0, async () => (stored ? 1 : 0)));
    }
    await proxy.close();
    await rm(dataDir, { recursive: true, force: true });
    await admin.query(`drop database ${database} with (force)`);
    return steps;
  };
  const steps = await tryAt(never);
  for (const at of placesIn(steps)) await tryAt(at);
  await admin.end();
  return [{ save: 'the first start of a portal', outcomes }];
}

/** A started portal reports that it is ready and shows its home page. */
async function hasWholePortal(url: string): Promise<boolean> {
  const answers = await Promise.all(['/readyz', '/'].map((path) => fetch(new URL(path, url))));
  return answers.every(({ status }) => status === 200);
}

/** `npm run backup` is killed half-way: no file with a bundle's name is broken, and the next one is whole. */
async function killBackups(testbed: Testbed): Promise<Row[]> {
  const outcomes: Outcome[] = [];
  const folder = await mkdtemp(join(testbed.dataDir, '..', 'bundles-'));
  const { database } = testbed.connection;
  const tryAt = async (at: number): Promise<number> => {
    const proxy = await openMessageProxy(testbed.connection);
    const env = envOf(testbed, database, proxy.port, testbed.dataDir);
    const child = spawn(process.execPath, ['server/backup.ts', 'backup', folder], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const count = proxy.intercept({ matches: isAnswer, at, act: () => void child.kill('SIGKILL') });
    await ended;
    const steps = count();
    await proxy.close();
    return steps;
  };
  const countWhole = async () => {
    const store = await openBundleStore(folder, undefined);
    const bundles = await store.list();
    for (const bundle of bundles) await checkBundle(bundle, undefined);
    await Promise.all(bundles.map(({ path }) => rm(path)));
    return bundles.length;
  };
  const steps = await tryAt(never);
  if ((await countWhole()) !== 1) throw new Error('a backup fails without a fault');
  for (const at of placesIn(steps)) {
    await tryAt(at);
    await countWhole(); // throws for a broken one
    await tryAt(never);
    const stored = await countWhole();
    outcomes.push(outcomeOf(stored, async () => stored));
  }
  await rm(folder, { recursive: true, force: true });
  return [{ save: 'a bundle', outcomes }];
}

/** A node accepts two thousand; a thousand for an address, except here, where RATE_LIMIT_FACTOR widens that. */
const socketsOpened = 10_000;
const slowClients = 500;
const dripMilliseconds = 200;

/** Opens connections, and has `begin` write to each; the portal may refuse some. */
async function openSockets(port: number, count: number, begin: (socket: Socket, number: number) => void) {
  const sockets: Socket[] = [];
  const open = async (number: number) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    begin(socket, number);
  };
  for (let at = 0; at < count; at += 100)
    await Promise.all(Array.from({ length: 100 }, (_, n) => open(at + n)));
  return sockets;
}

async function saveBeside(testbed: Testbed, sockets: readonly Socket[]): Promise<Row[]> {
  const { port } = testbed.node();
  const saves = await testbed.saves();
  const rows = emptyRows(saves);
  const open = sockets.filter(({ readyState }) => readyState !== 'closed').length;
  if (open < sockets.length)
    throw new Error(`${open} of ${sockets.length} connections are open: does ulimit -n allow them?`);
  for (const [place, save] of saves.entries())
    rows[place]?.outcomes.push(await runSave(await save.prepare(), { faulty: port, healthy: () => port }));
  for (const socket of sockets) socket.destroy();
  return rows;
}

/** Silent connections and half requests stay open while people save. */
async function amongIdleSockets(testbed: Testbed): Promise<Row[]> {
  const begin = (socket: Socket, number: number) =>
    void (number % 2 === 0 && socket.write('POST /API/Users/login HTTP/1.1\r\n'));
  return saveBeside(testbed, await openSockets(testbed.node().port, socketsOpened, begin));
}

/** Clients send bodies byte by byte, or request pages without reading them, while people save. */
async function amongSlowClients(testbed: Testbed): Promise<Row[]> {
  const begin = (socket: Socket, number: number) => {
    if (number % 2 === 0) {
      socket.pause().write('GET / HTTP/1.1\r\nhost: portal.test\r\n\r\n'.repeat(8));
      return;
    }
    const head = 'host: portal.test\r\ncontent-type: application/json\r\ncontent-length: 4000';
    socket.write(`POST /API/Users/login HTTP/1.1\r\n${head}\r\n\r\n`);
    const drip = setInterval(() => socket.write(' '), dripMilliseconds);
    socket.once('close', () => clearInterval(drip));
  };
  return saveBeside(testbed, await openSockets(testbed.node().port, slowClients, begin));
}

export const unfinishedFaults: Record<string, Fault> = {
  migrations: {
    description: 'The first start of a portal is killed (SIGKILL) while it makes and fills its tables.',
    inject: killMigrations,
  },
  backups: {
    description: 'A backup is killed (SIGKILL) half-way; then another one is made.',
    inject: killBackups,
  },
  sockets: {
    description: 'Ten thousand connections that say nothing, or half a request, stay open meanwhile.',
    inject: amongIdleSockets,
  },
  slow: {
    description: 'Five hundred clients send byte by byte, or ask for pages and do not read them, meanwhile.',
    inject: amongSlowClients,
  },
};
