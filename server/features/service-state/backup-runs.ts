import { basename, dirname } from 'node:path';
import { Refusal, type RefusalCode, sentence } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { ageFile, ageKeysFor, ageKeysOf, ageKeysText } from '../../platform/crypto/age-file.ts';
import { decrypt, encrypt } from '../../platform/crypto/keys.ts';
import { placeOfBundles } from '../../platform/files/bundle-place.ts';
import { findBundle, openBundleStore, type StoredBundle } from '../../platform/files/bundle-store.ts';
import { recordAudit } from '../audit/audit.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import * as queries from './service-state.queries.ts';
import {
  type BundlesKept,
  bundlesToRemove,
  isEncryptedBundle,
  unscheduledToRemove,
  withoutBases,
} from './service-state.rules.ts';

/** The result of a bundle or rehearsal; `path` is the bundle's. */
export type BackupOutcome =
  | { path: string; bytes: number; rows: number; files: number; sha256?: string; base?: string | null }
  | { path: string | null; failure: string };

/** Stores the result of a bundle or rehearsal that began at `startedAt` and ended now. */
export function recordBackup(
  { db, clock }: Pick<Context, 'db'> & { clock: Pick<Context['clock'], 'now'> },
  run: { kind: queries.BackupKind; startedAt: Date; isScheduled: boolean },
  outcome: BackupOutcome,
): Promise<void> {
  const nothing = { bytes: null, rows: null, files: null, failure: null, sha256: null, base: null };
  return queries.insertBackupRun(db, { ...run, endedAt: clock.now(), ...nothing, ...outcome });
}

/** The last rehearsal, finished or failed; undefined if none ran yet. */
export const findLastRehearsal = ({ db }: Pick<Context, 'db'>) => queries.findLastRun(db, 'rehearsal');
export type LastRehearsal = Awaited<ReturnType<typeof findLastRehearsal>>;

/** The newest verified bundle, and what the file was when it was made; undefined without one. */
export async function findNewestBundle({
  db,
}: Pick<Context, 'db'>): Promise<{ path: string; sha256: string | null; madeAt: Date } | undefined> {
  const newest = await queries.findLastGoodRun(db, 'backup');
  return newest?.path == null
    ? undefined
    : { path: newest.path, sha256: newest.sha256, madeAt: newest.endedAt };
}

/**
 * Removes the scheduled bundles that are no longer kept, by BACKUP_KEEP unless `kept` says otherwise, and of the others
 * all but the last three, but none on which a kept one rests, only at this portal's own place: a restored copy knows the
 * original's bundles and would remove them. Does nothing for a day after a clock jump.
 */
export async function removeOldBundles(
  { db, clock, config, log }: Context,
  kept: BundlesKept = config.backupKeep,
): Promise<number> {
  if (clock.hasJumped()) return 0;
  const place = placeOfBundles(config);
  const made = (await queries.listBundlesWithOrigin(db)).filter(({ path }) => dirname(path) === place);
  const dayOf = (instant: Date) => calendarDate(instant, config.timeZone);
  const scheduled = made.filter(({ isScheduled }) => isScheduled);
  const others = made.filter(({ isScheduled }) => !isScheduled);
  const old = withoutBases(made, [
    ...bundlesToRemove(scheduled, kept, dayOf),
    ...unscheduledToRemove(others),
  ]);
  const store = await openBundleStore(place, config.backupS3);
  for (const { id, path } of old) {
    await store.remove(basename(path));
    await queries.markRemoved(db, id, clock.now());
    log.info({ bundle: path }, 'an old bundle was removed');
  }
  return old.length;
}

async function findStoredBundle({ db, config }: Context, id: number): Promise<StoredBundle> {
  const found = await queries.findBundleOf(db, id);
  if (found?.base != null) throw new Refusal('bundleIsPart');
  const bundle = found === undefined ? undefined : await findBundle(found.path, config.backupS3);
  if (bundle === undefined) throw new Refusal('bundleGone');
  return bundle;
}

/**
 * Opens a bundle for a download (spec 13.15), always encrypted: one that was stored so as it is, another with the key of
 * its link. Refuses (404) an unknown one, or one no longer at its place, (409) one that rests on another, and (400) one
 * without its key.
 */
export async function openBundle(context: Context, id: number, key?: string) {
  const bundle = await findStoredBundle(context, id);
  const name = basename(bundle.path);
  // a changed file gets another name
  if (isEncryptedBundle(name)) return { name, tag: name, sizeBytes: bundle.bytes, body: bundle.read };
  const keys = ageKeysOf(openedKey(context, key));
  const file = ageFile({ sizeBytes: bundle.bytes, read: bundle.read }, keys);
  return { name: `${name}.age`, tag: `${name}.${keys.nonce.toString('hex')}`, ...file };
}

/** The keys in a link. They are sealed: who sees the address alone opens nothing. */
function openedKey({ keys }: Context, key: string | undefined): string {
  try {
    if (key !== undefined) return decrypt(keys.bundle, Buffer.from(key, 'base64url'));
  } catch {
    // sealed elsewhere, or changed: as good as none
  }
  throw new Refusal('bundleNeedsPassphrase');
}

/**
 * Records that the caller downloads a bundle and notifies the other administrators. Returns the key that its link
 * carries, made from the passphrase, if the bundle was not stored encrypted. Refuses (404, 409) like `openBundle`, and
 * (400) a missing passphrase, or one typed in two ways.
 */
export async function handOutBundle(
  context: Context,
  id: number,
  typed: { passphrase?: string | undefined; again?: string | undefined } = {},
): Promise<string | undefined> {
  const { path, bytes } = await findStoredBundle(context, id);
  const bundle = basename(path);
  const key = isEncryptedBundle(bundle) ? undefined : await keyFrom(context, typed);
  await transaction(context, async (inside) => {
    await recordAudit(inside, 'export.backup', 'portal', { bundle, bytes });
    await tellAdministrators(inside, 'export.backup');
  });
  return key;
}

async function keyFrom(
  { keys }: Context,
  { passphrase, again }: { passphrase?: string | undefined; again?: string | undefined },
): Promise<string> {
  if (passphrase === undefined) throw refusalAt('Passphrase', 'bundleNeedsPassphrase');
  if (passphrase !== again) throw refusalAt('PassphraseAgain', 'passphrasesDiffer');
  return encrypt(keys.bundle, ageKeysText(await ageKeysFor(passphrase))).toString('base64url');
}

const refusalAt = (field: string, code: RefusalCode) =>
  new Refusal(code, { errors: [{ field, message: sentence(code) }] });

const rememberedDays = 400;

/**
 * Deletes runs, outages and nodes of more than thirteen months ago, and failed runs of the schedule; existing bundles
 * stay listed.
 */
export async function forgetOldState({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await queries.deleteOldState(db, new Date(clock.now().getTime() - rememberedDays * 24 * 3_600_000));
  await queries.deleteFailedRuns(db);
}
