import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { visitor } from '../../../contract/caller.ts';
import { type Config, ConfigError } from '../../context/config.ts';
import { contextOf } from '../../context/context.ts';
import { queueHeld } from '../../features/certificates/held-certificates.ts';
import { recordWaiting } from '../../features/certificates/making/record-certificate.ts';
import { checkRegister } from '../../features/certificates/register/check-register.ts';
import { continueImports } from '../../features/people-import/run-import.ts';
import { loadSecret } from '../../platform/crypto/keys.ts';
import { openAvailability } from '../../platform/database/availability.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { migrate, refuseUnknownMigrations } from '../../platform/database/migrations.ts';
import { findBundle, type StoredBundle } from '../../platform/files/bundle-store.ts';
import { type FileStore, isKey } from '../../platform/files/file-store.ts';
import { ownerOnly } from '../../platform/files/owner-only.ts';
import type { Log } from '../../platform/log.ts';
import { StartRefusal } from '../../platform/process/start-refusal.ts';
import { openDataPlace } from '../data-place.ts';
import { openFileStore } from '../file-store.ts';
import { openPortal } from '../open-portal.ts';
import { joinRestored } from '../portal-identity.ts';
import { type BundleHead, type BundleManifest, checkBundle, compareEntries, readBundle } from './bundle.ts';
import { copyOf, countRows, hasPortal, setSequence, withoutConstraints } from './database-copy.queries.ts';

/** A restored portal, counted. */
export interface Restored {
  head: BundleHead;
  rows: number;
  files: number;
  /** Valid entries of the register of certificates. */
  certificates: number;
  /** The place where the register breaks, as it did in the portal that made the bundle; null: nowhere. */
  trouble: string | null;
}

const silent = new Logger(() => () => undefined);

/** Everything is made here first, on the same disk, and moved into place at the end. */
const workFolder = '.restoring';

/**
 * Restores a portal from a bundle (spec 13.13), into the DATA_DIR and database of the settings. Compares every byte of
 * the bundle before anything is made, and again while writing; then counts every table and recomputes the register of
 * certificates. A break there is only told: it came with the bundle, which may be the last one. Refuses a place with a
 * portal, a bundle of a newer version, and a damaged one. On failure, changes in DATA_DIR are removed; an external
 * database that was filled stays for inspection.
 */
export async function restore(config: Config, log: Log, path: string): Promise<Restored> {
  await refuseFilledFolder(config.dataDir);
  const bundle = await requireBundle(config, path);
  const { head, manifest } = await checkBundle(bundle, config.backupPassphrase);
  await refuseUnknownMigrations(head.migrations);
  const work = join(config.dataDir, workFolder);
  await rm(work, { recursive: true, force: true });
  const isFilledInPlace = await linkFiles(config.dataDir, work);
  const inWork: Config = { ...config, dataDir: work, demo: false };
  const files = await openFileStore(inWork);
  await refuseFilledStore(files);
  try {
    await fill(inWork, log, { ...bundle, head, manifest, files });
    const proven = await prove(inWork, log);
    await moveIntoPlace(work, config.dataDir);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { head, rows, files: filesOf(manifest).length, ...proven };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    if (config.s3 !== undefined) await takeBack(files, manifest);
    if (isFilledInPlace) await emptyFolder(join(config.dataDir, 'files'));
    throw error;
  }
}

/**
 * A folder for files that is there is filled in place, because it may be a mount, onto which nothing can be moved. False
 * if there is none.
 */
async function linkFiles(dataDir: string, work: string): Promise<boolean> {
  const place = join(dataDir, 'files');
  if (!existsSync(place)) return false;
  await mkdir(work, { recursive: true, mode: ownerOnly.folder });
  await symlink(place, join(work, 'files'));
  return true;
}

/** Moves what was made, but for the link to the files; unfinished uploads from before stay. */
async function moveIntoPlace(work: string, dataDir: string): Promise<void> {
  for (const name of (await readdir(work)).sort(postgresLast)) {
    const target = join(dataDir, name);
    if (existsSync(target)) await rm(join(work, name), { recursive: true });
    else await rename(join(work, name), target);
  }
  await rmdir(work);
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Refuses a path or address without a bundle. */
export async function requireBundle({ backupS3 }: Config, path: string): Promise<StoredBundle> {
  const bundle = await findBundle(path, backupS3);
  if (bundle === undefined) throw new StartRefusal(`There is no bundle ${path}.`);
  return bundle;
}

/** The keys of a bundle's files. */
const filesOf = (manifest: BundleManifest): string[] =>
  manifest.entries.flatMap(({ name }) => (name.startsWith('files/') ? [name.slice('files/'.length)] : []));

/** Removes from a bucket, which was empty, only files that the bundle names. */
async function takeBack(files: FileStore, manifest: BundleManifest): Promise<void> {
  for (const key of filesOf(manifest)) await files.remove(key);
  await files.writeIdentity(null);
}

async function refuseFilledStore(files: FileStore): Promise<void> {
  const { done } = await files.listAll()[Symbol.asyncIterator]().next();
  if (done === true && (await files.readIdentity()) === null) return;
  throw new ConfigError(
    `${files.setting}: ${files.place} is not empty: restore into an empty bucket or another S3_PREFIX.`,
  );
}

/** A restore that dies between two moves leaves a folder without a database, on which nothing starts. */
const postgresLast = (one: string, other: string) =>
  Number(one === 'postgres') - Number(other === 'postgres');

async function refuseFilledFolder(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const found = (await readdir(dataDir)).filter((name) => name !== workFolder && name !== 'backups');
  const filled = [];
  for (const name of found)
    if (name !== 'uploads' && !(name === 'files' && (await readdir(join(dataDir, name))).length === 0))
      filled.push(name);
  if (filled.length > 0)
    throw new ConfigError(
      `DATA_DIR: ${dataDir} is not empty (${filled.join(', ')}): restore into an empty folder, or move it away first.`,
    );
}

interface Bundle extends StoredBundle {
  head: BundleHead;
  manifest: BundleManifest;
  files: FileStore;
}

/** Fills a new folder and an empty database, the latter in one transaction. */
async function fill(config: Config, log: Log, bundle: Bundle): Promise<void> {
  const place = await openDataPlace(config, log);
  try {
    const availability = openAvailability(place.direct ?? place.servers, log);
    const opened = openDatabase({
      size: 2,
      isForRequests: false,
      onError: (error) => log.warn({ error: error.message }, 'database connection lost'),
      availability,
    });
    try {
      await availability.chooseServer();
      await fillDatabase(opened.pool, config, bundle);
      await settleSecret(config, opened.db, bundle);
      await joinRestored(opened.pool, bundle.files);
    } finally {
      await Promise.all([opened.close(), availability.close()]);
    }
  } finally {
    await place.close();
  }
}

async function fillDatabase(pool: pg.Pool, config: Config, bundle: Bundle): Promise<void> {
  const { path, head, manifest, files } = bundle;
  const client = await pool.connect();
  try {
    if (await hasPortal(client))
      throw new ConfigError('DATABASE_URL: there is a portal in this database: restore into an empty one.');
  } finally {
    client.release();
  }
  await migrate(pool, new Set(head.migrations.map(({ name }) => name)));
  await inTransaction(pool, async (filling) => {
    const bringBack = await withoutConstraints(filling);
    const tables = openTables(filling, manifest);
    const entries = await readBundle(bundle, config.backupPassphrase, async (name, content) => {
      const [, table] = /^database\/([^/]+)\/\d+\.zst$/.exec(name) ?? [];
      if (table !== undefined) await tables.take(table, content);
      else if (name.startsWith('files/')) await files.putStream(keyOf(name), content);
      else if (name.startsWith('keys/')) await takeKey(config.dataDir, name, content);
    });
    await tables.end();
    compareEntries(bundle, manifest, entries);
    for (const sequence of manifest.sequences) await setSequence(filling, sequence);
    await bringBack();
    for (const { name, rows } of manifest.tables) {
      const count = await countRows(filling, name);
      if (count !== rows) throw new StartRefusal(`${path}: ${name} has ${count} rows of ${rows}.`);
    }
  });
  await migrate(pool);
  await pool.query('delete from public.backup_run'); // the bundles of the other machine are not here
  await pool.query('delete from public.disk_use'); // nor is its disk
  // nor do its nodes run, with which those of this one would have to agree
  await pool.query('update public.service_node set stopped_at = seen_at where stopped_at is null');
  await runMigrations({ pgPool: pool, logger: silent });
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

/** Restores tables one after another; all parts of a table follow each other. */
function openTables(client: pg.PoolClient, manifest: BundleManifest) {
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  let now: { table: string; packed: Writable; stored: Promise<void> } | undefined;
  const end = async () => {
    now?.packed.end();
    await now?.stored;
    now = undefined;
  };
  return {
    end,
    async take(table: string, content: Readable): Promise<void> {
      if (now?.table !== table) {
        await end();
        const packed = createZstdDecompress();
        const rows = client.query(copyFrom(`${copyOf(table, columnsOf.get(table) ?? [])} from stdin`));
        now = { table, packed, stored: pipeline(packed, rows) };
        now.stored.catch(() => undefined); // thrown by the waiting code
      }
      await Promise.race([pipeline(content, now.packed, { end: false }), now.stored]);
    },
  };
}

/** A file's key from its name in a bundle. Refuses a path that leads elsewhere. */
function keyOf(name: string): string {
  const key = name.slice('files/'.length);
  if (!isKey(key)) throw outside(name);
  return key;
}

const outside = (name: string) => new StartRefusal(`The bundle names a file outside of its place: ${name}`);

async function takeKey(dataDir: string, name: string, content: Readable): Promise<void> {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(name) || name.includes('..')) throw outside(name);
  const target = join(dataDir, name.replace(/^keys\//, ''));
  await mkdir(dirname(target), { recursive: true, mode: ownerOnly.folder });
  await pipeline(content, createWriteStream(target, { mode: ownerOnly.file, flush: true }));
}

/** Stores the bundle's secret in the database, encrypted again, or leaves it in the folder. */
async function settleSecret(
  config: Config,
  db: ReturnType<typeof openDatabase>['db'],
  bundle: Bundle,
): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', 'secret_key').execute();
  if (config.databaseUrl === undefined || config.secretKey !== undefined) return;
  let secret = '';
  await readBundle(bundle, config.backupPassphrase, async (name, content) => {
    if (name === 'keys/secret.key') secret = await text(content);
  });
  await loadSecret({
    given: undefined,
    shared: { db, url: config.databaseUrl },
    dataDir: config.dataDir,
    made: secret,
  });
  await rm(join(config.dataDir, 'secret.key'), { force: true });
}

/**
 * Opens the restored portal like the console, takes up again what waited in the queue of jobs, and recomputes the
 * register of certificates.
 */
async function prove(config: Config, log: Log): Promise<Pick<Restored, 'certificates' | 'trouble'>> {
  const { portal, close } = await openPortal(config, { log, mayMake: false });
  try {
    const context = contextOf(portal, visitor);
    await recordWaiting(context);
    await queueHeld(context);
    await continueImports(context);
    const { entries, trouble } = await checkRegister(context);
    return { certificates: entries, trouble };
  } finally {
    await close();
  }
}
