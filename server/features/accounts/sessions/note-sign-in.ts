import type { Context } from '../../../context/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Account } from '../accounts.queries.ts';

/**
 * Leaves a line for later inquiries (spec 13.6): whose account, from which network, and how it ended. What was typed is in
 * none: people type passwords into any field.
 */
export function logSignIn(
  { log, address }: Context,
  account: Pick<Account, 'id'> | undefined,
  result: string,
): void {
  log.info({ ...(account !== undefined && { account: account.id }), network: address, result }, 'sign-in');
}

/**
 * Records a wrong password or code for an administrator without waiting: the time of the answer would reveal the
 * account's role.
 */
export function noteFailure(context: Context, account: Pick<Account, 'id' | 'role'> | undefined): void {
  if (account?.role !== 'admin') return;
  recordAudit(context, 'session.refused', `account:${account.id}`).catch((error: unknown) =>
    context.log.error({ err: error, account: account.id }, 'a refused sign-in could not be recorded'),
  );
}
