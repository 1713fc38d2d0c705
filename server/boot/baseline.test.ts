import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrate, migrationState, readEarlier } from '../platform/database/migrations.ts';
import { copyPrefix } from '../testing/database-server.ts';
import { folderForTest } from '../testing/lifetime.ts';
import { findPostgresTools, runTool, startToolServer } from '../testing/postgres-tools.ts';

const known = (await readdir(join(import.meta.dirname, '../../database/migrations'))).sort();
const earlier = (await readEarlier()).map(({ name }) => name);

async function aDatabase() {
  const server = inject('databaseServer');
  const database = `${copyPrefix}${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} encoding 'UTF8' template template0`);
  const pool = new pg.Pool({ ...server, database });
  pool.on('error', () => undefined); // a connection may still be ending when its database goes
  onTestFinished(async () => {
    await pool.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });
  return pool;
}

const recorded = async (pool: pg.Pool) =>
  (await pool.query<{ name: string }>('select name from schema_migration order by name')).rows.map(
    ({ name }) => name,
  );

test('a portal that had every earlier migration is taken over: nothing is applied, and the baseline is recorded', async () => {
  const pool = await aDatabase();
  await migrate(pool, new Set(earlier));
  expect(await recorded(pool)).toEqual(earlier);
  expect(await migrationState(pool)).toBe('older');
  expect((await migrate(pool)).added).toEqual(known.slice(1));
  expect(await recorded(pool)).toEqual(known);
  expect(await migrationState(pool)).toBe('current');
});

test('a portal that stopped on the way goes through the rest first, also when it was killed before the baseline was recorded', async () => {
  const pool = await aDatabase();
  await migrate(pool, new Set(earlier.slice(0, 60)));
  expect((await migrate(pool)).added).toEqual([...earlier.slice(60), ...known.slice(1)]);
  expect(await recorded(pool)).toEqual(known);
});

test('an earlier migration with other content is refused', async () => {
  const pool = await aDatabase();
  await migrate(pool, new Set(earlier.slice(0, 3)));
  await pool.query(`update schema_migration set hash = 'x' where name = $1`, [earlier[1]]);
  await expect(migrate(pool)).rejects.toThrow(
    `migration ${earlier[1]} was changed after it had been applied`,
  );
});

/** Tables with rows that every portal begins with; their ids and times differ. */
const begun = ['tally_zone', 'calculator', 'fact', 'portal_page', 'untreated', 'lexicon_entry'];

test('the rows that every portal begins with are those of the earlier migrations', async () => {
  const [one, other] = [await aDatabase(), await aDatabase()];
  await migrate(one, new Set(earlier));
  await migrate(other, new Set(known.slice(0, 1)));
  const rowsOf = async (pool: pg.Pool, table: string, where = '') => {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - '{id,version,created_at,updated_at}'::text[])::text as row from ${table} t ${where} order by 1`,
    );
    return rows.map(({ row }) => row);
  };
  for (const table of begun) {
    const rows = await rowsOf(other, table);
    expect(rows.length, table).toBeGreaterThan(0);
    expect(rows, table).toEqual(await rowsOf(one, table));
  }
  // of the designs of certificates the newest counts
  const newest = 'where version = (select max(version) from certificate_design)';
  const designs = await rowsOf(other, 'certificate_design', newest);
  expect(designs).toHaveLength(1);
  expect(designs).toEqual(await rowsOf(one, 'certificate_design', newest));
});

const tools = findPostgresTools();
test('a dump of the earlier migrations and one of the baseline are the same, byte by byte', async ({
  skip,
}) => {
  if (tools?.hasServer !== true) return skip('this machine has no pg_dump with its server');
  const server = await startToolServer(tools);
  const folder = await folderForTest('baseline-');
  onTestFinished(() => server.close());
  const dump = async (database: string, steps: (pool: pg.Pool) => Promise<void>) => {
    const admin = new pg.Client(server.connection);
    await admin.connect();
    await admin.query(`create database ${database} encoding 'UTF8' template template0`);
    await admin.end();
    const pool = new pg.Pool({ ...server.connection, database });
    await steps(pool);
    await pool.end();
    const file = join(folder, database);
    const options = ['--schema-only', '--no-owner', '--no-privileges', `--file=${file}`];
    await runTool(tools, 'pg_dump', { ...server.connection, database }, options);
    // pg_dump guards its file with a word of its own each time
    return (await readFile(file, 'utf8')).replace(/^\\(?:un)?restrict .*$/gm, '');
  };
  const fromEarlier = await dump('earlier', async (pool) => {
    await migrate(pool, new Set(earlier));
  });
  const fromBaseline = await dump('baseline', async (pool) => {
    await migrate(pool, new Set(known.slice(0, 1)));
  });
  expect(fromBaseline).toBe(fromEarlier);
});
