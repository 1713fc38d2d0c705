import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderForTests } from '../../testing/lifetime.ts';
import { processStamp } from '../process/process-identity.mjs';
import {
  type EmbeddedConnection,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
  stopAbandonedPostgres,
} from './embedded-postgres.ts';

const parent = realpathSync(await folderForTests('embedded-postgres-'));
const dataDir = join(parent, 'made', 'postgres');
const pidFile = join(dataDir, 'cluster', 'postmaster.pid');
const started: EmbeddedPostgres[] = [];

async function start(): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  started.push(database);
  return database;
}

async function query(connection: EmbeddedConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

function serverPid(): number {
  return Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
}

/** A server ends a moment after it has closed its files. */
const expectEnded = (pid: number) => expect.poll(() => processStamp(pid)).toBeUndefined();

/** Starts the database in a Node of its own, waits until it runs and kills that Node without a warning. */
async function startInProcessThatIsKilled(): Promise<void> {
  const module = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url));
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    console.log('running');
    setInterval(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  expect(line).toBe('running');
  child.kill('SIGKILL');
  await exited;
}

beforeAll(async () => {
  const { connection, stop } = await start();
  await query(connection, 'create table kept (id int primary key)');
  await stop();
});

afterAll(async () => {
  for (const { stop } of started) await stop();
});

test('runs in UTF-8 and UTC, durably, as a role that is no superuser', async () => {
  const { connection, stop } = await start();
  const rows = await query(
    connection,
    `select current_setting('server_encoding') as encoding, current_setting('timezone') as zone,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('listen_addresses') as addresses, lower('ÁÑ') as lower, rolsuper as super
       from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    { encoding: 'UTF8', zone: 'UTC', fsync: 'on', commit: 'on', addresses: '', lower: 'áñ', super: false },
  ]);
  await stop();
});

test('starts a copy that lost its modes, closed to others again, and says so', async () => {
  const cluster = join(dataDir, 'cluster');
  chmodSync(cluster, 0o755);
  chmodSync(join(dataDir, 'password'), 0o644);
  const lines: string[] = [];
  const { stop, others } = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  await stop();
  expect(lines).toContainEqual(expect.stringMatching(/was open to other users/));
  const modes = [cluster, join(dataDir, 'password')].map((path) => statSync(path).mode & 0o777);
  expect([modes, others]).toEqual([[0o700, 0o600], []]);
});

test('lets nobody in without the password', async () => {
  const { connection, stop } = await start();
  await expect(query({ ...connection, password: 'guess' }, 'select 1')).rejects.toMatchObject({
    code: '28P01',
  });
  await stop();
});

test('its log is kept short while it runs, and goes on', async () => {
  const { connection, stop } = await start();
  const log = join(dataDir, 'postgres.log');
  appendFileSync(log, `${'x'.repeat(99)}\n`.repeat(110_000));
  await expect.poll(() => statSync(log).size).toBeLessThan(1024);
  expect(statSync(`${log}.1`).size).toBeGreaterThan(10 * 1024 * 1024);
  await expect(query(connection, 'select missing_column')).rejects.toThrow();
  const said = readFileSync(log, 'utf8');
  expect(said).toContain('missing_column');
  expect(said).not.toContain('\0');
  await stop();
});

test('its log repeats no value of a row', async () => {
  const { connection, stop } = await start();
  const twice = `create table person (email text unique); insert into person values ('ana@correo.test'), ('ana@correo.test')`;
  await expect(query(connection, twice)).rejects.toMatchObject({ code: '23505' });
  await stop();
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('ana@correo.test');
});

test('the portal’s password does not open the superuser, also in a folder of when both had one', async () => {
  const { connection, stop } = await start();
  const superuser = { ...connection, user: 'postgres', database: 'postgres' };
  await expect(query(superuser, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  const password = readFileSync(join(dataDir, 'password'), 'utf8').trim();
  await query({ ...superuser, password }, `alter role portal password '${password}'`); // as it was
  await stop();
  const again = await start();
  await expect(query({ ...again.connection, password }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  expect(await query(again.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await again.stop();
});

test('a second start joins, and only the last to leave stops the server', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const pid = serverPid();
  await first.stop();
  await first.stop();
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(serverPid()).toBe(pid);
  await second.stop();
  expect(existsSync(pidFile)).toBe(false);
  await expectEnded(pid);
});

test('keeps acknowledged rows when the server is killed', async () => {
  const first = await start();
  await query(first.connection, 'insert into kept select generate_series(1, 1000)');
  process.kill(serverPid(), 'SIGKILL');
  const second = await start();
  expect(await query(second.connection, 'select count(*)::int as rows from kept')).toEqual([{ rows: 1000 }]);
  await first.stop();
  await second.stop();
});

test('starts a server again that was killed under it, and says so', async () => {
  const lines: string[] = [];
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });
  const killed = serverPid();
  process.kill(killed, 'SIGKILL');
  const answer = () => query(connection, 'select 1 as one').catch((error: Error) => error.message);
  await expect.poll(answer).toEqual([{ one: 1 }]);
  expect(serverPid()).not.toBe(killed);
  await expect.poll(() => lines).toContain('The database runs again.');
  await stop();
  expect(existsSync(pidFile)).toBe(false);
});

test('stops a server that nobody uses any more, and no other', async () => {
  const first = await start();
  expect(await stopAbandonedPostgres({ dataDir, log: () => undefined })).toBe(false);
  await first.stop();
  await startInProcessThatIsKilled();
  const pid = serverPid();
  expect(await stopAbandonedPostgres({ dataDir, log: () => undefined })).toBe(true);
  await expectEnded(pid);
});

test('starts over a postmaster.pid whose number now belongs to somebody else', async () => {
  const first = await start();
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  // The worst case is a living process that may not be ours: the one that runs this test.
  const socketLock = join(first.connection.host, '.s.PGSQL.5432.lock');
  for (const file of [pidFile, socketLock]) writeFileSync(file, [process.ppid, ...lines.slice(1)].join('\n'));
  const second = await start();
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('adopts the server that a killed process left, and stops it at the end', async () => {
  await startInProcessThatIsKilled();
  const pid = serverPid();
  expect(processStamp(pid)).toBeDefined();
  const { connection, stop } = await start();
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(serverPid()).toBe(pid);
  await stop();
  await expectEnded(pid);
});
