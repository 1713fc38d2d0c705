import { basename, dirname } from 'node:path';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { findBundle, openBundleStore } from '../../platform/files/bundle-store.ts';
import { recordAudit } from '../audit/audit.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import * as queries from './service-state.queries.ts';
import { bundlesToRemove, isEncryptedBundle } from './service-state.rules.ts';

/** The result of a bundle or rehearsal; `path` is the bundle's. */
export type BackupOutcome =
  | { path: string; bytes: number; rows: number; files: number }
  | { path: string | null; failure: string };

/** Stores the result of a bundle or rehearsal that began at `startedAt` and ended now. */
export function recordBackup(
  { db, clock }: Pick<Context, 'db'> & { clock: Pick<Context['clock'], 'now'> },
  run: { kind: queries.BackupKind; startedAt: Date; isScheduled: boolean },
  outcome: BackupOutcome,
): Promise<void> {
  const nothing = { bytes: null, rows: null, files: null, failure: null };
  return queries.insertBackupRun(db, { ...run, endedAt: clock.now(), ...nothing, ...outcome });
}

/** The last rehearsal, finished or failed; undefined if none ran yet. */
export const findLastRehearsal = ({ db }: Pick<Context, 'db'>) => queries.findLastRun(db, 'rehearsal');
export type LastRehearsal = Awaited<ReturnType<typeof findLastRehearsal>>;

/** The newest verified bundle; undefined without one. */
export async function findNewestBundle({ db }: Pick<Context, 'db'>): Promise<string | undefined> {
  return (await queries.findLastGoodRun(db, 'backup'))?.path ?? undefined;
}

/**
 * Removes the scheduled bundles that BACKUP_KEEP no longer keeps, only at this portal's own place: a restored copy
 * knows the original's bundles and would remove them. Does nothing for a day after a clock jump.
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

/** Opens a bundle for a download (spec 13.15). Refuses (404) an unknown one, or one no longer at its place. */
export async function openBundle({ db, config }: Context, id: number) {
  const path = await queries.findBundlePath(db, id);
  const bundle = path === undefined ? undefined : await findBundle(path, config.backupS3);
  if (bundle === undefined) throw new Refusal('bundleGone');
  const name = basename(bundle.path);
  return {
    name,
    tag: name, // a changed file gets another name
    sizeBytes: bundle.bytes,
    body: bundle.read,
    isEncrypted: isEncryptedBundle(name),
  };
}

/** Records that the caller downloads a bundle and notifies the other administrators. Refuses like `openBundle`. */
export async function handOutBundle(context: Context, id: number): Promise<void> {
  const { name, sizeBytes } = await openBundle(context, id);
  await transaction(context, async (inside) => {
    await recordAudit(inside, 'export.backup', 'portal', { bundle: name, bytes: sizeBytes });
    await tellAdministrators(inside, 'export.backup');
  });
}

const rememberedDays = 400;

/**
 * Deletes runs, outages and nodes of more than thirteen months ago, and failed runs of the schedule; existing bundles
 * stay listed.
 */
export async function forgetOldState({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await queries.deleteOldState(db, new Date(clock.now().getTime() - rememberedDays * 24 * 3_600_000));
  await queries.deleteFailedRuns(db);
}
