import { basename, join } from 'node:path';
import type { Config } from '../../context/config.ts';
import { type BackupOutcome, recordBackup } from '../../features/service-state/backup-runs.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openBundleStore } from '../../platform/files/bundle-store.ts';
import type { Log } from '../../platform/log.ts';
import { StartRefusal } from '../../platform/process/start-refusal.ts';
import { openFileStore } from '../file-store.ts';
import { backUp } from './back-up.ts';

const recentMilliseconds = 3_600_000;

/** The place of bundles that nobody named one for. */
export const placeOfBundles = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  backupDir ?? join(dataDir, 'backups');

/** The instant of a bundle's name, aula-20261124T221005Z.tar. */
function madeAt(path: string): number {
  const [, day, time] = /(\d{8})T(\d{6})Z\./.exec(basename(path)) ?? [];
  if (day === undefined || time === undefined) return 0;
  const date = day.replace(/(....)(..)(..)/, '$1-$2-$3');
  return Date.parse(`${date}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
}

/**
 * Makes a bundle of an embedded portal that another version is about to change (spec 13.13), unless one of the last hour is
 * there, as deploy/update.sh leaves it. Refuses the start where it cannot be made. What it gives records the bundle, once the
 * tables for that are there.
 */
export async function backUpBeforeMigrations(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  config: Config,
  log: Log,
): Promise<() => Promise<void>> {
  const place = placeOfBundles(config);
  const startedAt = new Date();
  try {
    const newest = (await (await openBundleStore(place, config.backupS3)).list()).at(-1);
    if (newest !== undefined && startedAt.getTime() - madeAt(newest.path) < recentMilliseconds)
      return async () => undefined;
    const files = await openFileStore(config);
    const { path, bytes, manifest } = await backUp({ config, files, db, pool, now: startedAt }, place);
    log.info({ bundle: path, bytes }, 'a bundle was made before the migrations');
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const count = manifest.entries.filter(({ name }) => name.startsWith('files/')).length;
    const outcome: BackupOutcome = { path, bytes, rows, files: count };
    const clock = { now: () => new Date() };
    return () => recordBackup({ db, clock }, { kind: 'backup', startedAt, isScheduled: false }, outcome);
  } catch (error) {
    throw new StartRefusal(
      `This version changes the database, and the bundle before that could not be made at ${place}: ${(error as Error).message}. Make room, or name another place in BACKUP_DIR.`,
    );
  }
}
