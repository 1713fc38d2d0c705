import { randomUUID } from 'node:crypto';
import type { AuditAction } from '../../../contract/audit-actions.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import type { Context } from '../../context/context.ts';
import { signature } from '../../platform/crypto/keys.ts';
import { deletePersonalOf, insertAuditEvents } from './audit.queries.ts';
import { type Details, type Personal, personalDays } from './audit.rules.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Records who did what from where, in the caller's transaction: `action` has its words in `audit-actions.ts`, `subject` is
 * as 'account:12', `details` say what is numbers and plain values, the fields before and after among them (`changesOf`).
 * What people are called or wrote goes into `personal`, which ends.
 */
export async function recordAudit(
  context: Context,
  action: AuditAction,
  subject: string,
  details: Details = {},
  personal?: Personal,
): Promise<void> {
  await recordAuditOfEach(context, action, [subject], details, personal);
}

/** The same of many subjects at once. */
export async function recordAuditOfEach(
  context: Context,
  action: AuditAction,
  subjects: readonly string[],
  details: Details,
  personal?: Personal,
): Promise<void> {
  const at = context.clock.now();
  await insertAuditEvents(context.db, {
    at,
    actorId: accountIdOf(context.caller),
    action,
    subjects,
    details,
    network: context.address === '' ? null : networkHash(context),
    personal: personal && {
      ...personal,
      salt: randomUUID(),
      expiresAt: new Date(at.getTime() + personalDays * dayMilliseconds),
    },
  });
}

/** The network as the trail names it: the same one has the same name, and nobody reads an address from it. */
const networkHash = ({ keys, address }: Context): string =>
  signature(keys.audit, `network:${address}`).slice(0, 22);

/** For the deletion of an account: what the trail says of its owner goes, that something was done stays. */
export const forgetInAudit = ({ db }: Context, accountId: number): Promise<void> =>
  deletePersonalOf(db, accountId);
