import type { AuditAction } from '../../../contract/audit-actions.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import type { Context } from '../../context/context.ts';
import { type Details, insertAuditEvents } from './audit.queries.ts';

/**
 * Records who did what: `action` has its words in `audit-actions.ts`, `subject` is as 'account:12'. The details may not
 * contain names or addresses of people: they would outlive a deleted account.
 */
export async function recordAudit(
  context: Context,
  action: AuditAction,
  subject: string,
  details: Details = {},
): Promise<void> {
  await recordAuditOfEach(context, action, [subject], details);
}

/** The same of many subjects at once. */
export async function recordAuditOfEach(
  context: Context,
  action: AuditAction,
  subjects: readonly string[],
  details: Details,
): Promise<void> {
  const by = { at: context.clock.now(), actorId: accountIdOf(context.caller) };
  await insertAuditEvents(context.db, { ...by, action, subjects, details });
}
