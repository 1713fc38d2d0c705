import type { Context } from '../../context/context.ts';
import { sql, type TableName } from '../../platform/database/database.ts';

/**
 * Makes cached pages that show rows of a table stale, by default all pages; with an id only pages about that row, so
 * that a comment or draft leaves other pages alone. Call it inside the transaction of a change that visitors, or
 * administrators on public pages, can see. Every node is told by NOTIFY, this one before its caller is answered. The
 * number is a sequence and not a row, so that changes do not wait for each other.
 */
export async function contentChanged(context: Context, table?: TableName, id?: number): Promise<void> {
  const what = [table, id].filter((part) => part !== undefined).join(':');
  await sql`select pg_notify('content_changed', ${what}), nextval('content_change')`.execute(context.db);
  context.afterCommit(() => context.pubsub.notifySelf('content_changed', what));
}
