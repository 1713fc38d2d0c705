import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TaskList } from 'graphile-worker';
import { visitor } from '../../../contract/caller.ts';
import type { Config } from '../../context/config.ts';
import { contextOf, type Portal } from '../../context/context.ts';
import { placeOfBundles } from '../../platform/files/bundle-place.ts';
import { programPath } from '../../platform/process/sandbox.ts';
import { type BackupOutcome, findNewestBundle, recordBackup, removeOldBundles } from './backup-runs.ts';
import { dailyBundle } from './daily-bundle.ts';

/**
 * The console's program runs in a process of its own: it encrypts and hashes gigabytes, for which an exam must not
 * wait.
 */
const program = join(import.meta.dirname, '../../backup.ts');

interface Payload {
  /** Started by the schedule (jobs.ts), not from the screen of state. */
  scheduled?: boolean;
}

/**
 * `backUp` makes a bundle in another process, every night, and removes those no longer kept. Without BACKUP_DIR it lies on
 * the disk of DATA_DIR, where it has what is new of the files and takes no more than a third of the free space
 * (`daily-bundle.ts`).
 * `rehearseBackup` restores the newest one into a scratch place, weekly (spec 13.13). Both may be killed at any time:
 * an unfinished bundle has another name, and nothing is recorded.
 */
export function backupTasks(portal: Portal, run: typeof runConsole = runConsole): TaskList {
  const isScheduled = (payload: unknown) => (payload as Payload).scheduled === true;
  return {
    async backUp(payload: unknown) {
      const context = contextOf(portal, visitor);
      const startedAt = portal.clock.now();
      const isOnOwnDisk = placeOfBundles(portal.config) === join(portal.config.dataDir, 'backups');
      const daily = isScheduled(payload) && isOnOwnDisk ? await dailyBundle(context) : undefined;
      const outcome =
        daily !== undefined && 'refusal' in daily
          ? { path: null, failure: daily.refusal }
          : await run(['backup', ...(daily?.since === undefined ? [] : [`--since=${daily.since}`])]);
      await recordBackup(context, { kind: 'backup', startedAt, isScheduled: isScheduled(payload) }, outcome);
      if ('failure' in outcome) portal.log.error({ reason: outcome.failure }, 'the backup failed');
      else await removeOldBundles(context, daily !== undefined && 'kept' in daily ? daily.kept : undefined);
    },
    async rehearseBackup(payload: unknown) {
      const context = contextOf(portal, visitor);
      const newest = await findNewestBundle(context);
      if (newest === undefined) return;
      const { path, sha256 } = newest;
      const startedAt = portal.clock.now();
      const outcome = await run(
        ['restore', path, '--check', ...(sha256 === null ? [] : [`--sha256=${sha256}`])],
        rehearsalEnvironment(portal.config),
      );
      const of = { kind: 'rehearsal', startedAt, isScheduled: isScheduled(payload) } as const;
      await recordBackup(context, of, { ...outcome, path });
      if ('failure' in outcome) portal.log.error({ reason: outcome.failure }, 'the rehearsal failed');
    },
  };
}

/**
 * The environment of a rehearsal: the way to the bundles and where its scratch folder may lie. What it reads may come from
 * a place where others write, so it has no secret of the portal's (spec 13.13).
 */
function rehearsalEnvironment({ dataDir, backupDir, backupPassphrase, backupS3, timeZone }: Config) {
  return {
    PATH: programPath,
    DATA_DIR: dataDir,
    TIME_ZONE: timeZone,
    ...(backupDir !== undefined && { BACKUP_DIR: backupDir }),
    ...(backupPassphrase !== undefined && { BACKUP_PASSPHRASE: backupPassphrase }),
    ...(backupS3 !== undefined && {
      BACKUP_S3_ENDPOINT: backupS3.endpoint,
      BACKUP_S3_REGION: backupS3.region,
      BACKUP_S3_ACCESS_KEY_ID: backupS3.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: backupS3.secretAccessKey,
      BACKUP_S3_PATH_STYLE: backupS3.isPathStyle ? '1' : '0',
    }),
  };
}

/**
 * Runs the console's program with this portal's environment, or a smaller one; its last error line is the reason of a
 * failure.
 */
async function runConsole(words: readonly string[], env?: Record<string, string>): Promise<BackupOutcome> {
  const child = fork(program, words, {
    ...(env !== undefined && { env }),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let told: BackupOutcome | undefined;
  let errors = '';
  child.on('message', (message) => {
    told = message as BackupOutcome;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = `${errors}${text}`.slice(-2000);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0 && told !== undefined) return told;
  return { path: null, failure: reasonOf(errors) ?? `ended with ${code ?? 'a signal'}` };
}

/** The reason among what a program wrote as it failed: its last line, or that of an error above its stack. */
export function reasonOf(written: string): string | undefined {
  const lines = written.trim().split('\n');
  const error = lines.findLast((line) => /^\w*Error(?: \[\w+\])?: /.test(line));
  const reason = error ?? lines.at(-1) ?? '';
  return reason === '' ? undefined : reason;
}
