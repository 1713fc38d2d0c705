import { Refusal, sentence } from '../../../../contract/refusal.ts';
import type { Context } from '../../../context/context.ts';
import { verifyPassword } from '../../../platform/crypto/passwords.ts';
import { accountBackoff } from '../../throttling/throttling.rules.ts';
import { consumeTry, resetFailures } from '../../throttling/throttling.ts';
import type { Account } from '../accounts.queries.ts';
import { freshSignInSeconds, isWithin } from './sessions.rules.ts';

/**
 * Checks the current password before a new one is set, unless the sign-in is fresh (spec 5.7). True = it was checked.
 * Refuses (400) a wrong or missing one, and (429) too many tries: a stolen token must not be a way to guess passwords.
 */
export async function checkCurrentPassword(
  context: Context,
  account: Account,
  signedInAt: Date,
  currentPassword: string | undefined,
): Promise<boolean> {
  const isGiven = currentPassword !== undefined && currentPassword !== '';
  if (!isGiven && isWithin(freshSignInSeconds, signedInAt, context.clock.now())) return false;
  if (isGiven) {
    const key = `signin:current:${account.id}`;
    await consumeTry(context, key, accountBackoff);
    if (await verifyPassword(account.passwordHash, currentPassword)) {
      await resetFailures(context, key);
      return true;
    }
  }
  throw new Refusal('badCurrentPassword', {
    errors: [{ field: 'currentPassword', message: sentence('badCurrentPassword') }],
  });
}
