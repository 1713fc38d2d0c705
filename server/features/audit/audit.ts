import { randomUUID } from 'node:crypto';
import type { AuditAction } from '../../../contract/audit-log/actions.ts';
import { accountIdOf } from '../../../contract/caller.ts';
import type { Context } from '../../context/context.ts';
import { signature } from '../../platform/crypto/keys.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { deletePersonalOf, insertAuditEvents } from './audit.queries.ts';
import { type Details, type Personal, personalDays, toldActions } from './audit.rules.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Records who did what from where, in the caller's transaction. `action` has its words in `contract/audit-log/actions.ts`,
 * `subject` is like 'account:12', `details` holds row ids and plain values, changed fields among them (`changesOf`).
 * Names and written text go into `personal`, which is deleted earlier.
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

/** Records one event for many subjects; the administrators are told by mail of those that a stolen token is after. */
export async function recordAuditOfEach(
  context: Context,
  action: AuditAction,
  subjects: readonly string[],
  details: Details,
  personal?: Personal,
): Promise<void> {
  const at = context.clock.now();
  const db = context.primary ?? context.db;
  if (toldActions.has(action)) await tellAdministrators({ ...context, db }, action);
  await insertAuditEvents(db, {
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

/** Hashes the network: equal ones are recognisable and no address can be read. */
const networkHash = ({ keys, address }: Context): string =>
  signature(keys.audit, `network:${address}`).slice(0, 22);

/** Forgets the personal parts about a deleted account; the events stay. */
export const forgetInAudit = ({ db }: Context, accountId: number): Promise<void> =>
  deletePersonalOf(db, accountId);
