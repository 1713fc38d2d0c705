import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { folderForTest } from '../../testing/lifetime.ts';
import { openSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { openLog } from '../log.ts';
import type { DatabaseAddress } from './address.ts';
import { type Availability, openAvailability } from './availability.ts';
import {
  type Database,
  isDatabaseUnavailable,
  NotReplicated,
  type OpenDatabase,
  openDatabase,
  sql,
} from './database.ts';
import { openPubsub } from './pubsub.ts';

/** Two databases of one server, each behind a proxy of its own, stand for two servers of which one writes. */
interface Server {
  proxy: SilentProxy;
  address: DatabaseAddress;
  /** Promotes or demotes it, for new sessions and those that are open. */
  setWriting(writes: boolean): Promise<void>;
}

const log = openLog('fatal');
const onError = () => undefined;
const names = ['server_one', 'server_two'] as const;
let admin: OpenDatabase;
let adminWay: Availability;
let one: Server;
let two: Server;
let availability: Availability;

beforeAll(() => {
  adminWay = openAvailability([{ ...inject('databaseServer'), database: 'postgres' }], log);
  admin = openDatabase({ size: 1, onError, availability: adminWay });
});
afterAll(() => Promise.all([admin.close(), adminWay.close()]));
beforeEach(async () => {
  [one, two] = await Promise.all([openOne(names[0]), openOne(names[1])]);
});
afterEach(async () => {
  await availability.close();
  for (const { proxy } of [one, two]) await proxy.close();
  for (const name of names) await sql.raw(`drop database ${name} with (force)`).execute(admin.db);
});

async function openOne(name: string): Promise<Server> {
  const server = inject('databaseServer');
  await sql.raw(`create database ${name}`).execute(admin.db);
  const proxy = await openSilentProxy(server);
  return {
    proxy,
    address: { ...server, host: '127.0.0.1', port: proxy.port, database: name },
    async setWriting(writes) {
      await sql
        .raw(`alter database ${name} set default_transaction_read_only = ${writes ? 'off' : 'on'}`)
        .execute(admin.db);
      // PostgreSQL ends the sessions of a primary that it demotes
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
        admin.db,
      );
    },
  };
}

function open(): OpenDatabase {
  availability = openAvailability([one.address, two.address], log);
  const opened = openDatabase({ size: 3, onError, availability });
  onTestFinished(() => opened.close());
  return opened;
}

const whereTo = async ({ db }: OpenDatabase) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name;
};

test('a start takes the server that writes, wherever it stands', async () => {
  await one.setWriting(false);
  const opened = open();
  await availability.chooseServer();
  expect(await whereTo(opened)).toBe('server_two');
});

test('after a failover pool and listening line come to the new primary by themselves', async () => {
  await two.setWriting(false);
  const opened = open();
  await availability.chooseServer();
  availability.beginServing();
  const pubsub = openPubsub(log, availability, { retryMilliseconds: 10, echoMilliseconds: 50 });
  onTestFinished(() => pubsub.close());
  const heard = vi.fn();
  pubsub.on('session_ended', heard);
  await expect.poll(() => pubsub.hears()).toBe(true);
  expect(await whereTo(opened)).toBe('server_one');

  await one.setWriting(false);
  await two.setWriting(true);
  const write = async () => {
    await sql`create table if not exists note (id int)`.execute(opened.db);
    return whereTo(opened);
  };
  expect(await vi.waitFor(write, { timeout: 60_000, interval: 50 })).toBe('server_two');
  await vi.waitFor(
    async () => {
      await sql`select pg_notify('session_ended', 'after')`.execute(opened.db);
      expect(heard).toHaveBeenCalledWith('after');
    },
    { timeout: 60_000, interval: 50 },
  );
});

test('a primary that falls silent is left, and is not gone back to while the new one writes', async () => {
  await two.setWriting(false);
  const opened = open();
  await availability.chooseServer();
  availability.beginServing();
  await whereTo(opened);
  one.proxy.setDark(true);
  const refused = await whereTo(opened).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(isDatabaseUnavailable(refused)).toBe(true);
  await two.setWriting(true);
  expect(await vi.waitFor(() => whereTo(opened), { timeout: 60_000, interval: 50 })).toBe('server_two');

  one.proxy.setDark(false); // it wakes, and takes itself for the primary still
  await availability.chooseServer();
  expect(await whereTo(opened)).toBe('server_two');
});

test('where none writes, a start says of each why', async () => {
  availability = openAvailability(
    [one.address, { connectionString: 'postgres://u:p@two:5433/portal' }],
    log,
    {
      askByNewConnection: (address) =>
        'host' in address
          ? Promise.resolve({ onlyReads: true, processes: undefined })
          : Promise.reject(new Error('connect ECONNREFUSED')),
    },
  );
  const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  onTestFinished(() => over.mockRestore());
  await expect(availability.chooseServer()).rejects.toThrow(
    `DATABASE_URL: none of the servers takes writes (127.0.0.1:${one.proxy.port}: the server 127.0.0.1:${one.proxy.port} only reads; two:5433: connect ECONNREFUSED)`,
  );
});

test('a commit that no standby confirmed is not told saved', async () => {
  const dataDir = await folderForTest('unconfirmed-');
  // From its start on: a reload may reach the session before the checkpointer, which lets commits pass until then
  await (await startEmbeddedPostgres({ dataDir, log: () => undefined })).stop();
  appendFileSync(join(dataDir, 'cluster', 'postgresql.auto.conf'), "synchronous_standby_names = 'nobody'\n");
  const server: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  availability = openAvailability([server.connection], log);
  const opened = openDatabase({ size: 2, onError, availability });
  try {
    await opened.db.transaction().execute(async (db) => {
      await sql`set local synchronous_commit = local`.execute(db);
      await sql`create table note (id int)`.execute(db);
    });
    /** Ends the wait for a standby, as an operator would who sees a statement hang. */
    const cancelled = async (write: Promise<unknown>) => {
      const problem = write.catch((error: unknown) => error);
      const cancel = sql<{ done: boolean }>`select pg_cancel_backend(pid) as done from pg_stat_activity
        where wait_event = 'SyncRep'`;
      await expect.poll(async () => (await cancel.execute(opened.db)).rows.length).toBe(1);
      return problem;
    };
    const alone = await cancelled(sql`insert into note values (1)`.execute(opened.db));
    expect(alone).toBeInstanceOf(NotReplicated);
    expect(isDatabaseUnavailable(alone)).toBe(true);
    const together = (db: Database) => sql`insert into note values (2)`.execute(db);
    expect(isDatabaseUnavailable(await cancelled(opened.db.transaction().execute(together)))).toBe(true);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from note`.execute(opened.db);
    expect(rows).toEqual([{ count: 2 }]); // stored, and sent again by who was refused
  } finally {
    await opened.close();
    await server.stop();
  }
});
