import type { ServiceCheck, ServiceState, StateLevel } from '../../../contract/service-state/calls.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A node without a heartbeat for this long counts as dead; each has one a minute. */
export const silentMilliseconds = 3 * 60_000;
/** A node silent for this long counts as removed. */
const forgottenMilliseconds = day;
/** The period that the screen shows. */
export const availabilityDays = 90;

/** The most bundles that the screen lists, more than BACKUP_KEEP leaves. */
export const bundlesShown = 30;
/** The most updates, and actions of administrators, that 'Qué cambió' lists; the audit has all actions. */
export const updatesShown = 12;
export const actionsShown = 8;
/** The file extension of an encrypted bundle. */
export const isEncryptedBundle = (name: string): boolean => name.endsWith('.age');

/** A bundle or a rehearsal, finished or failed. */
export interface BackupRun {
  endedAt: Date;
  failure: string | null;
}

interface BackupFacts {
  now: Date;
  lastGood: Date | null;
  last: BackupRun | null;
}

/**
 * The level of the bundles by their age, and a warning at least while nothing can be written where they go, or while that
 * is the disk from which they are to save the portal.
 */
export function backupLevel(facts: BackupFacts & { place: ServiceState['backup']['place'] }): StateLevel {
  const level = bundleAgeLevel(facts);
  const isPlaceGood = facts.place.problem === null && !facts.place.isOnDataDisk;
  return level === 'ok' && !isPlaceGood ? 'attention' : level;
}

/** A failed last try is an error, and so is a missed night after the next one. */
function bundleAgeLevel({ now, lastGood, last }: BackupFacts): StateLevel {
  if (last !== null && last.failure !== null) return 'trouble';
  if (lastGood === null) return 'attention';
  const age = now.getTime() - lastGood.getTime();
  if (age > 2 * day + 2 * hour) return 'trouble';
  return age > day + 2 * hour ? 'attention' : 'ok';
}

export function rehearsalLevel({ now, lastGood, last }: BackupFacts): StateLevel {
  if (last !== null && last.failure !== null) return 'trouble';
  if (lastGood === null) return 'attention';
  return now.getTime() - lastGood.getTime() > 14 * day ? 'attention' : 'ok';
}

/** A replica a minute behind is useless: all reads wait for it in vain or go to the primary. */
export function databaseLevel({
  milliseconds,
  replica,
}: {
  milliseconds: number;
  replica: { lagSeconds: number | null } | null;
}): StateLevel {
  const isFollowed = replica === null || (replica.lagSeconds !== null && replica.lagSeconds < 60);
  return milliseconds > 1000 || !isFollowed ? 'attention' : 'ok';
}

/** The days of use that the pace of a disk is reckoned from, and the fewest that say anything. */
export const paceDays = 30;
const fewestPaceDays = 7;

/** The use of a disk at the first of the last days, now, and the room that is left. */
interface DiskPace {
  now: Date;
  before: { at: Date; usedBytes: number };
  usedBytes: number;
  freeBytes: number;
}

/** The instant at which a disk is full at its pace; null if it does not fill, or if the time is too short to tell. */
export function diskFullAt({ now, before, usedBytes, freeBytes }: DiskPace): Date | null {
  const passed = now.getTime() - before.at.getTime();
  const grown = usedBytes - before.usedBytes;
  if (passed < fewestPaceDays * day || grown <= 0) return null;
  const instant = new Date(now.getTime() + (freeBytes / grown) * passed);
  return Number.isNaN(instant.getTime()) ? null : instant; // beyond the calendar
}

/** A disk that has room is a warning if it is full within a month. */
export function diskLevel(state: 'ok' | 'low' | 'full' | 'away', fullAt: Date | null, now: Date): StateLevel {
  if (state === 'full' || state === 'away') return 'trouble';
  const isSoon = fullAt !== null && fullAt.getTime() - now.getTime() < 30 * day;
  return state === 'low' || isSoon ? 'attention' : 'ok';
}

/** Renewing a key's certificate takes months if an authority issues it. */
export function signingKeyLevel(validTo: Date | null, now: Date): StateLevel {
  if (validTo === null) return 'trouble';
  const left = validTo.getTime() - now.getTime();
  if (left < 14 * day) return 'trouble';
  return left < 120 * day ? 'attention' : 'ok';
}

/** Letters that wait for over an hour are stuck, and so is a mail server that has taken none of them since. */
export function mailLevel({
  hasServer,
  failed,
  oldestSeconds,
}: {
  hasServer: boolean;
  failed: number;
  oldestSeconds: number;
}): StateLevel {
  if (!hasServer) return 'attention';
  if (oldestSeconds > 3600) return 'trouble';
  return failed > 0 ? 'attention' : 'ok';
}

/** The end of the name of an early warning: its check does not fail yet. */
export const earlySuffix = ':early';

/** The name under which a place of bundles that cannot be written is noted, for Inicio. */
export const placeWarning = 'backup:place';

/**
 * True for a warning that administrators are written before it becomes a failure. Others are over by themselves (a slow
 * answer, a job that takes long), or known from the first start on (no mail server, no bundle yet).
 */
export function isToldEarly(
  check: ServiceCheck,
  state: Pick<ServiceState, ServiceCheck | 'checkedAt'>,
): boolean {
  if (state[check].level !== 'attention') return false;
  if (check === 'backup') return state.backup.place.problem !== null || isBundleLate(state);
  if (check === 'rehearsal') return state.rehearsal.last !== null;
  return check === 'disk' || check === 'signingKey' || check === 'nodes';
}

/** True for bundles that grew old; one that lies on the wrong disk was known to. */
function isBundleLate({ backup: { last }, checkedAt }: Pick<ServiceState, 'backup' | 'checkedAt'>) {
  if (last === null) return false;
  const of = { now: new Date(checkedAt), lastGood: new Date(last.at), last: null };
  return bundleAgeLevel(of) !== 'ok';
}

/** A job normally waits for a second. One that gave up begins again only when somebody asks. */
export function jobLevel({ oldestSeconds, failed }: { oldestSeconds: number; failed: number }): StateLevel {
  if (oldestSeconds > 3600) return 'trouble';
  return oldestSeconds > 900 || failed > 0 ? 'attention' : 'ok';
}

export interface NodeSign {
  seenAt: Date;
  stoppedAt: Date | null;
}

/** True while a node is alive; undefined for one that was stopped or removed. */
export function nodeState({ seenAt, stoppedAt }: NodeSign, now: Date): 'answering' | 'silent' | undefined {
  const silence = now.getTime() - seenAt.getTime();
  if (stoppedAt !== null || silence > forgottenMilliseconds) return undefined;
  return silence > silentMilliseconds ? 'silent' : 'answering';
}

interface Outage {
  begin: Date;
  end: Date;
}

/** The share of the time between two instants in which a node was up, in hundredths of a percent, rounded down. */
export function availabilityShare(outages: readonly Outage[], from: Date, to: Date): number {
  const span = to.getTime() - from.getTime();
  if (span <= 0) return 10_000;
  const lost = outages.reduce(
    (sum, outage) =>
      sum +
      Math.max(
        0,
        Math.min(outage.end.getTime(), to.getTime()) - Math.max(outage.begin.getTime(), from.getTime()),
      ),
    0,
  );
  return Math.floor((10_000 * (span - lost)) / span);
}

/** The kept bundles: the newest of this many days, weeks and months. */
export interface BundlesKept {
  days: number;
  weeks: number;
  months: number;
}

/** Bundles of updates, of starts and of the button; somebody may still need the last ones for the way back. */
const unscheduledKept = 3;

export const unscheduledToRemove = <Bundle extends { endedAt: Date }>(bundles: readonly Bundle[]): Bundle[] =>
  newestFirst(bundles).slice(unscheduledKept);

/** The bundles that may go: not those on which one rests that stays. */
export function withoutBases<Bundle extends { path: string; base: string | null }>(
  made: readonly Bundle[],
  old: readonly Bundle[],
): Bundle[] {
  const going = new Set(old);
  const bases = new Set(made.filter((bundle) => !going.has(bundle)).map(({ base }) => base));
  return old.filter(({ path }) => !bases.has(nameOfBundle(path)));
}

const nameOfBundle = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const newestFirst = <Bundle extends { endedAt: Date }>(bundles: readonly Bundle[]): Bundle[] =>
  bundles.toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());

/**
 * The bundles to remove: the newest of each of the last days, weeks (from Monday) and months stays, and always the
 * newest of all. `dayOf` gives the calendar day of an instant, 'YYYY-MM-DD'.
 */
export function bundlesToRemove<Bundle extends { endedAt: Date }>(
  bundles: readonly Bundle[],
  kept: BundlesKept,
  dayOf: (instant: Date) => string,
): Bundle[] {
  const made = newestFirst(bundles);
  const staying = new Set<Bundle>(made.slice(0, 1));
  const keepNewest = (count: number, periodOf: (day: string) => string) => {
    const newest = new Map<string, Bundle>();
    for (const bundle of made) {
      const period = periodOf(dayOf(bundle.endedAt));
      if (!newest.has(period)) newest.set(period, bundle);
    }
    for (const bundle of [...newest.values()].slice(0, count)) staying.add(bundle);
  };
  keepNewest(kept.days, (date) => date);
  keepNewest(kept.weeks, (date) => {
    const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(date);
    return `${yearOfWeek}-${weekOfYear}`;
  });
  keepNewest(kept.months, (date) => date.slice(0, 7));
  return made.filter((bundle) => !staying.has(bundle));
}
