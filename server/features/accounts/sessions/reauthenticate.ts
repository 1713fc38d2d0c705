import { Refusal, sentence } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { verifyPassword } from '../../../platform/crypto/passwords.ts';
import { accountBackoff } from '../../throttling/throttling.rules.ts';
import { consumeTry, resetFailures } from '../../throttling/throttling.ts';
import { type Account, findAccount } from '../accounts.queries.ts';
import { findSession } from './sessions.queries.ts';
import { freshSignInSeconds, isWithin } from './sessions.rules.ts';

/**
 * Proves the presence of an account's owner, beyond their token (spec 5.7): the current password, or a fresh sign-in.
 * Returns the time of the proof. Refuses (400) a wrong or missing password, and (429) too many tries, so that a
 * stolen token is no way to guess passwords.
 */
export async function reauthenticate(
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

/**
 * Proves the presence of the caller, for changes of other accounts. Refuses (401) one whose session has ended.
 */
export async function reauthenticateCaller(context: Context, currentPassword?: string): Promise<void> {
  const { account, session } = await accountOfCaller(context);
  await reauthenticate(context, account, session.signedInAt, currentPassword);
}

/** Reads the caller's account and session. Refuses (401) an ended one. */
export async function accountOfCaller({ caller, db }: Context) {
  if (caller.role === 'open') throw new Refusal('signInNeeded');
  const account = await findAccount(db, caller.accountId);
  const session = await findSession(db, caller.sessionId);
  if (account === undefined || session === undefined) throw new Refusal('signInNeeded');
  return { account, session };
}
