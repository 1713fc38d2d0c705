import { auditText } from '../../../contract/audit-log/actions.ts';
import { auditAuthor } from '../../../contract/audit-log/calls.ts';
import type { QueuedJobs, RecentChanges, UsedSpace } from '../../../contract/service-state/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { listAuditLog } from '../audit-log/audit-log.ts';
import * as queries from './service-state.queries.ts';
import { actionsShown, updatesShown } from './service-state.rules.ts';
import { sumFiles, sumTables } from './used-space.rules.ts';

/** Measures the room that files, rows and bundles take (spec 13.15). */
export async function getUsedSpace({ config, db, files }: Context): Promise<UsedSpace> {
  const { tables, databaseBytes } = await queries.listTableSizes(db);
  return {
    areFilesHere: config.s3 === undefined,
    files: await sumFiles(files.listAll()),
    rows: sumTables(tables, databaseBytes),
    bundles: await queries.sumBundles(db),
  };
}

/** Lists the updates of the portal, and what administrators changed of it last. */
export async function getRecentChanges(context: Context): Promise<RecentChanges> {
  const updates = await queries.listUpdates(context.db, context.config.timeZone, updatesShown);
  const { rows } = await listAuditLog(context, { Kind: 'portal', Page: 1, PageSize: actionsShown });
  return {
    updates: updates.map(({ at, ...update }) => ({ at: at.toISOString(), ...update })),
    actions: rows.map((row) => ({
      id: row.id,
      at: row.date,
      by: auditAuthor(row),
      said: auditText(row.action, row.count),
    })),
  };
}

export async function getQueue({ db }: Context): Promise<QueuedJobs[]> {
  const queue = await queries.listQueue(db);
  return queue.map(({ since, nextAt, ...counts }) => ({
    ...counts,
    since: since.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
  }));
}

/** Begins the failed jobs of a task again, audited; returns their number. Jobs may run twice. */
export const retryFailedJobs = (context: Context, task: string): Promise<number> =>
  transaction(context, async (inside) => {
    const count = await queries.retryJobs(inside.db, task);
    if (count > 0) await recordAudit(inside, 'job.retry', 'portal', { task, count });
    return count;
  });
