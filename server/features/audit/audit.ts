import type { Context } from '../../context/context.ts';
import { insertAuditEvent } from './audit.queries.ts';

/**
 * Keeps who did what to what: `action` as 'account.delete', `subject` as 'account:12'. No names or addresses
 * of people in the details: they would outlive a deleted account.
 */
export async function recordAudit(
  context: Context,
  action: string,
  subject: string,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const actorId = context.caller.role === 'open' ? null : context.caller.accountId;
  await insertAuditEvent(context.db, { at: context.clock.now(), actorId, action, subject, details });
}
