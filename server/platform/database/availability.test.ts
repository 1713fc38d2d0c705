import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { openLog } from '../log.ts';
import type { DatabaseAddress } from './address.ts';
import { type Availability, DatabaseUnavailable, openAvailability } from './availability.ts';
import { type Database, isDatabaseUnavailable, type OpenDatabase, openDatabase, sql } from './database.ts';

let proxy: SilentProxy;
let address: DatabaseAddress;
let availability: Availability;
let database: OpenDatabase;
let jobs: OpenDatabase;

beforeEach(async () => {
  const { host, port, user, password } = inject('databaseServer');
  proxy = await openSilentProxy({ host, port });
  address = {
    host: '127.0.0.1',
    port: proxy.port,
    user,
    database: 'postgres',
    ...(password ? { password } : {}),
  };
  availability = openAvailability([address], openLog('fatal'));
  availability.beginServing();
  const onError = () => undefined;
  database = openDatabase({ size: 4, onError, availability, answerMilliseconds: 1_000 });
  jobs = openDatabase({ size: 2, isForRequests: false, onError, availability });
});
afterEach(async () => {
  await Promise.all([database.close(), jobs.close(), availability.close()]);
  await proxy.close();
});

const ask = ({ db }: OpenDatabase) => sql<{ one: number }>`select 1 as one`.execute(db);
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a way that swallows everything: who waits is refused, who comes is refused at once, and one asks until it is back', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ask(database)));
  await ask(jobs);
  proxy.setDark(true);
  const waiting = [jobs, jobs].map((each) => problemOf(ask(each))); // they have no limits of their own
  for (const problem of await Promise.all(waiting)) expect(isDatabaseUnavailable(problem)).toBe(true);
  expect(availability.isUnavailable()).toBe(true);

  const before = proxy.taken.length;
  const refused = await Promise.all(Array.from({ length: 50 }, () => problemOf(ask(database))));
  expect(refused.filter((problem) => problem instanceof DatabaseUnavailable).length).toBe(50);
  await expect.poll(() => proxy.taken.length).toBeGreaterThan(before + 1);
  const tried = proxy.taken.slice(before);
  const gaps = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(400); // one after the other, no herd

  proxy.setDark(false);
  await vi.waitFor(() => ask(database), { timeout: 60_000, interval: 50 });
  expect((await ask(jobs)).rows).toEqual([{ one: 1 }]);
  expect(availability.isUnavailable()).toBe(false);
});

test('one connection that hangs is never lent again, and nobody else is refused', async () => {
  await ask(database);
  proxy.swallowOpenOnes();
  expect(isDatabaseUnavailable(await problemOf(ask(database)))).toBe(true);
  await expect.poll(() => proxy.openCount()).toBe(0);
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  expect(availability.isUnavailable()).toBe(false);
});

test('where old lines are dead and new ones live, each dead one is found, and nobody is refused otherwise', async () => {
  await Promise.all([1, 2].map(() => ask(jobs)));
  await Promise.all([1, 2, 3, 4].map(() => ask(database)));
  expect(proxy.openCount()).toBe(6);
  proxy.swallowOpenOnes();
  expect(isDatabaseUnavailable(await problemOf(ask(jobs)))).toBe(true); // it has no limits of its own
  await expect.poll(() => proxy.openCount()).toBe(0);
  expect((await ask(jobs)).rows).toEqual([{ one: 1 }]);
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  expect(availability.isUnavailable()).toBe(false);
});

test('connections whose server knows them no more are cut off, though nobody waits at them', async () => {
  const processes = new Map<number, string>();
  const elsewhere = openAvailability([address], openLog('fatal'), {
    askByNewConnection: async () => ({ onlyReads: false, processes }),
  });
  const moved = openDatabase({ size: 2, onError: () => undefined, availability: elsewhere });
  await ask(moved);
  expect(proxy.openCount()).toBe(1);
  elsewhere.recheck();
  await expect.poll(() => proxy.openCount()).toBe(0);
  expect((await ask(moved)).rows).toEqual([{ one: 1 }]);
  await Promise.all([moved.close(), elsewhere.close()]);
});

/** The processes that serve a pool's statements, one for each connection. */
const processesOf = async (open: OpenDatabase, count: number) => {
  const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(open.db);
  const found = await Promise.all(Array.from({ length: count }, pid));
  return new Set(found.flatMap(({ rows }) => rows.map((row) => row.pid)));
};

test('a slow lock and slow new connections cut off nothing healthy', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('too slow')));
  const watching = openAvailability([address], openLog('fatal'), { askByNewConnection: asked });
  watching.beginServing();
  const busy = openDatabase({
    size: 3,
    isForRequests: false,
    onError: () => undefined,
    availability: watching,
  });
  const before = await processesOf(busy, 3);
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = (db: Database) => sql`select pg_advisory_xact_lock(30)`.execute(db);
  const holding = jobs.db.transaction().execute(async (db) => {
    await lock(db);
    isHeld.resolve();
    await isOver.promise;
  });
  await isHeld.promise;
  const waiting = [1, 2].map(() => busy.db.transaction().execute(lock));
  // one connection is left, which is never idle: only new ones can be asked, and those are too slow
  const askOnAndOn = async () => {
    while (asked.mock.calls.length < 3) await ask(busy);
  };
  await Promise.all([1, 2, 3].map(askOnAndOn));
  isOver.resolve();
  await Promise.all([holding, ...waiting]);
  expect(watching.isUnavailable()).toBe(false);
  expect(await processesOf(busy, 3)).toEqual(before);
  await Promise.all([busy.close(), watching.close()]);
});

test('an idle connection is asked first: no new one is tried for a statement that only waits', async () => {
  await Promise.all([1, 2, 3, 4].map(() => ask(database)));
  await Promise.all([1, 2].map(() => ask(jobs)));
  const before = proxy.taken.length;
  await sql`select pg_sleep(4)`.execute(jobs.db);
  expect(proxy.taken.length).toBe(before);
});

test('a server that only reads is away, until it writes', async () => {
  const name = 'only_reads';
  await sql.raw(`create database ${name}`).execute(database.db);
  const there = { ...address, database: name };
  const watching = openAvailability([there], openLog('fatal'));
  watching.beginServing();
  const open = openDatabase({ size: 2, onError: () => undefined, availability: watching });
  await sql`create table note (id int)`.execute(open.db);
  const write = () => sql`insert into note values (1)`.execute(open.db);
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(database.db);
  await sql`set default_transaction_read_only = on`.execute(open.db); // as those of a demoted server
  const problem = await problemOf(write());
  expect(problem).toMatchObject({ code: '25006' });
  expect(isDatabaseUnavailable(problem)).toBe(true);
  await expect.poll(() => watching.isUnavailable()).toBe(true);
  expect(await problemOf(ask(open))).toBeInstanceOf(DatabaseUnavailable);

  await sql.raw(`alter database ${name} reset default_transaction_read_only`).execute(database.db);
  await vi.waitFor(write, { timeout: 60_000, interval: 50 });
  expect(watching.isUnavailable()).toBe(false);
  await Promise.all([open.close(), watching.close()]);
  await sql.raw(`drop database ${name} with (force)`).execute(database.db);
});

test('a statement that only takes long is left alone', async () => {
  const { rows } = await sql<{ isOver: boolean }>`select pg_sleep(3) is not null as "isOver"`.execute(
    jobs.db,
  );
  expect(rows).toEqual([{ isOver: true }]);
  expect(availability.isUnavailable()).toBe(false);
});

test('a lock that somebody keeps, and a transaction that somebody forgot, end by themselves', async () => {
  const settingOf = async (name: string, { db }: OpenDatabase) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db)).rows[0]?.value;
  expect(await settingOf('lock_timeout', database)).toBe('5s');
  expect(await settingOf('statement_timeout', database)).toBe('10s');
  expect(await settingOf('idle_in_transaction_session_timeout', database)).toBe('30s');
  expect(await settingOf('lock_timeout', jobs)).toBe('0');
  expect(await settingOf('statement_timeout', jobs)).toBe('0');
});

test('a connection whose other end vanished is noticed by both ends', () => {
  for (const { pool } of [database, jobs]) {
    expect(pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000 });
    expect(pool.options.maxLifetimeSeconds).toBe(600);
    for (const each of ['idle=10', 'interval=5', 'count=3'])
      expect(pool.options.options).toContain(`-c tcp_keepalives_${each}`);
  }
});

test('what happens to a file or an upload says nothing about the database', () => {
  const errorOf = (given: { code: string; syscall?: string; routine?: string }) =>
    Object.assign(new Error('x'), given);
  for (const away of [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: 'ECONNRESET', syscall: 'read' },
    { code: '57P01' },
    { code: '55P03' },
    { code: '25006' },
    { code: '57014' }, // too long a statement
    { code: '53300' }, // no connection left
    { code: '58030' }, // a disk that fails
    { code: '08P01' }, // a pooler without a server
    { code: '55000', routine: 'WaitForParallelWorkersToAttach' }, // no process left for a worker
    { code: 'EAGAIN', syscall: 'connect' },
  ])
    expect(isDatabaseUnavailable(errorOf(away)), JSON.stringify(away)).toBe(true);
  for (const other of [
    { code: 'ENOENT', syscall: 'open' },
    { code: 'ECONNRESET' }, // an upload that was broken off
    { code: 'ENOSPC', syscall: 'write' },
    { code: '23505' },
    { code: '55000', routine: 'nextval_internal' },
    { code: '57' },
  ])
    expect(isDatabaseUnavailable(errorOf(other)), JSON.stringify(other)).toBe(false);
});

test('a host none of whose addresses answers is away; pg has its own words for a connection that was closed', () => {
  const refused = Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect' });
  const tried = Object.assign(new AggregateError([refused, refused]), { code: 'ECONNREFUSED' });
  expect(isDatabaseUnavailable(tried)).toBe(true);
  expect(isDatabaseUnavailable(new AggregateError([refused, new Error('x')]))).toBe(false);
  expect(isDatabaseUnavailable(new AggregateError([]))).toBe(false);
  for (const message of [
    'timeout expired',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
  ])
    expect(isDatabaseUnavailable(new Error(message)), message).toBe(true);
});
