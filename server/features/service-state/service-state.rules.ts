import type { StateLevel } from '../../../contract/calls/estado.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A node that gave no sign for so long does not answer any more; each gives one a minute. */
export const silentMilliseconds = 3 * 60_000;
/** A node that was silent for this long counts as removed. */
const forgottenMilliseconds = day;
/** How far the screen looks back. */
export const availabilityDays = 90;

/** The bundles that the screen offers: more than BACKUP_KEEP leaves of them. */
export const bundlesShown = 30;
/** age's own ending, which a bundle with a passphrase gets. */
export const isEncryptedBundle = (name: string): boolean => name.endsWith('.age');

/** A bundle or a rehearsal, finished or failed. */
export interface BackupRun {
  endedAt: Date;
  failure: string | null;
}

interface BackupFacts {
  now: Date;
  /** A bundle is made every night. */
  isScheduled: boolean;
  lastGood: Date | null;
  last: BackupRun | null;
}

/**
 * The level of the bundles: a failed last try is trouble, and so is a missed night after the next one. Without a schedule
 * somebody should look at it when none is a week old.
 */
export function backupLevel({ now, isScheduled, lastGood, last }: BackupFacts): StateLevel {
  if (last !== null && last.failure !== null) return 'trouble';
  if (lastGood === null) return 'attention';
  const age = now.getTime() - lastGood.getTime();
  if (!isScheduled) return age > 7 * day ? 'attention' : 'ok';
  if (age > 2 * day + 2 * hour) return 'trouble';
  return age > day + 2 * hour ? 'attention' : 'ok';
}

export function rehearsalLevel({ now, lastGood, last }: Omit<BackupFacts, 'isScheduled'>): StateLevel {
  if (last !== null && last.failure !== null) return 'trouble';
  if (lastGood === null) return 'attention';
  return now.getTime() - lastGood.getTime() > 14 * day ? 'attention' : 'ok';
}

/** A replica that is a minute behind answers nothing any more: all reads wait for it in vain, or go to the primary. */
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

export const diskLevel = (state: 'ok' | 'low' | 'full'): StateLevel =>
  ({ ok: 'ok', low: 'attention', full: 'trouble' })[state] as StateLevel;

/** A certificate of a key is renewed in months, where an authority gives it. */
export function signingKeyLevel(validTo: Date | null, now: Date): StateLevel {
  if (validTo === null) return 'trouble';
  const left = validTo.getTime() - now.getTime();
  if (left < 14 * day) return 'trouble';
  return left < 120 * day ? 'attention' : 'ok';
}

/** Letters that wait longer than an hour do not go out. */
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

/** A job waits for a second where all is well. */
export function jobLevel(oldestSeconds: number): StateLevel {
  if (oldestSeconds > 3600) return 'trouble';
  return oldestSeconds > 900 ? 'attention' : 'ok';
}

export interface NodeSign {
  seenAt: Date;
  stoppedAt: Date | null;
}

/** Undefined for a node that was stopped or taken away, else whether it still gives signs. */
export function nodeState({ seenAt, stoppedAt }: NodeSign, now: Date): 'answering' | 'silent' | undefined {
  const silence = now.getTime() - seenAt.getTime();
  if (stoppedAt !== null || silence > forgottenMilliseconds) return undefined;
  return silence > silentMilliseconds ? 'silent' : 'answering';
}

interface Outage {
  begin: Date;
  end: Date;
}

/** The share of the time between two instants in which a node answered, in hundredths of a percent, rounded down. */
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

/** The bundles that are kept: the newest of this many days, weeks and months. */
export interface BundlesKept {
  days: number;
  weeks: number;
  months: number;
}

/**
 * The bundles that are no longer kept: of each of the newest days, weeks (from Monday) and months the newest stays, and
 * the newest of all always. `dayOf` gives the calendar day of an instant, 'YYYY-MM-DD'.
 */
export function bundlesToRemove<Bundle extends { endedAt: Date }>(
  bundles: readonly Bundle[],
  kept: BundlesKept,
  dayOf: (instant: Date) => string,
): Bundle[] {
  const newestFirst = bundles.toSorted((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
  const staying = new Set<Bundle>(newestFirst.slice(0, 1));
  const keepNewest = (count: number, periodOf: (day: string) => string) => {
    const newest = new Map<string, Bundle>();
    for (const bundle of newestFirst) {
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
  return newestFirst.filter((bundle) => !staying.has(bundle));
}
