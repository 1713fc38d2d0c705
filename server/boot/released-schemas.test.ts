import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { backUpBeforeMigrations } from '../backup/before-migrations.ts';
import { checkBundle } from '../backup/bundle.ts';
import { readConfig } from '../context/config.ts';
import { openBundleStore, type StoredBundle } from '../platform/files/bundle-store.ts';
import { openLog } from '../platform/log.ts';
import { anAdmin } from '../testing/builders.ts';
import { clientOf } from '../testing/client.ts';
import { copyPrefix, templateName } from '../testing/database-server.ts';
import { folderForTest } from '../testing/lifetime.ts';
import { loadReleased, releasedSchemas } from '../testing/released-schemas.ts';
import { buildTestApp } from '../testing/test-app.ts';
import type { DataPlace } from './data-place.ts';
import { openPortal } from './open-portal.ts';

/** Tables that later versions gave up, and the record of migrations, of which the baseline takes the place. */
const removedTables = new Set(['content_version', 'schema_migration']);

/**
 * All that a schema consists of, by name; not-null constraints, which have names from PostgreSQL 18 on, as columns have
 * them.
 */
const parts = `
  select 'column ' || table_name || '.' || column_name as name,
    concat_ws(' ', data_type, udt_name, is_nullable, column_default, is_generated, generation_expression, identity_generation) as text
  from information_schema.columns where table_schema = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid), convalidated::text from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'trigger ' || tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || oid::regprocedure, pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('databaseServer'), database });
  await client.connect();
  return client;
}

async function schemaOf(client: pg.Client): Promise<Map<string, string | undefined>> {
  const { rows } = await client.query<{ name: string; text: string | null }>(parts);
  return new Map(rows.map(({ name, text }) => [name, text?.replace(/[\s()]+/g, ' ')])); // a dump nests parentheses anew
}

async function countRows(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; count: number }>(
    `select relname as name, (xpath('/row/n/text()',
       query_to_xml(format('select count(*) as n from public.%I', relname), false, true, '')))[1]::text::int as count
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** A database with the portal of a released version, which goes with the test. */
async function aReleased(name: string): Promise<{ database: string; client: pg.Client }> {
  const database = `${copyPrefix}${randomBytes(6).toString('hex')}`;
  const admin = await connect('postgres');
  await admin.query(`create database ${database} encoding 'UTF8' template template0`);
  const client = await connect(database);
  onTestFinished(async () => {
    await client.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  });
  await loadReleased(client, name);
  return { database, client };
}

/** The folder of a portal whose dump has no files. */
async function aFolder(): Promise<string> {
  const dataDir = await folderForTest('released-');
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files/portal.id'), 'adopt');
  return dataDir;
}

/** Starts this version's portal on a database, as an operator does who updates. */
async function start(database: string, dataDir: string, env: Record<string, string> = {}) {
  const place: DataPlace = {
    servers: [{ ...inject('databaseServer'), database }],
    close: async () => undefined,
  };
  const opened = await openPortal(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...env }), {
    log: openLog('fatal'),
    place: Promise.resolve(place),
    beforeMigrations: backUpBeforeMigrations,
  });
  const app = await buildTestApp(opened.portal);
  onTestFinished(async () => {
    await app.close();
    await opened.close();
  });
  return { portal: opened.portal, client: clientOf(app, opened.portal) };
}

test.each(releasedSchemas)('%s becomes what a new portal has, and keeps all its rows', async (name) => {
  const { database, client } = await aReleased(name);
  const before = await countRows(client);
  const { rows: grades } = await client.query<{ id: number; grade: number | null }>(
    `select account_id as id, max(grade)::int as grade from attempt where course_id = 1 group by account_id order by 1`,
  );
  const { rows: certificates } = await client.query<{ code: string }>('select code from certificate');
  expect([grades.length, certificates.length > 1]).toEqual([12, true]);

  const { portal, client: api } = await start(database, await aFolder());
  const fresh = await connect(templateName);
  const [upgraded, expected] = [await schemaOf(client), await schemaOf(fresh)];
  await fresh.end();
  expect(Object.fromEntries(upgraded)).toEqual(Object.fromEntries(expected));

  const after = await countRows(client);
  const fewer = [...before].filter(
    ([table, count]) => !removedTables.has(table) && (after.get(table) ?? 0) < count,
  );
  expect(fewer).toEqual([]);

  const results = await api.as(await anAdmin(portal, { username: 'jefa' })).result.get({ courseId: 1 });
  const shown = results.data.rows.map(({ userId, bestGrade }) => ({ id: userId, grade: bestGrade }));
  // an exam that was under way then is over by now, and graded by its answers
  const kept = grades.map(({ id, grade }) => ({ id, grade: grade ?? expect.any(Number) }));
  expect(shown.toSorted((one, other) => one.id - other.id)).toEqual(kept);
  for (const { code } of certificates)
    expect((await api.visitor.certificate.verify({ code })).data).toMatchObject({ state: 'valid' });
});

test('before an embedded portal is changed a bundle of it is made; where none can be, nothing is changed', async () => {
  const { database, client } = await aReleased(releasedSchemas.at(-1) ?? '');
  const dataDir = await aFolder();
  writeFileSync(join(dataDir, 'secret.key'), 'one secret of thirty-two letters or more', { mode: 0o600 });
  writeFileSync(join(dataDir, 'taken'), '');
  const migrations = async () => (await client.query('select name from schema_migration order by name')).rows;
  const before = await migrations();
  await expect(start(database, dataDir, { BACKUP_DIR: join(dataDir, 'taken') })).rejects.toThrow(
    /^This version changes the database, and the bundle before that could not be made at .*taken: /,
  );
  expect(await migrations()).toEqual(before);

  await start(database, dataDir);
  const bundles = await (await openBundleStore(join(dataDir, 'backups'), undefined)).list();
  expect(bundles).toHaveLength(1);
  const { head } = await checkBundle(bundles[0] as StoredBundle, undefined);
  expect(head.migrations.map(({ name }) => ({ name }))).toEqual(before);
  const { rows: runs } = await client.query('select kind, path, is_scheduled from backup_run');
  expect(runs).toEqual([{ kind: 'backup', path: bundles[0]?.path, is_scheduled: false }]);
});

test('so is one of a portal with a database of its own, on which no other node serves', async () => {
  const { database } = await aReleased(releasedSchemas.at(-1) ?? '');
  const dataDir = await aFolder();
  const SECRET_KEY = 'one secret of thirty-two letters or more';
  await start(database, dataDir, { DATABASE_URL: 'postgres://aula:x@db/aula', SECRET_KEY });
  expect(await (await openBundleStore(join(dataDir, 'backups'), undefined)).list()).toHaveLength(1);
});

/** The second that follows the one in a bundle's name. */
function secondAfter(bundle: StoredBundle | undefined): Date {
  const [, day = '', time = ''] = /aula-(\d{8})T(\d{6})Z/.exec(bundle?.path ?? '') ?? [];
  const [date, clock] = [day.replace(/(....)(..)(..)/, '$1-$2-$3'), time.replace(/(..)(..)(..)/, '$1:$2:$3')];
  return new Date(Date.parse(`${date}T${clock}Z`) + 1000);
}

test('a start that is tried again keeps its bundle; once a portal has served since, another is made', async () => {
  const { database, client } = await aReleased(releasedSchemas.at(-1) ?? '');
  const dataDir = await aFolder();
  writeFileSync(join(dataDir, 'secret.key'), 'one secret of thirty-two letters or more', { mode: 0o600 });
  const bundles = async () => (await openBundleStore(join(dataDir, 'backups'), undefined)).list();
  const tryToStart = () => expect(start(database, dataDir)).rejects.toThrow('failed: ');
  // some are applied, and the rest cannot be
  await client.query(`create function refuse() returns trigger language plpgsql as $$ begin
    if new.name > '0100' then raise 'enough'; end if; return new; end $$`);
  await client.query(
    'create trigger refuse before insert on schema_migration for each row execute function refuse()',
  );
  await tryToStart();
  await tryToStart();
  const [first, ...more] = await bundles();
  expect(more).toEqual([]);
  // the next bundle is of another second, and so has another name
  const isLater = async () =>
    (await client.query('select clock_timestamp() > $1 as is', [secondAfter(first)])).rows[0].is;
  await expect.poll(isLater).toBe(true);
  await client.query(`insert into service_node (name, version, settings, first_seen_at, seen_at)
    values ('antes:3000', '0.1.0', '{}', now(), clock_timestamp())`);
  await tryToStart();
  expect((await bundles()).map(({ path }) => path)).toEqual([first?.path, expect.any(String)]);
  await client.query('drop trigger refuse on schema_migration');
  await start(database, dataDir);
  expect(await bundles()).toHaveLength(2);
  const { rows: runs } = await client.query('select path from backup_run');
  expect(runs).toEqual([{ path: (await bundles())[1]?.path }]);
  expect(existsSync(join(dataDir, 'before-migrations.json'))).toBe(false);
});
