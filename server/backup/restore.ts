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
import { visitor } from '../../contract/caller.ts';
import { openDataPlace } from '../boot/data-place.ts';
import { openFileStore } from '../boot/file-store.ts';
import { openPortal } from '../boot/open-portal.ts';
import { joinRestored } from '../boot/portal-identity.ts';
import { type Config, ConfigError } from '../context/config.ts';
import { contextOf } from '../context/context.ts';
import { queueHeld } from '../features/certificates/held-certificates.ts';
import { recordWaiting } from '../features/certificates/making/record-certificate.ts';
import { checkRegister } from '../features/certificates/register/check-register.ts';
import { continueImports } from '../features/people-import/run-import.ts';
import { loadSecret } from '../platform/crypto/keys.ts';
import { openAvailability } from '../platform/database/availability.ts';
import { openDatabase } from '../platform/database/database.ts';
import { migrate, refuseUnknownMigrations } from '../platform/database/migrations.ts';
import { stopAbandonedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { findBundle, type StoredBundle } from '../platform/files/bundle-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { ownerOnly } from '../platform/files/owner-only.ts';
import type { Log } from '../platform/log.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import { removeSharedPem } from '../platform/signing/shared-key.ts';
import { type CheckedBundle, checkBundle, readBundle } from './bundle.ts';
import { baseOf, fileEntriesOf, type WholeBundle } from './bundle-base.ts';
import { type BundleHead, type BundleManifest, compareEntries, placeOf } from './bundle-contents.ts';
import {
  copyOf,
  countRows,
  hasPortal,
  listTables,
  setSequence,
  withoutConstraints,
} from './database-copy.queries.ts';

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

/** Why the maker of a bundle is trusted that no passphrase sealed. */
export interface BundleTrust {
  /** The person who restores it says so. */
  isUnsealed?: boolean;
  /** SHA-256 of the file that the database stored when it was made, hexadecimal. */
  sha256?: string | undefined;
}

const silent = new Logger(() => () => undefined);

/** Everything is made here first, on the same disk, and moved into place at the end. */
const workFolder = '.restoring';

/**
 * Restores a portal from a bundle (spec 13.13), into the DATA_DIR and database of the settings. Compares every byte of
 * the bundle before anything is made, and again while writing; then counts every table and recomputes the register of
 * certificates. A break there is only told: it came with the bundle, which may be the last one. Refuses a place with a
 * portal, a bundle of a newer version, a damaged one, and one whose maker nothing proves and nobody vouches for. On
 * failure, changes in DATA_DIR are removed; an external database that was filled stays for inspection.
 */
export async function restore(
  config: Config,
  log: Log,
  path: string,
  trust: BundleTrust = {},
): Promise<Restored> {
  await refuseFilledFolder(config.dataDir);
  const bundle = await requireBundle(config, path);
  const checked = await checkBundle(bundle, config.backupPassphrase);
  refuseUntrusted(config, bundle, checked, trust);
  const base = await baseOf({ ...bundle, ...checked }, config);
  const { head, manifest } = checked;
  await refuseUnknownMigrations(head.migrations);
  const work = join(config.dataDir, workFolder);
  await stopAbandonedPostgres({ dataDir: join(work, 'postgres'), log: (line) => log.info(line) }); // of one that was killed
  await rm(work, { recursive: true, force: true });
  const isFilledInPlace = await linkFiles(config.dataDir, work);
  const inWork: Config = { ...config, dataDir: work, demo: false };
  const files = await openFileStore(inWork);
  await refuseFilledStore(files);
  try {
    await fill(inWork, log, { ...bundle, head, manifest, files, base });
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

function refuseUntrusted(
  { backupPassphrase }: Config,
  { path }: StoredBundle,
  { sha256 }: CheckedBundle,
  trust: BundleTrust,
): void {
  if (trust.sha256 !== undefined && trust.sha256 !== sha256)
    throw new StartRefusal(`${path} is not the file that was made: somebody put another one in its place.`);
  if (backupPassphrase !== undefined || trust.sha256 !== undefined || trust.isUnsealed === true) return;
  throw new StartRefusal(
    `${path} has no seal, because it was made without BACKUP_PASSPHRASE: whoever can write where it lies can have put ` +
      'an administrator of their own, or another key, into it. If you know where it was since it was made, add --unsealed.',
  );
}

/** Refuses a path or address without a bundle. */
export async function requireBundle({ backupS3 }: Config, path: string): Promise<StoredBundle> {
  const bundle = await findBundle(path, backupS3);
  if (bundle === undefined) throw new StartRefusal(`There is no bundle ${path}.`);
  return bundle;
}

/** The keys of a bundle's files. */
const filesOf = (manifest: BundleManifest): string[] =>
  fileEntriesOf(manifest).map(({ name }) => name.slice('files/'.length));

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
  base: WholeBundle | undefined;
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
  const named = new Set(manifest.entries.map(({ name }) => name));
  await inTransaction(pool, async (filling) => {
    await refuseForeignTables(filling, bundle);
    const bringBack = await withoutConstraints(filling);
    const tables = openTables(filling, manifest);
    const { entries } = await readBundle(bundle, config.backupPassphrase, async (name, content) => {
      const place = placeOf(name);
      if (place === undefined || place.kind === 'whole') return;
      if (!named.has(name)) throw new StartRefusal(`${path} was changed while it was read: ${name} is new.`);
      if (place.kind === 'rows') await tables.take(place.table, content);
      else if (place.kind === 'file') await files.putStream(place.key, content);
      else if (place.path !== null) await takeKey(join(config.dataDir, place.path), content);
    });
    await tables.end();
    compareEntries(path, manifest, entries);
    await takeFilesOfBase(bundle, config);
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

/** Stores the files that lie in the bundle on which this one rests. */
async function takeFilesOfBase({ manifest, base, files }: Bundle, config: Config): Promise<void> {
  if (base === undefined) return;
  const wanted = new Set(manifest.base?.files.map(({ name }) => name));
  const { entries } = await readBundle(base, config.backupPassphrase, async (name, content) => {
    const place = placeOf(name);
    if (place?.kind === 'file' && wanted.has(name)) await files.putStream(place.key, content);
  });
  compareEntries(base.path, base.manifest, entries);
}

/** Refuses rows of a table that is not the portal's, or that the manifest does not count. */
async function refuseForeignTables(client: pg.PoolClient, { path, manifest }: Bundle): Promise<void> {
  const own = new Set((await listTables(client)).map(({ name }) => name));
  const counted = new Set(manifest.tables.map(({ name }) => name));
  const parts = manifest.entries.flatMap(({ name }) => {
    const place = placeOf(name);
    return place?.kind === 'rows' && !counted.has(place.table) ? [place.table] : [];
  });
  const foreign = [...counted].find((name) => !own.has(name)) ?? parts[0];
  if (foreign !== undefined)
    throw new StartRefusal(`${path} has rows of ${foreign}, which is no table of a portal.`);
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

async function takeKey(target: string, content: Readable): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: ownerOnly.folder });
  await pipeline(content, createWriteStream(target, { mode: ownerOnly.file, flush: true }));
}

/** Stores the bundle's secret in the database, encrypted again, or leaves it in the folder. */
async function settleSecret(
  config: Config,
  db: ReturnType<typeof openDatabase>['db'],
  bundle: Bundle,
): Promise<void> {
  // the key that signs, sealed with the other portal's secret, lies in the folder of keys too
  await removeSharedPem(db);
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
