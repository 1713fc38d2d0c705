import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import product from '../../../package.json' with { type: 'json' };
import type { Config } from '../../context/config.ts';
import { loadSecret } from '../../platform/crypto/keys.ts';
import type { Database } from '../../platform/database/database.ts';
import { openBundleStore, type StoredBundle } from '../../platform/files/bundle-store.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { statIfExists } from '../../platform/files/stat-if-exists.ts';
import {
  type BundleHead,
  type BundleManifest,
  type BundleTable,
  type BundleWriter,
  beginBundle,
  checkBundle,
  headName,
  manifestName,
} from './bundle.ts';
import { copyOf, listMigrations, listSequences, listTables, serverMajor } from './database-copy.queries.ts';

/** A portal, possibly running. */
export interface BackupSource {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKey' | 'backupPassphrase' | 'backupS3'>;
  files: FileStore;
  db: Database;
  pool: pg.Pool;
  now: Date;
}

export interface Backup extends StoredBundle {
  head: BundleHead;
  manifest: BundleManifest;
}

const partBytes = 4 * 1024 ** 2;

/**
 * Writes the whole portal into one file while it runs (spec 13.13): its rows at one moment, its files, its keys; then
 * reads it back and compares every byte. Files are read after the rows that name them, and their names are never
 * reused. Refuses an unwritable folder or bucket.
 */
export async function backUp(source: BackupSource, place: string): Promise<Backup> {
  const { config, now } = source;
  const store = await openBundleStore(place, config.backupS3);
  const name = bundleName(now, config.backupPassphrase !== undefined);
  const writer = beginBundle(store, name, config.backupPassphrase);
  try {
    const rows = await addDatabase(writer, source);
    const gone = await addFiles(writer, source.files);
    await addKeys(writer, source);
    const manifest: BundleManifest = { ...rows, gone, entries: [...writer.entries] };
    await writer.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    await writer.finish();
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  const made = await store.find(name);
  if (made === undefined) throw new Error(`${name} is not at ${place}, where it was just stored`);
  const { head, manifest } = await checkBundle(made, config.backupPassphrase);
  return { ...made, head, manifest };
}

/** aula-20261124T221005Z.tar: names sort by age. */
const bundleName = (now: Date, isEncrypted: boolean): string =>
  `aula-${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar${isEncrypted ? '.age' : ''}`;

async function addDatabase(
  writer: BundleWriter,
  { pool, now }: BackupSource,
): Promise<Pick<BundleManifest, 'tables' | 'sequences'>> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local idle_in_transaction_session_timeout = 0'); // a slow bucket takes longer
    const head: BundleHead = {
      format: 1,
      version: product.version,
      takenAt: now.toISOString(),
      migrations: await listMigrations(client),
      postgres: await serverMajor(client),
    };
    await writer.add(headName, Buffer.from(JSON.stringify(head)));
    const tables: BundleTable[] = [];
    for (const table of await listTables(client))
      tables.push({ ...table, rows: await addTable(writer, client, table) });
    return { tables, sequences: await listSequences(client) };
  } finally {
    client.release(true); // ends the transaction
  }
}

/** Adds a table's rows in parts small enough for memory. */
async function addTable(
  writer: BundleWriter,
  client: pg.PoolClient,
  { name, columns }: { name: string; columns: string[] },
): Promise<number> {
  const rows = client.query(copyTo(`${copyOf(name, columns)} to stdout`));
  const packed = createZstdCompress();
  const read = pipeline(rows, packed);
  read.catch(() => undefined); // the loop throws it
  let part: Buffer[] = [];
  let bytes = 0;
  let count = 0;
  const flush = async () => {
    count += 1;
    await writer.add(`database/${name}/${String(count).padStart(6, '0')}.zst`, Buffer.concat(part));
    part = [];
    bytes = 0;
  };
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    part.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await flush();
  }
  await read;
  if (bytes > 0) await flush();
  return rows.rowCount;
}

/** Adds the files of all folders except removed ones; returns those that disappeared meanwhile. */
async function addFiles(writer: BundleWriter, files: FileStore): Promise<string[]> {
  const gone: string[] = [];
  for await (const { key } of files.listAll()) {
    const sizeBytes = await files.sizeOf(key); // the clean-up may have been faster
    if (sizeBytes === undefined) gone.push(`files/${key}`);
    else await writer.addStream(`files/${key}`, sizeBytes, files.stream(key));
  }
  return gone;
}

async function addKeys(writer: BundleWriter, { config, db }: BackupSource): Promise<void> {
  const { dataDir, databaseUrl, secretKey } = config;
  const shared = databaseUrl === undefined ? undefined : { db, url: databaseUrl };
  const secret = await loadSecret({ given: secretKey, shared, dataDir });
  await writer.add('keys/secret.key', Buffer.from(secret));
  const signing = join(dataDir, 'signing');
  if ((await statIfExists(signing)) === undefined) return;
  for (const name of await readdir(signing))
    await writer.add(`keys/signing/${name}`, await readFile(join(signing, name)));
}
