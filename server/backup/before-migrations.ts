import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { openFileStore } from '../boot/file-store.ts';
import { lastSignOfNode } from '../boot/portal-identity.queries.ts';
import type { Config } from '../context/config.ts';
import { type BackupOutcome, recordBackup } from '../features/service-state/backup-runs.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { placeOfBundles } from '../platform/files/bundle-place.ts';
import { findBundle } from '../platform/files/bundle-store.ts';
import { ownerOnly } from '../platform/files/owner-only.ts';
import type { Log } from '../platform/log.ts';
import { StartRefusal } from '../platform/process/start-refusal.ts';
import { backUp } from './back-up.ts';

/** Beside the portal's data: the bundle of a start that has not brought the database to its version yet. */
const markName = 'before-migrations.json';

interface Mark {
  /** The database's time when the bundle was begun. */
  since: string;
  outcome: BackupOutcome & { path: string };
}

/**
 * Makes a bundle of a portal that another version is about to change (spec 13.13): it is stopped, so that nothing can
 * be saved after it. A start that is tried again keeps the bundle that the one before made, as nothing was saved since.
 * Refuses the start where none can be made. What it gives records the bundle, once the tables for that are there.
 */
export async function backUpBeforeMigrations(
  database: Pick<OpenDatabase, 'db' | 'pool'>,
  config: Config,
  log: Log,
): Promise<() => Promise<void>> {
  const place = placeOfBundles(config);
  const mark = join(config.dataDir, markName);
  try {
    const { since, outcome } =
      (await earlierBundle(mark, config, database.pool)) ?? (await make(database, config, log));
    await writeFile(mark, JSON.stringify({ since, outcome } satisfies Mark), {
      mode: ownerOnly.file,
      flush: true,
    });
    const run = { kind: 'backup', startedAt: new Date(since), isScheduled: false } as const;
    return async () => {
      await recordBackup({ db: database.db, clock: { now: () => new Date() } }, run, outcome);
      await rm(mark);
    };
  } catch (error) {
    throw new StartRefusal(
      `This version changes the database, and the bundle before that could not be made at ${place}: ${(error as Error).message}. Make room, or name another place in BACKUP_DIR.`,
    );
  }
}

async function make(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  config: Config,
  log: Log,
): Promise<Mark> {
  const now = await databaseTime(pool);
  const files = await openFileStore(config);
  const made = await backUp({ config, files, db, pool, now }, placeOfBundles(config));
  const { path, bytes, manifest, sha256 } = made;
  log.info({ bundle: path, bytes }, 'a bundle was made before the migrations');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const count = manifest.entries.filter(({ name }) => name.startsWith('files/')).length;
  return { since: now.toISOString(), outcome: { path, bytes, rows, files: count, sha256 } };
}

/** The bundle of an earlier try, if it is there and no portal has served since; each one that serves gives signs. */
async function earlierBundle(mark: string, { backupS3 }: Config, pool: pg.Pool): Promise<Mark | undefined> {
  const text = await readFile(mark, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const earlier = JSON.parse(text) as Mark;
  const isThere = (await findBundle(earlier.outcome.path, backupS3)) !== undefined;
  const lastSign = await lastSignOfNode(pool);
  return isThere && lastSign !== undefined && lastSign < new Date(earlier.since) ? earlier : undefined;
}

async function databaseTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date();
}
