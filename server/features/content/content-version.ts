import type { Context } from '../../context/context.ts';
import { sql, type TableName } from '../../platform/database/database.ts';

/**
 * Makes cached pages stale that show rows of a table, by default all pages; with an id only pages about that row, so
 * that a comment or a draft leaves other pages alone. Called inside the transaction of a change that visitors, or
 * administrators on a public page, can see. Every node hears of it by NOTIFY, this one before its caller is answered.
 * The number is a sequence and not a row, so that no change waits for another.
 */
export async function contentChanged(context: Context, table?: TableName, id?: number): Promise<void> {
  const what = [table, id].filter((part) => part !== undefined).join(':');
  await sql`select pg_notify('content_changed', ${what}), nextval('content_change')`.execute(context.db);
  context.afterCommit(() => context.pubsub.notifySelf('content_changed', what));
}
