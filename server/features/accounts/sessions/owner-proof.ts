import { Refusal, sentence } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { verifyPassword } from '../../../platform/crypto/passwords.ts';
import { accountBackoff } from '../../throttling/throttling.rules.ts';
import { consumeTry, resetFailures } from '../../throttling/throttling.ts';
import { type Account, findAccount } from '../accounts.queries.ts';
import { findSession } from './sessions.queries.ts';
import { freshSignInSeconds, isWithin } from './sessions.rules.ts';

/**
 * Proves that the owner of an account is there, and not only their token (spec 5.7): the current password, or else a
 * fresh sign-in. Returns when it was proved. Refuses (400) a wrong or missing password, and (429) too many tries: a
 * stolen token must not be a way to guess passwords.
 */
export async function proveOwner(
  context: Context,
  account: Account,
  signedInAt: Date,
  currentPassword?: string,
): Promise<Date> {
  const now = context.clock.now();
  const isGiven = currentPassword !== undefined && currentPassword !== '';
  if (!isGiven && isWithin(freshSignInSeconds, signedInAt, now)) return signedInAt;
  if (isGiven) {
    const key = `signin:current:${account.id}`;
    await consumeTry(context, key, accountBackoff);
    if (await verifyPassword(account.passwordHash, currentPassword)) {
      await resetFailures(context, key);
      return now;
    }
  }
  throw new Refusal('badCurrentPassword', {
    errors: [{ field: 'currentPassword', message: sentence('badCurrentPassword') }],
  });
}

/** The same of the caller, for what they do to other accounts. Refuses (401) one whose session is over. */
export async function proveCaller(context: Context, currentPassword?: string): Promise<void> {
  const { account, session } = await accountOfCaller(context);
  await proveOwner(context, account, session.signedInAt, currentPassword);
}

/** The caller's account and session as they stand. Refuses (401) what is over. */
export async function accountOfCaller({ caller, db }: Context) {
  if (caller.role === 'open') throw new Refusal('signInNeeded');
  const account = await findAccount(db, caller.accountId);
  const session = await findSession(db, caller.sessionId);
  if (account === undefined || session === undefined) throw new Refusal('signInNeeded');
  return { account, session };
}
