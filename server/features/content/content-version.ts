import type { Context } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';

/**
 * Marks cached pages as stale, inside the transaction of a change that visitors can see. Every node learns it by
 * NOTIFY, this one before its caller is answered.
 */
export async function contentChanged(context: Context): Promise<void> {
  await sql`with raised as (update content_version set version = version + 1 returning version)
    select pg_notify('content_changed', version::text) from raised`.execute(context.db);
  context.afterCommit(() => context.pubsub.notifySelf('content_changed', ''));
}
