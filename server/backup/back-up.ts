import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import product from '../../package.json' with { type: 'json' };
import type { Config } from '../context/config.ts';
import { sealOfNodes } from '../features/certificates/signers/signer.ts';
import { loadSecret } from '../platform/crypto/keys.ts';
import type { Database } from '../platform/database/database.ts';
import { openBundleStore, type StoredBundle } from '../platform/files/bundle-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { statIfExists } from '../platform/files/stat-if-exists.ts';
import { findSharedPem } from '../platform/signing/shared-key.ts';
import { type BundleWriter, beginBundle, type CheckedBundle, checkBundle } from './bundle.ts';
import { filesIn, findWhole, type WholeBundle } from './bundle-base.ts';
import {
  type BundleHead,
  type BundleManifest,
  type BundleTable,
  headName,
  manifestName,
  sealName,
} from './bundle-contents.ts';
import { sealOf } from './bundle-seal.ts';
import { copyOf, listMigrations, listSequences, listTables, serverMajor } from './database-copy.queries.ts';

/** A portal, possibly running. */
export interface BackupSource {
  config: Pick<Config, 'dataDir' | 'backupPassphrase' | 'backupS3'> & Parameters<typeof sealOfNodes>[0];
  files: FileStore;
  db: Database;
  pool: pg.Pool;
  now: Date;
}

export interface Backup extends StoredBundle, CheckedBundle {}

const partBytes = 4 * 1024 ** 2;

/**
 * Writes the whole portal into one file while it runs (spec 13.13): its rows at one moment, its files, its keys; then
 * reads it back and compares every byte. Files are read after the rows that name them, and their names are never
 * reused. With the path of a whole bundle at the same place it has only files that are not in that one (decision 0155); of
 * one that is gone or damaged it needs nothing, and is whole itself. Refuses an unwritable folder or bucket.
 */
export async function backUp(source: BackupSource, place: string, since?: string): Promise<Backup> {
  const { config, now } = source;
  const whole = since === undefined ? undefined : await findWhole(since, config);
  const store = await openBundleStore(place, config.backupS3);
  const name = bundleName(now, config.backupPassphrase !== undefined);
  const writer = beginBundle(store, name, config.backupPassphrase);
  try {
    const rows = await addDatabase(writer, source, whole === undefined ? 1 : 2);
    const files = await addFiles(writer, source.files, whole);
    await addKeys(writer, source);
    const manifest: BundleManifest = { ...rows, ...files, entries: [...writer.entries] };
    const written = JSON.stringify(manifest);
    await writer.add(manifestName, Buffer.from(written));
    if (config.backupPassphrase !== undefined)
      await writer.add(sealName, Buffer.from(JSON.stringify(sealOf(written, config.backupPassphrase))));
    await writer.finish();
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  const made = await store.find(name);
  if (made === undefined) throw new Error(`${name} is not at ${place}, where it was just stored`);
  return { ...made, ...(await checkBundle(made, config.backupPassphrase)) };
}

/** aula-20261124T221005Z.tar: names sort by age. */
const bundleName = (now: Date, isEncrypted: boolean): string =>
  `aula-${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar${isEncrypted ? '.age' : ''}`;

async function addDatabase(
  writer: BundleWriter,
  { pool, now }: BackupSource,
  format: BundleHead['format'],
): Promise<Pick<BundleManifest, 'tables' | 'sequences'>> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local idle_in_transaction_session_timeout = 0'); // a slow bucket takes longer
    const head: BundleHead = {
      format,
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

/**
 * Adds the files of all folders except removed ones and those of the whole bundle; tells those that disappeared meanwhile.
 */
async function addFiles(
  writer: BundleWriter,
  files: FileStore,
  whole: WholeBundle | undefined,
): Promise<Pick<BundleManifest, 'gone' | 'base'>> {
  const gone: string[] = [];
  const earlier = whole && filesIn(whole);
  for await (const { key } of files.listAll()) {
    const name = `files/${key}`;
    const sizeBytes = await files.sizeOf(key); // the clean-up may have been faster
    if (sizeBytes === undefined) gone.push(name);
    else if (earlier?.has(name, sizeBytes) !== true)
      await writer.addStream(name, sizeBytes, files.stream(key));
  }
  return { gone, ...(earlier !== undefined && { base: earlier.base }) };
}

async function addKeys(writer: BundleWriter, { config, db }: BackupSource): Promise<void> {
  const { dataDir, databaseUrl, secretKey } = config;
  const shared = databaseUrl === undefined ? undefined : { db, url: databaseUrl };
  const secret = await loadSecret({ given: secretKey, shared, dataDir });
  await writer.add('keys/secret.key', Buffer.from(secret));
  const seal = sealOfNodes(config);
  const ofNodes = seal && (await findSharedPem(db, seal));
  const own = join(dataDir, 'signing/certificates.pem');
  if (ofNodes !== undefined) await writer.add('keys/signing/certificates.pem', Buffer.from(ofNodes));
  else if ((await statIfExists(own)) !== undefined)
    await writer.add('keys/signing/certificates.pem', await readFile(own));
}
