import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { StartRefusal } from '../process/start-refusal.ts';

const folder = join(import.meta.dirname, '../../../database/migrations');
/** The migrations from before the baseline, which a portal or a bundle of then goes through (decision 0149). */
const earlierFile = join(import.meta.dirname, '../../../database/earlier-migrations.json.gz');
const lockNumber = 7_202_611; // an arbitrary number, the same on every node

const oldestVersion = 150_000; // as server_version_num counts

/** The result of the migrations at a start. */
export interface Migrated {
  /** The migrations that this version knows. */
  count: number;
  /** The migrations that it applied. */
  added: string[];
  seconds: number;
}

/**
 * Applies the missing migrations of `from` in order, each in its own transaction, or, where its first line says so, each
 * statement by itself; one node at a time.
 * Refuses a PostgreSQL before 15, a database that is not in UTF-8, one that a newer version has changed, and a migration
 * that was changed after it had been applied. With `only`, applies those alone: a bundle's rows fit the schema that they
 * left.
 */
export async function migrate(pool: pg.Pool, only?: ReadonlySet<string>, from = folder): Promise<Migrated> {
  const begin = performance.now();
  const client = await pool.connect();
  try {
    await refuseUnfitServer(client);
    await lockMigrations(client);
    // another node may be reading: it releases its lock soon, or the start fails with the reason
    await client.query(`set lock_timeout = '60s'`);
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { known, earlier, missing } = await compare(client, from, only);
    for (const { name, text, hash } of missing)
      await applyOne(client, name, text, hash).catch((cause: Error) => {
        throw new StartRefusal(
          `Migration ${name} failed: ${cause.message}. Those before it stay: mend the cause and start again, or restore the backup from before.`,
          { cause },
        );
      });
    if (earlier.length > 0 && only === undefined) await recordBaseline(client, earlier, from);
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    return { count: known.length, added: missing.map(({ name }) => name), seconds };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]);
    client.release(true); // with its setting
  }
}

/** Refuses migrations that this version does not know, or knows with other content. */
export async function refuseUnknownMigrations(
  applied: readonly { name: string; hash: string }[],
): Promise<void> {
  const all = [...(await readEarlier()), ...(await readMigrations())];
  const known = new Map(all.map(({ name, hash }) => [name, hash]));
  const unknown = applied.find(({ name, hash }) => known.get(name) !== hash);
  if (unknown !== undefined)
    throw new StartRefusal(
      `It was made by another version of the portal (migration ${unknown.name}): restore it with that one.`,
    );
}

/** The state of a database, without changing it: 'none' = no portal was started on it. */
export async function migrationState(pool: pg.Pool): Promise<'none' | 'older' | 'current'> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ has: boolean }>(
      `select to_regclass('schema_migration') is not null as has`,
    );
    if (rows[0]?.has !== true) return 'none';
    const { missing, earlier } = await compare(client);
    return missing.length > 0 || earlier.length > 0 ? 'older' : 'current';
  } finally {
    client.release();
  }
}

interface Migration {
  name: string;
  text: string;
  hash: string;
}

/** How a database stands to the migrations of this version. */
interface Comparison {
  known: Migration[];
  /** Those from before the baseline, if it was made by them; else none. */
  earlier: Migration[];
  /** To be applied, in order. */
  missing: Migration[];
}

/** Compares what a database, or a bundle whose migrations are `only`, was made by with what this version knows. */
async function compare(
  client: pg.PoolClient,
  from = folder,
  only?: ReadonlySet<string>,
): Promise<Comparison> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migration',
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const current = await readMigrations(from);
  const currentNames = new Set(current.map(({ name }) => name));
  const strange = [...applied.keys(), ...(only ?? [])].filter((name) => !currentNames.has(name));
  const all = strange.length > 0 && from === folder ? await readEarlier() : [];
  const earlier = all.some(({ name }) => strange.includes(name)) ? all : [];
  const known = earlier.length === 0 ? current : [...earlier, ...current.slice(1)];
  const names = new Set(known.map(({ name }) => name));
  const newer = rows.find(({ name }) => !names.has(name));
  if (newer !== undefined)
    throw new StartRefusal(
      `The database was changed by a newer version of the portal (migration ${newer.name}): start that version, or restore the backup from before it.`,
    );
  const changed = known.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
  if (changed !== undefined)
    throw new StartRefusal(`migration ${changed.name} was changed after it had been applied`);
  const missing = known.filter(({ name }) => !applied.has(name) && (only?.has(name) ?? true));
  return { known: current, earlier, missing };
}

/** Records, of a portal that went through the earlier migrations, the baseline that says the same in one. */
async function recordBaseline(
  client: pg.PoolClient,
  earlier: readonly Migration[],
  from: string,
): Promise<void> {
  const [baseline] = await readMigrations(from);
  if (baseline === undefined) return;
  await client.query('begin');
  await client.query('delete from schema_migration where name = any($1)', [earlier.map(({ name }) => name)]);
  await client.query('insert into schema_migration (name, hash) values ($1, $2)', [
    baseline.name,
    baseline.hash,
  ]);
  await client.query('commit');
}

async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => migrationOf(name, await readFile(join(from, name), 'utf8'))));
}

/** The migrations from before the baseline, in order. */
export async function readEarlier(): Promise<Migration[]> {
  const texts = JSON.parse((await promisify(gunzip)(await readFile(earlierFile))).toString()) as Record<
    string,
    string
  >;
  return Object.entries(texts).map(([name, text]) => migrationOf(name, text));
}

const migrationOf = (name: string, text: string): Migration => ({
  name,
  text,
  hash: createHash('sha256').update(text).digest('hex'),
});

async function refuseUnfitServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string; encoding: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
            current_setting('server_encoding') as encoding`,
  );
  const { number = 0, version, encoding } = rows[0] ?? {};
  if (number < oldestVersion)
    throw new StartRefusal(`DATABASE_URL: PostgreSQL 15 or later is needed, this one is ${version}.`);
  if (encoding !== 'UTF8')
    throw new StartRefusal(`DATABASE_URL: the database is encoded in ${encoding}: UTF8 is needed.`);
}

const lookMilliseconds = 100;

/** Asks again and again: a statement that waits for the lock has a snapshot, for whose end `concurrently` would wait. */
async function lockMigrations(client: pg.PoolClient): Promise<void> {
  const take = async () => {
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
      lockNumber,
    ]);
    return rows[0]?.is === true;
  };
  while (!(await take())) await delay(lookMilliseconds);
}

const outside = /^-- outside a transaction\b/;

/** The statements of a migration outside a transaction: each ends its last line. */
const statementsOf = (text: string): string[] =>
  text.split(/;[ \t]*$/m).filter((each) => /^[^-\s]/m.test(each));

/**
 * Applies `create index concurrently if not exists` and the like, which keep nobody from writing and may take as long as
 * they need. One that was killed begins again: what it left of an index, which nobody uses, goes first.
 */
async function applyOutside(client: pg.PoolClient, text: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
  await client.query('set lock_timeout = 0');
  for (const statement of statementsOf(text)) await client.query(statement);
  await client.query(`set lock_timeout = '60s'`);
}

async function applyOne(client: pg.PoolClient, name: string, text: string, hash: string): Promise<void> {
  if (outside.test(text)) {
    await applyOutside(client, text);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    return;
  }
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
