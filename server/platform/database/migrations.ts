import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { StartRefusal } from '../process/start-refusal.ts';

const folder = join(import.meta.dirname, '../../../database/migrations');
const lockNumber = 7_202_611; // any number, the same on every node

const oldestVersion = 150_000; // as server_version_num counts

/**
 * Applies the missing migrations of database/migrations in order, each in its own transaction, one node at a time.
 * Refuses a PostgreSQL before 15, a database that is not in UTF-8, and a migration that was changed after it had been
 * applied.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await refuseUnfitServer(client);
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    // another node may be reading: it lets go soon, or the start says why it cannot
    await client.query(`set lock_timeout = '60s'`);
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const applied = new Map<string, string>(
      (
        await client.query<{ name: string; hash: string }>('select name, hash from schema_migration')
      ).rows.map((row) => [row.name, row.hash]),
    );
    const added: string[] = [];
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      const before = applied.get(name);
      if (before !== undefined && before !== hash)
        throw new StartRefusal(`migration ${name} was changed after it had been applied`);
      if (before !== undefined) continue;
      await applyOne(client, name, text, hash);
      added.push(name);
    }
    return added;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]);
    client.release(true); // with its setting
  }
}

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

async function applyOne(client: pg.PoolClient, name: string, text: string, hash: string): Promise<void> {
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
