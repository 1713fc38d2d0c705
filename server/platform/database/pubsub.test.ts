import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openSilentProxy, type SilentProxy } from '../../testing/silent-proxy.ts';
import { openLog } from '../log.ts';
import type { DatabaseAddress } from './address.ts';
import { type Availability, openAvailability } from './availability.ts';
import { type OpenDatabase, openDatabase, sql } from './database.ts';
import { openPubsub, type Pubsub, sessionPrefix } from './pubsub.ts';
import { destroyClient } from './server-state.ts';

const log = openLog('fatal');
let proxy: SilentProxy;
let address: DatabaseAddress;
let elsewhere: OpenDatabase;
let availability: Availability;
let direct: Availability;
let pubsub: Pubsub;
let heard: (string | null)[];

beforeEach(async () => {
  const server = inject('databaseServer');
  proxy = await openSilentProxy(server);
  address = { ...server, host: '127.0.0.1', port: proxy.port, database: 'postgres' };
  availability = openAvailability([address], log);
  direct = openAvailability([{ ...server, database: 'postgres' }], log);
  elsewhere = openDatabase({ size: 2, onError: () => undefined, availability: direct });
});
afterEach(async () => {
  await pubsub.close();
  await Promise.all([elsewhere.close(), availability.close(), direct.close()]);
  await proxy.close();
});

function listen(given: Parameters<typeof openPubsub>[1] = availability): void {
  heard = [];
  pubsub = openPubsub(log, given, { retryMilliseconds: 10, echoMilliseconds: 50 });
  pubsub.on('session_ended', (id) => void heard.push(id));
}
const isTold = async (id: string) => {
  await sql`select pg_notify('session_ended', ${id})`.execute(elsewhere.db);
  return heard.includes(id);
};
const rereads = () => heard.filter((each) => each === null).length;

test('a connection that went deaf is noticed, opened again, and what it missed is read again', async () => {
  listen();
  await expect.poll(() => pubsub.hears()).toBe(true);
  await expect.poll(() => isTold('before')).toBe(true);
  const before = rereads();
  proxy.swallowOpenOnes(sessionPrefix);
  await expect.poll(rereads).toBeGreaterThan(before);
  await expect.poll(() => isTold('after')).toBe(true);
});

test('it is one of the connections that are cut off with the others', async () => {
  const watched = { ...availability, add: vi.fn(), remove: vi.fn() };
  listen(watched);
  await expect.poll(() => pubsub.hears()).toBe(true);
  destroyClient(watched.add.mock.calls[0]?.[0]);
  await expect.poll(rereads).toBeGreaterThan(1);
  expect(watched.remove.mock.calls[0]?.[0]).toBe(watched.add.mock.calls[0]?.[0]);
});

test('a server that only reads is told of, though nobody writes', async () => {
  const recheck = vi.fn();
  const name = 'listens_to_a_standby';
  await sql.raw(`create database ${name}`).execute(elsewhere.db);
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(elsewhere.db);
  const add = () => undefined;
  listen({
    ...availability,
    address: () => ({ ...address, database: name }) as DatabaseAddress,
    add,
    recheck,
  });
  await expect.poll(() => recheck.mock.calls.length).toBeGreaterThan(0);
  await pubsub.close();
  await sql.raw(`drop database ${name} with (force)`).execute(elsewhere.db);
});
