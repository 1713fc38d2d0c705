import type { Context } from '../../context/context.ts';
import { sql } from '../../platform/database/database.ts';

/**
 * Marks cached pages as stale, inside the transaction of a change that visitors can see: all of them, or those of one
 * course, where its comments alone changed. Every node learns it by NOTIFY, this one before its caller is answered. Nobody
 * waits for another's change: the number is a sequence, not a row.
 */
export async function contentChanged(context: Context, of: { courseId?: number } = {}): Promise<void> {
  const what = of.courseId === undefined ? '' : `course:${of.courseId}`;
  await sql`select pg_notify('content_changed', ${what}), nextval('content_change')`.execute(context.db);
  context.afterCommit(() => context.pubsub.notifySelf('content_changed', what));
}

/** The pages, by their addresses, that such a change makes stale; null = the news may have been missed. */
export function isStale(what: string | null, address: string): boolean {
  const [, courseId] = /^course:(\d+)$/.exec(what ?? '') ?? [];
  if (courseId === undefined) return true;
  const [path, query] = address.split('?', 2);
  return path === '/leercurso' && new URLSearchParams(query).get('id') === courseId;
}
