import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Portal } from './context.ts';
import { accountTasks } from './features/accounts/accounts.jobs.ts';
import { examTasks } from './features/exams/exams.jobs.ts';
import { mailTasks } from './features/mail/mail.jobs.ts';

/** When what is due is looked for, in cron's form. Each is taken by one node only. */
const crontab = `
* * * * * closeOverdueAttempts ?max=1
*/10 * * * * purgeMails ?max=1
15 3 * * * purgeAccounts ?max=1
`;

const workerLog = (portal: Portal) =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') portal.log.warn({ worker: message }, 'job runner');
  });

/** The queue's own tables; verbs that queue a job need them even where no runner runs. */
export async function prepareJobs(portal: Portal, pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: workerLog(portal) });
}

/** Starts doing queued and due work beside the requests. `stop()` lets what is under way finish. */
export function startJobs(portal: Portal, pool: pg.Pool): Promise<Runner> {
  const taskList: TaskList = { ...mailTasks(portal), ...examTasks(portal), ...accountTasks(portal) };
  return run({
    pgPool: pool,
    taskList,
    crontab,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: workerLog(portal),
  });
}
