import type { Context } from '../../context/context.ts';
import { insertAuditEvent } from './audit.queries.ts';

/**
 * Records who did what: `action` as 'account.delete', `subject` as 'account:12'. The details may not contain names or
 * addresses of people: they would outlive a deleted account.
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
