import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TaskList } from 'graphile-worker';
import { visitor } from '../../contract/caller.ts';
import { contextOf, type Portal } from '../context/context.ts';
import {
  type BackupOutcome,
  findNewestBundle,
  recordBackup,
  removeOldBundles,
} from '../features/service-state/backup-runs.ts';

/**
 * The console's program runs in a process of its own: it encrypts and hashes gigabytes, for which an exam must not
 * wait.
 */
const program = join(import.meta.dirname, '../backup.ts');

interface Payload {
  /** Started by the schedule (jobs.ts), not from the screen of state. */
  scheduled?: boolean;
}

/**
 * `backUp` makes a bundle in another process, nightly if BACKUP_DIR is set, and removes those no longer kept.
 * `rehearseBackup` restores the newest one into a scratch place, weekly (spec 13.13). Both may be killed at any time:
 * an unfinished bundle has another name, and nothing is recorded.
 */
export function backupTasks(portal: Portal, run: typeof runConsole = runConsole): TaskList {
  const isScheduled = (payload: unknown) => (payload as Payload).scheduled === true;
  return {
    async backUp(payload: unknown) {
      const context = contextOf(portal, visitor);
      if (isScheduled(payload) && portal.config.backupDir === undefined) return;
      const startedAt = portal.clock.now();
      const outcome = await run(['backup']);
      await recordBackup(context, { kind: 'backup', startedAt, isScheduled: isScheduled(payload) }, outcome);
      if ('failure' in outcome) portal.log.error({ reason: outcome.failure }, 'the backup failed');
      else await removeOldBundles(context);
    },
    async rehearseBackup(payload: unknown) {
      const context = contextOf(portal, visitor);
      const path = await findNewestBundle(context);
      if (path === undefined) return;
      const startedAt = portal.clock.now();
      const outcome = await run(['restore', path, '--check']);
      const of = { kind: 'rehearsal', startedAt, isScheduled: isScheduled(payload) } as const;
      await recordBackup(context, of, { ...outcome, path });
      if ('failure' in outcome) portal.log.error({ reason: outcome.failure }, 'the rehearsal failed');
    },
  };
}

/** Runs the console's program with this portal's environment; its last error line is the reason of a failure. */
async function runConsole(words: readonly string[]): Promise<BackupOutcome> {
  const child = fork(program, words, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
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
  const reason = errors.trim().split('\n').at(-1) ?? '';
  return { path: null, failure: reason === '' ? `ended with ${code ?? 'a signal'}` : reason };
}
