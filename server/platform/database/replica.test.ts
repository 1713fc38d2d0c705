import { appendFile, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderForTests } from '../../testing/lifetime.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { openLog } from '../log.ts';
import { type Availability, openAvailability } from './availability.ts';
import { type Database, type OpenDatabase, openDatabase, sql } from './database.ts';
import { openReplica, type Replica } from './replica.ts';

/** A primary and a standby that follows it by PostgreSQL's own streaming replication. */
const log = openLog('silent');
const folder = await folderForTests('replica-');
let primary: EmbeddedPostgres;
let standby: EmbeddedPostgres;
let availability: Availability;
let main: OpenDatabase;
let replica: Replica;

const start = (name: string) =>
  startEmbeddedPostgres({ dataDir: join(folder, name), log: () => undefined, onTrouble: () => undefined });
const superuserOf = async ({ connection }: EmbeddedPostgres, name: string) => ({
  ...connection,
  user: 'postgres',
  database: 'postgres',
  password: (await readFile(join(folder, name, 'password'), 'utf8')).trim(),
});

beforeAll(async () => {
  await (await start('primary')).stop();
  await cp(join(folder, 'primary'), join(folder, 'standby'), { recursive: true });
  primary = await start('primary');
  const { host, port, user, password } = await superuserOf(primary, 'primary');
  const cluster = join(folder, 'standby/cluster');
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`,
  );
  await writeFile(join(cluster, 'standby.signal'), '');
  standby = await start('standby');
  availability = openAvailability([primary.connection], log);
  main = openDatabase({ size: 3, onError: () => undefined, availability });
  replica = openReplica([standby.connection], log);
  await sql`create table note (id int)`.execute(main.db);
});
afterAll(async () => {
  await replica.close();
  await Promise.all([main.close(), availability.close()]);
  await standby.stop();
  await primary.stop();
});

interface Found {
  isStandby: boolean;
  newest: number | null;
}
async function look(db: Database): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select pg_is_in_recovery() as "isStandby", (select max(id) from note) as newest`.execute(db);
  return rows[0];
}
const read = () => replica.read(main.db, look);
const save = (id: number) => sql`insert into note values (${id})`.execute(main.db);

/** Stops or lets go on what the standby takes from the primary. */
async function pauseReplay(pauses: boolean): Promise<void> {
  const client = new pg.Client(await superuserOf(standby, 'standby'));
  await client.connect();
  await client.query(pauses ? 'select pg_wal_replay_pause()' : 'select pg_wal_replay_resume()');
  await expect
    .poll(async () => (await client.query('select pg_get_wal_replay_pause_state() as is')).rows[0].is)
    .toBe(pauses ? 'paused' : 'not paused');
  await client.end();
}

test('a read after a save finds it, and at the standby', async () => {
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ isStandby: true });
  const found: (Found | undefined)[] = [];
  for (let id = 1; id <= 100; id += 1) {
    await save(id);
    found.push(await read());
  }
  expect(found.map((each) => each?.newest)).toEqual(found.map((_, at) => at + 1));
  // a busy machine may let the standby come too late, and then for five seconds
  expect(found.some((each) => each?.isStandby)).toBe(true);
  await expect.poll(() => replica.lagSeconds(main.db)).toBe(0);
});

test('of a standby that has not got a save the read goes to the primary; once it has, it comes back', async () => {
  await pauseReplay(true);
  await save(1001);
  expect(await read()).toEqual({ isStandby: false, newest: 1001 });
  expect(await replica.lagSeconds(main.db)).toBeGreaterThan(0);
  await pauseReplay(false);
  await expect.poll(read, { timeout: 60_000 }).toEqual({ isStandby: true, newest: 1001 });
});

test('a read that the standby breaks off runs again at the primary; a wrong one does not', async () => {
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ isStandby: true });
  const writes = (db: Database) => sql`insert into note values (1002)`.execute(db);
  await replica.read(main.db, writes);
  expect((await look(main.db))?.newest).toBe(1002);
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ isStandby: true });
  let times = 0;
  const wrong = (db: Database) => {
    times += 1;
    return sql`select nothing`.execute(db);
  };
  await expect(replica.read(main.db, wrong)).rejects.toThrow('nothing');
  expect(times).toBe(1);
});

test('a server that follows nobody, or somebody else, is not read', async () => {
  const alone = openReplica([primary.connection], log);
  const stranger = await start('stranger');
  const strange = openReplica([stranger.connection], log);
  try {
    for (const each of [alone, strange]) {
      expect(await each.read(main.db, look)).toMatchObject({ isStandby: false, newest: 1002 });
      expect(await each.lagSeconds(main.db)).toBeUndefined();
    }
  } finally {
    await Promise.all([alone.close(), strange.close()]);
    await stranger.stop();
  }
});

test('a standby that goes away costs nobody an answer, and comes back', async () => {
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ isStandby: true });
  await standby.stop();
  await save(2000);
  for (const _ of [1, 2, 3]) expect(await read()).toEqual({ isStandby: false, newest: 2000 });
  expect(await replica.lagSeconds(main.db)).toBeUndefined();
  standby = await start('standby');
  await expect.poll(read, { timeout: 60_000 }).toEqual({ isStandby: true, newest: 2000 });
});
