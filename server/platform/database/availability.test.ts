import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openLog } from '../log.ts';
import type { DatabaseAddress } from './address.ts';
import { type Availability, DatabaseAway, openAvailability } from './availability.ts';
import { isDatabaseAway, type OpenDatabase, openDatabase, sql } from './database.ts';

/** A way to the database that can swallow what is sent, as a firewall does that drops a connection without a word. */
async function openWay() {
  const { host, port, user, password } = inject('databaseServer');
  const open = new Set<Socket>();
  const swallowing = new WeakSet<Socket>();
  const taken: number[] = [];
  let isClosed = false;
  const server = createServer((near) => {
    taken.push(performance.now());
    if (isClosed) swallowing.add(near);
    const far = connect(join(host, `.s.PGSQL.${port}`));
    near.on('data', (bytes) => swallowing.has(near) || far.write(bytes));
    far.on('data', (bytes) => swallowing.has(near) || near.write(bytes));
    near.on('close', () => open.delete(near));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
    open.add(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address() as { port: number };
  const swallowOpenOnes = () => {
    for (const near of open) swallowing.add(near);
  };
  return {
    address: {
      host: '127.0.0.1',
      port: listening.port,
      user,
      database: 'postgres',
      ...(password === undefined ? {} : { password }),
    } satisfies DatabaseAddress,
    /** When connections were made, in milliseconds. */
    taken,
    openCount: () => open.size,
    swallowOpenOnes,
    close() {
      isClosed = true;
      swallowOpenOnes();
    },
    open() {
      isClosed = false;
    },
    async end() {
      for (const near of open) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

let way: Awaited<ReturnType<typeof openWay>>;
let availability: Availability;
let database: OpenDatabase;
let jobs: OpenDatabase;

beforeEach(async () => {
  way = await openWay();
  availability = openAvailability(way.address, openLog('fatal'));
  const onError = () => undefined;
  database = openDatabase(way.address, { size: 4, onError, availability, answerMilliseconds: 1_000 });
  jobs = openDatabase(way.address, { size: 2, isForRequests: false, onError, availability });
});
afterEach(async () => {
  await Promise.all([database.close(), jobs.close(), availability.close()]);
  await way.end();
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
  way.close();
  const waiting = Array.from({ length: 12 }, () => problemOf(ask(jobs))); // they have no limits of their own
  for (const problem of await Promise.all(waiting)) expect(isDatabaseAway(problem)).toBe(true);
  expect(availability.isAway()).toBe(true);

  const before = way.taken.length;
  const refused = await Promise.all(Array.from({ length: 50 }, () => problemOf(ask(database))));
  expect(refused.filter((problem) => problem instanceof DatabaseAway).length).toBe(50);
  await expect.poll(() => way.taken.length, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  const [first = 0, second = 0] = way.taken.slice(before);
  expect(second - first).toBeGreaterThan(400); // one after the other, no herd

  way.open();
  await vi.waitFor(() => ask(database), { timeout: 10_000, interval: 50 });
  expect((await ask(jobs)).rows).toEqual([{ one: 1 }]);
  expect(availability.isAway()).toBe(false);
});

test('one connection that hangs is never lent again, and nobody else is refused', async () => {
  await ask(database);
  way.swallowOpenOnes();
  expect(isDatabaseAway(await problemOf(ask(database)))).toBe(true);
  await expect.poll(() => way.openCount()).toBe(0);
  expect((await ask(database)).rows).toEqual([{ one: 1 }]);
  expect(availability.isAway()).toBe(false);
});

test('a statement that only takes long is left alone', async () => {
  const { rows } = await sql<{ isOver: boolean }>`select pg_sleep(3) is not null as "isOver"`.execute(
    jobs.db,
  );
  expect(rows).toEqual([{ isOver: true }]);
  expect(availability.isAway()).toBe(false);
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

test('what happens to a file or an upload says nothing about the database', () => {
  const errorOf = (given: { code: string; syscall?: string }) => Object.assign(new Error('x'), given);
  for (const away of [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: 'ENOENT', syscall: 'connect' },
    { code: 'ECONNRESET', syscall: 'read' },
    { code: '57P01' },
    { code: '55P03' },
  ])
    expect(isDatabaseAway(errorOf(away)), JSON.stringify(away)).toBe(true);
  for (const other of [
    { code: 'ENOENT', syscall: 'open' },
    { code: 'ECONNRESET' }, // an upload that was broken off
    { code: 'ENOSPC', syscall: 'write' },
    { code: '23505' },
  ])
    expect(isDatabaseAway(errorOf(other)), JSON.stringify(other)).toBe(false);
});
