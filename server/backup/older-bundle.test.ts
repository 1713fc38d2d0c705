import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPortal } from '../boot/open-portal.ts';
import { type Config, readConfig } from '../context/config.ts';
import { sql } from '../platform/database/database.ts';
import { openLog } from '../platform/log.ts';
import { folderForTests } from '../testing/lifetime.ts';
import { findPostgresTools, startToolServer } from '../testing/postgres-tools.ts';
import { restore } from './restore.ts';

/**
 * A bundle of the first version that made any (48 migrations, to 0053; embedded PostgreSQL 18): one member who passed, her
 * certificate, an administrator, a message. It was made by that version's own code and is never made anew.
 */
const fixture = join(import.meta.dirname, '../testing/files/portal-of-0053.tar.zst');
const migrations = join(import.meta.dirname, '../../database/migrations');
const log = openLog('silent');
const unsealed = { isUnsealed: true };
const folder = await folderForTests('older-bundle-');
let bundle: string;

beforeAll(async () => {
  bundle = join(folder, 'aula-20261118T150000Z.tar');
  await writeFile(bundle, zstdDecompressSync(await readFile(fixture)));
});

interface Address {
  host: string;
  port?: number;
  user: string;
  password?: string;
}

/** Restores it into a new database of a server, and opens it as the console does. */
async function bringBack(into: string, { host, port = 5432, user, password }: Address): Promise<void> {
  const name = `t_older_${process.pid}`;
  const admin = new pg.Client({ host, port, user, password, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name} encoding 'UTF8' template template0`);
  const login = password === undefined ? user : `${user}:${password}`;
  const config = readConfig({
    DATA_DIR: join(folder, into),
    DATABASE_URL: `postgres://${login}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: 'una clave de prueba de treinta y dos letras',
    LOG_LEVEL: 'silent',
  });
  try {
    const restored = await restore(config, log, bundle, unsealed);
    expect(restored).toMatchObject({ head: { postgres: 18 }, files: 1, certificates: 1 });
    await compare(config);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function compare(config: Config): Promise<void> {
  const { portal, close } = await openPortal(config, { log, mayMake: false });
  try {
    const found = await portal.db
      .selectFrom('certificate')
      .select(['pdf_sha256 as sha256', 'search'])
      .executeTakeFirstOrThrow();
    const certificates = join(config.dataDir, 'files/certificates');
    const [file = ''] = await readdir(certificates);
    const hash = createHash('sha256').update(await readFile(join(certificates, file)));
    expect(found.sha256?.equals(hash.digest())).toBe(true);
    expect(found.search).toContain('quispe'); // a column that came later, filled
    const { rows } = await sql`select (select count(*)::int from account) as accounts,
      (select subject from contact_message) as message,
      (select array_agg(name order by name) from schema_migration) as migrations`.execute(portal.db);
    expect(rows).toEqual([
      { accounts: 2, message: 'Pensión', migrations: (await readdir(migrations)).sort() },
    ]);
    expect((await portal.signer.key()).chain).toHaveLength(1);
  } finally {
    await close();
  }
}

test('a bundle of an older version is taken in, and brought to today', () =>
  bringBack('same', inject('databaseServer')));

const tools = findPostgresTools();
test('by a PostgreSQL of another major version, too', async ({ skip }) => {
  if (tools?.hasServer !== true) return skip('this machine has no PostgreSQL besides that of npm');
  const server = await startToolServer(tools);
  try {
    await bringBack('other', server.connection);
  } finally {
    await server.close();
  }
});
