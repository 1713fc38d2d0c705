import { basename, dirname } from 'node:path';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { openBundleStore } from '../../platform/files/bundle-store.ts';
import * as queries from './service-state.queries.ts';
import { bundlesToRemove } from './service-state.rules.ts';

/** The end of a bundle or of a rehearsal; `path` is the bundle's. */
export type BackupOutcome =
  | { path: string; bytes: number; rows: number; files: number }
  | { path: string | null; failure: string };

/** Stores what became of a bundle or a rehearsal that began at `startedAt` and ended now. */
export function recordBackup(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  run: { kind: queries.BackupKind; startedAt: Date; isScheduled: boolean },
  outcome: BackupOutcome,
): Promise<void> {
  const nothing = { bytes: null, rows: null, files: null, failure: null };
  return queries.insertBackupRun(db, { ...run, endedAt: clock.now(), ...nothing, ...outcome });
}

/** The newest bundle that is known to be whole; undefined where there is none. */
export async function findNewestBundle({ db }: Pick<Context, 'db'>): Promise<string | undefined> {
  return (await queries.findLastGoodRun(db, 'backup'))?.path ?? undefined;
}

/**
 * Removes the scheduled bundles that BACKUP_KEEP no longer keeps, and only those at this portal's own place: a restored
 * copy of the portal knows the bundles of the other, and would remove them. Does nothing for a day after the clock jumped.
 */
export async function removeOldBundles({ db, clock, config, log }: Context): Promise<number> {
  const { backupDir, backupS3 } = config;
  if (backupDir === undefined || clock.hasJumped()) return 0;
  const made = await queries.listScheduledBundles(db);
  const bundles = made.filter(({ path }) => dirname(path) === backupDir);
  const old = bundlesToRemove(bundles, config.backupKeep, (instant) =>
    calendarDate(instant, config.timeZone),
  );
  const store = await openBundleStore(backupDir, backupS3);
  for (const { id, path } of old) {
    await store.remove(basename(path));
    await queries.markRemoved(db, id, clock.now());
    log.info({ bundle: path }, 'an old bundle was removed');
  }
  return old.length;
}

const rememberedDays = 400;

/** Forgets runs, outages and nodes of more than thirteen months ago; bundles that are still there stay known. */
export const forgetOldState = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  queries.deleteOldState(db, new Date(clock.now().getTime() - rememberedDays * 24 * 3_600_000));
