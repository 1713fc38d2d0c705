import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Portal } from '../context/context.ts';
import { accountTasks } from '../features/accounts/accounts.jobs.ts';
import { articleTasks } from '../features/articles/articles.jobs.ts';
import { auditTasks } from '../features/audit/audit.jobs.ts';
import { buildTasks } from '../features/builds/builds.jobs.ts';
import { certificateTasks } from '../features/certificates/making/certificates.jobs.ts';
import { contactTasks } from '../features/contact/contact.jobs.ts';
import { textLineTasks } from '../features/content/text-lines.jobs.ts';
import { documentTasks } from '../features/documents/documents.jobs.ts';
import { examTasks } from '../features/exams/exams.jobs.ts';
import { parameterTasks } from '../features/facts/parameters.jobs.ts';
import { feedbackTasks } from '../features/feedback/feedback.jobs.ts';
import { fileTasks } from '../features/files/files.jobs.ts';
import { lawTasks } from '../features/laws/laws.jobs.ts';
import { noticeTasks } from '../features/mail/administrator-notices.jobs.ts';
import { mailTasks } from '../features/mail/mail.jobs.ts';
import { mailingTasks } from '../features/mailings/mailings.jobs.ts';
import { summaryTasks } from '../features/overview/weekly-summary.jobs.ts';
import { peopleImportTasks } from '../features/people-import/people-import.jobs.ts';
import { readershipTasks } from '../features/readership/readership.jobs.ts';
import { searchedPhraseTasks } from '../features/searched-phrases/searched-phrases.jobs.ts';
import { backupTasks } from '../features/service-state/backup.jobs.ts';
import { serviceStateTasks } from '../features/service-state/service-state.jobs.ts';
import { statisticsTasks } from '../features/statistics/statistics.jobs.ts';
import { trashTasks } from '../features/trash/trash.jobs.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { sentenceWithCauses } from '../platform/process/with-causes.ts';
import { releaseAllJobs, sendHeartbeats } from './abandoned-jobs.ts';
import { untilClockIsSet } from './cron-clock.ts';
import { inUtc } from './night-hours.rules.ts';

/**
 * The schedule of all recurring jobs, as a crontab in the institute's time zone. One node takes each run; jobs of one
 * queue never run together. Jobs that a portal without mail skips have a key, so that only one of them waits in the
 * queue.
 */
const crontab = `
* * * * * closeOverdueAttempts ?max=1
* * * * * publishScheduled ?max=1
* * * * * printFacts ?max=1
* * * * * tallyAll ?max=1&queue=tallies&jobKey=tallyAll
* * * * * chainAudit ?max=1
*/10 * * * * purgeMails ?max=1
*/15 * * * * beginDayOfLaws ?max=1
* * * * * separateBlocks ?max=1&queue=documents&jobKey=separateBlocks
* * * * * readDocuments ?max=1&queue=documents&jobKey=readDocuments
40 3 * * * purgeDocuments ?max=1&fill=1d
15 3 * * * purgeAccounts ?max=1&fill=1d
30 3 * * * cleanFiles ?max=1&fill=1d
45 3 * * * purgeTrash ?max=1&fill=1d
50 3 * * * purgeReadership ?max=1&fill=1d
52 3 * * * purgeSearchedPhrases ?max=1&fill=1d
55 3 * * * purgeFeedback ?max=1&fill=1d
0 9 * * * remindOfSecondStep ?max=1&fill=1d
5 * * * * sendWeeklySummaries ?max=1&jobKey=sendWeeklySummaries
20 * * * * queueWaitingMails ?max=1&jobKey=queueWaitingMails
0 4 * * * purgeOldMails ?max=1&fill=1d
2 4 * * * purgeMailings ?max=1&fill=1d
5 4 * * * purgeMessages ?max=1&fill=1d
10 4 * * * purgeAudit ?max=1&fill=1d
15 4 * * * purgeImports ?max=1&fill=1d
20 * * * * ageCertificates ?max=1
30 2 * * * backUp ?max=1&fill=12h&queue=backups {scheduled:true}
0 5 * * 0 rehearseBackup ?max=1&fill=12h&queue=backups {scheduled:true}
*/5 * * * * warnOfState ?max=1&jobKey=warnOfState
20 4 * * * purgeState ?max=1&fill=1d
25 4 * * * purgeBuilds ?max=1&fill=1d
`;

/**
 * Enough that the two drawing processes never wait for the database. More than the pool of jobs: a job mostly waits for
 * a drawing or a mail server and holds no connection.
 */
const jobsAtOnce = 16;

const reopenMilliseconds = 2000;
/** The interval of a runner's heartbeats; after four without one, its jobs are restarted. */
const heartbeatMilliseconds = 10_000;

/** The runner's warning about connections, logged at every start. */
const isAboutConnections = (message: string) => /^WARNING: having maxPoolSize .* concurrency/.test(message);

const workerLog = (portal: Portal) =>
  new Logger(() => (level, message) => {
    if (level !== 'error' && level !== 'warning') return;
    if (!isAboutConnections(message)) portal.log.warn({ worker: message }, 'job runner reported a problem');
  });

/** Creates the queue's tables; use cases queue jobs even where no runner is started. */
export async function prepareJobs(portal: Portal, pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(portal) });
}

/** True for a job that deletes by age, which must not run after a clock jump (spec 13.11). */
const isPurge = (name: string) => name.startsWith('purge') || name === 'cleanFiles';

/** The tasks; purging ones do nothing for a day after a clock jump. */
export function unlessJumped({ clock, log }: Pick<Portal, 'clock' | 'log'>, tasks: TaskList): TaskList {
  const guarded = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    isPurge(name)
      ? (payload, helpers) =>
          clock.hasJumped() ? log.warn({ job: name }, 'skipped: the clock jumped') : task?.(payload, helpers)
      : task,
  ]);
  return Object.fromEntries(guarded) as TaskList;
}

/** The tasks; what one throws is told with its causes, as the queue stores and logs the sentence alone. */
export function tellingCauses(tasks: TaskList): TaskList {
  const told = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    async (payload, helpers) => {
      try {
        await task?.(payload, helpers);
      } catch (error) {
        const sentence = sentenceWithCauses(error);
        throw error instanceof Error && error.message === sentence
          ? error
          : new Error(sentence, { cause: error });
      }
    },
  ]);
  return Object.fromEntries(told) as TaskList;
}

/** The tasks; each run is a trace if tracing is on. */
function traced({ tracing }: Portal, tasks: TaskList): TaskList {
  if (tracing === undefined) return tasks;
  const named = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    (payload, helpers) => tracing.job(name, async () => task?.(payload, helpers)),
  ]);
  return Object.fromEntries(named) as TaskList;
}

/**
 * Aborts a runner that ends jobs in batches when the database is lost; an unobserved failure there would end the
 * portal.
 */
const outlivingItsConnection = {
  worker: { pollInterval: 2000, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
};

/** A stopping runner only stores the ends of jobs. */
const lastWordMilliseconds = 2000;

/** Reports a runner's name, and when all its workers have stopped, its last event. */
function hearRunner() {
  const events: WorkerEvents = new EventEmitter();
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  let workers = 0;
  let name = '';
  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id;
  });
  events.on('worker:create', () => {
    workers += 1;
  });
  events.on('worker:stop', () => {
    workers -= 1;
    if (workers === 0) resolve();
  });
  return { events, stopped, name: () => name };
}

/** The runner of queued and scheduled jobs. */
export interface Jobs {
  /** Takes no new jobs and waits up to five seconds for running ones. */
  stop(): Promise<void>;
}

/** Every task of the portal by its name. */
export const tasksOf = (portal: Portal): TaskList => ({
  ...mailTasks(portal),
  ...mailingTasks(portal),
  ...noticeTasks(portal),
  ...contactTasks(portal),
  ...examTasks(portal),
  ...certificateTasks(portal),
  ...accountTasks(portal),
  ...articleTasks(portal),
  ...documentTasks(portal),
  ...textLineTasks(portal),
  ...parameterTasks(portal),
  ...lawTasks(portal),
  ...auditTasks(portal),
  ...fileTasks(portal),
  ...statisticsTasks(portal),
  ...trashTasks(portal),
  ...readershipTasks(portal),
  ...searchedPhraseTasks(portal),
  ...feedbackTasks(portal),
  ...summaryTasks(portal),
  ...peopleImportTasks(portal),
  ...serviceStateTasks(portal),
  ...buildTasks(portal),
  ...backupTasks(portal),
});

/**
 * Starts the job runner and waits for an unreachable database. A runner that ends by itself, for example after losing
 * the database during a job, is replaced.
 */
export function startJobs(portal: Portal, { db, pool }: OpenDatabase, pace = heartbeatMilliseconds): Jobs {
  const inJobs: Portal = { ...portal, db, reserved: db };
  const taskList = traced(portal, tellingCauses(unlessJumped(portal, tasksOf(inJobs))));
  const stopping = new AbortController();
  const open = async () => {
    // an embedded database has no other portal
    if (portal.config.databaseUrl === undefined) await releaseAllJobs(pool, portal.log);
    const { events, stopped, name } = hearRunner();
    const runner = await run({
      pgPool: pool,
      taskList,
      crontab: inUtc(crontab, portal.config.timeZone, portal.clock.now()),
      concurrency: jobsAtOnce,
      noHandleSignals: true,
      preset: outlivingItsConnection,
      logger: workerLog(portal),
      events,
    });
    // a runner that failed to store one job's end and then stored another's never ends (graphile-worker 0.18.0,
    // `batch`)
    const ended = Promise.race([
      runner.promise.catch((error: unknown) => portal.log.error({ err: error }, 'job runner failed')),
      stopped.then(() => delay(lastWordMilliseconds, undefined, { ref: false })),
    ]);
    void sendHeartbeats({ pool, name: name(), pace, log: portal.log }, ended);
    void untilClockIsSet(ended).then(async (isSet) => {
      if (!isSet || stopping.signal.aborted) return;
      portal.log.warn("this machine's clock was set: the job runner begins anew");
      await stop(runner, portal);
    });
    return { runner, ended };
  };
  let runner: Runner | undefined;
  const keepRunning = async () => {
    for (;;) {
      const next = await untilOpen(open, portal, stopping.signal);
      if (next === undefined) return;
      if (stopping.signal.aborted) return await next.runner.stop();
      runner = next.runner;
      await next.ended;
      if (stopping.signal.aborted) return;
      portal.log.warn('job runner ended; restarting it');
    }
  };
  const running = keepRunning();
  return {
    async stop() {
      stopping.abort();
      if (runner !== undefined) await stop(runner, portal);
      await running;
    },
  };
}

/** A runner may just have ended by itself: its refusal to stop twice is harmless. */
const stop = (runner: Runner, { log }: Portal) =>
  runner
    .stop()
    .catch((error: Error) => log.debug({ error: error.message }, 'stopping the job runner failed'));

/** Retries until a runner starts; undefined once `stop` was called. */
async function untilOpen<Opened>(
  open: () => Promise<Opened>,
  portal: Portal,
  stopping: AbortSignal,
): Promise<Opened | undefined> {
  while (!stopping.aborted) {
    try {
      return await open();
    } catch (error) {
      portal.log.warn({ err: error }, 'job runner could not start; retrying');
      await Promise.race([delay(reopenMilliseconds), once(stopping, 'abort')]);
    }
  }
  return undefined;
}
