import type { Context } from '../../context/context.ts';
import { sql, type TableName } from '../../platform/database/database.ts';

/**
 * Marks the cached pages that show a table's rows as stale, by default all, inside the transaction of a change that
 * visitors, or administrators on a public page, can see. With an id only those that are about this row: a comment, or its
 * stars, or a draft, leaves other pages as they are. Every node learns it by NOTIFY, this one before its caller is answered. Nobody waits for another's change: the
 * number is a sequence, not a row.
 */
export async function contentChanged(context: Context, table?: TableName, id?: number): Promise<void> {
  const what = [table, id].filter((part) => part !== undefined).join(':');
  await sql`select pg_notify('content_changed', ${what}), nextval('content_change')`.execute(context.db);
  context.afterCommit(() => context.pubsub.notifySelf('content_changed', what));
}
