import { X509Certificate } from 'node:crypto';
import { Refusal } from '../../../contract/refusal.ts';
import type { ServiceCheck, ServiceState } from '../../../contract/service-state/calls.ts';
import { serviceChecks } from '../../../contract/service-state/calls.ts';
import product from '../../../package.json' with { type: 'json' };
import { type Context, transaction } from '../../context/context.ts';
import { calendarDate, instantOfLocal } from '../../platform/calendar.ts';
import { StartRefusal } from '../../platform/process/start-refusal.ts';
import { today } from '../accounts/local-date.ts';
import { recordAudit } from '../audit/audit.ts';
import { nodeName } from './heartbeat.ts';
import * as queries from './service-state.queries.ts';
import * as rules from './service-state.rules.ts';

/** Reads the current state of the service (spec 13.15); nothing is cached. */
export async function getServiceState(context: Context): Promise<ServiceState> {
  const { clock, config, db, disk, replica } = context;
  const now = clock.now();
  const begun = performance.now();
  const figures = await queries.readFigures(db, {
    now,
    today: instantOfLocal(`${today(context)}T00:00`, config.timeZone),
  });
  const milliseconds = Math.ceil(performance.now() - begun);
  const follower = replica === undefined ? null : { lagSeconds: (await replica.lagSeconds(db)) ?? null };
  const space = disk.space();
  const fullAt = await fullAtPace(context, now);
  const hasServer = config.smtpUrl !== undefined;
  const mail = { failed: figures.failedMails, oldestSeconds: figures.oldestMailSeconds };
  const jobs = { oldestSeconds: figures.oldestJobSeconds, failed: figures.failedJobs };
  const validTo = await signingKeyEnd(context);
  return {
    checkedAt: now.toISOString(),
    database: {
      level: rules.databaseLevel({ milliseconds, replica: follower }),
      ...{ milliseconds, bytes: figures.bytes, replica: follower },
    },
    disk: {
      level: rules.diskLevel(disk.state(), fullAt, now),
      fullAt: fullAt?.toISOString() ?? null,
      space: space === undefined ? null : { freeBytes: space.free, sizeBytes: space.size },
    },
    mail: {
      level: rules.mailLevel({ hasServer, ...mail }),
      hasServer,
      sentToday: figures.sentToday,
      waiting: figures.waitingMails,
      ...mail,
    },
    ...(await backups(context, now, figures)),
    signingKey: { level: rules.signingKeyLevel(validTo, now), validTo: validTo?.toISOString() ?? null },
    nodes: await nodes(context, now),
    jobs: {
      level: rules.jobLevel(jobs),
      waiting: figures.waitingJobs,
      ...jobs,
    },
    version: {
      level: 'ok',
      portal: product.version,
      node: process.versions.node,
      postgres: figures.postgres,
      migrations: figures.migrations,
    },
    availability: await availability(context, now),
  };
}

/** The checks that fail. */
export const failingChecks = (state: ServiceState): ServiceCheck[] =>
  serviceChecks.filter((check) => state[check].level === 'trouble');

/** The instant at which the disk of this node is full at the pace of the last month. */
async function fullAtPace(context: Context, now: Date): Promise<Date | null> {
  const { config, db, disk } = context;
  const space = disk.space();
  if (space === undefined) return null;
  const since = new Date(now.getTime() - rules.paceDays * 24 * 3_600_000);
  const first = await queries.findDiskUse(db, nodeName(context), calendarDate(since, config.timeZone));
  if (first === undefined) return null;
  const before = { at: instantOfLocal(`${first.day}T00:00`, config.timeZone), usedBytes: first.usedBytes };
  return rules.diskFullAt({ now, before, usedBytes: space.size - space.free, freeBytes: space.free });
}

/** Undefined if the key cannot be read or was withdrawn; the log gave the reason at the start. */
async function signingKeyEnd({ signer }: Context): Promise<Date | null> {
  try {
    const [own] = (await signer.loaded()).chain;
    return own === undefined ? null : new X509Certificate(own).validToDate;
  } catch (error) {
    if (error instanceof StartRefusal) return null;
    throw error;
  }
}

async function backups(
  { bundlePlace, config, db }: Context,
  now: Date,
  { isBackingUp, isRehearsing }: { isBackingUp: boolean; isRehearsing: boolean },
): Promise<Pick<ServiceState, 'backup' | 'rehearsal'>> {
  const place = await bundlePlace.state();
  const lastOf = async (kind: queries.BackupKind) => ({
    last: (await queries.findLastRun(db, kind)) ?? null,
    good: (await queries.findLastGoodRun(db, kind)) ?? null,
  });
  const [bundle, trial] = [await lastOf('backup'), await lastOf('rehearsal')];
  const failureOf = (last: rules.BackupRun | null) =>
    last === null || last.failure === null ? null : { at: last.endedAt.toISOString(), reason: last.failure };
  const levelFacts = ({ last, good }: typeof bundle) => ({ now, last, lastGood: good?.endedAt ?? null });
  return {
    backup: {
      level: rules.backupLevel({ place, ...levelFacts(bundle) }),
      isEncrypted: config.backupPassphrase !== undefined,
      isRunning: isBackingUp,
      place,
      last:
        bundle.good === null
          ? null
          : { at: bundle.good.endedAt.toISOString(), bytes: bundle.good.bytes ?? 0 },
      failure: failureOf(bundle.last),
      bundles: (await queries.listBundles(db, rules.bundlesShown)).map(
        ({ id, endedAt, path, bytes, base }) => ({
          id,
          at: endedAt.toISOString(),
          bytes,
          isEncrypted: rules.isEncryptedBundle(path),
          isWhole: base === null,
        }),
      ),
    },
    rehearsal: {
      level: rules.rehearsalLevel(levelFacts(trial)),
      isRunning: isRehearsing,
      last:
        trial.good === null
          ? null
          : {
              at: trial.good.endedAt.toISOString(),
              rows: trial.good.rows ?? 0,
              files: trial.good.files ?? 0,
            },
      failure: failureOf(trial.last),
    },
  };
}

export async function listRunningNodes(context: Context): Promise<string[]> {
  const { nodes: known } = await nodes(context, context.clock.now());
  return known.flatMap(({ name, isAnswering }) => (isAnswering ? [name] : []));
}

async function nodes({ db }: Context, now: Date): Promise<ServiceState['nodes']> {
  const known = (await queries.listNodes(db)).flatMap(({ name, version, ...sign }) => {
    const state = rules.nodeState(sign, now);
    if (state === undefined) return [];
    return [{ name, version, seenAt: sign.seenAt.toISOString(), isAnswering: state === 'answering' }];
  });
  return { level: known.every(({ isAnswering }) => isAnswering) ? 'ok' : 'attention', nodes: known };
}

async function availability({ db }: Context, now: Date): Promise<ServiceState['availability']> {
  const since = new Date(now.getTime() - rules.availabilityDays * 24 * 3_600_000);
  const { outages, knownSince } = await queries.findAvailability(db, since);
  const from = knownSince === null || knownSince < since ? since : knownSince;
  return {
    from: from.toISOString(),
    share: rules.availabilityShare(outages, from, now),
    outages: outages.map(({ begin, end }) => ({ from: begin.toISOString(), until: end.toISOString() })),
  };
}

/** Begins a bundle (spec 13.15), which a job makes. Refuses (409) while one is made. */
export const askForBackup = (context: Context): Promise<void> => begin(context, 'backUp');

/** Queues a rehearsal of the newest bundle. Refuses (409) while one is running, or without a bundle. */
export async function askForRehearsal(context: Context): Promise<void> {
  if ((await queries.findLastGoodRun(context.db, 'backup')) === undefined) throw new Refusal('noBundle');
  await begin(context, 'rehearseBackup');
}

async function begin(context: Context, task: 'backUp' | 'rehearseBackup'): Promise<void> {
  await transaction(context, async (inside) => {
    const now = inside.clock.now();
    const { isBackingUp, isRehearsing } = await queries.readFigures(inside.db, { now, today: now });
    if (task === 'backUp' ? isBackingUp : isRehearsing) throw new Refusal('backupRuns');
    await queries.queueOnce(inside.db, task);
    await recordAudit(inside, task === 'backUp' ? 'backup.make' : 'backup.rehearse', 'portal');
  });
}
