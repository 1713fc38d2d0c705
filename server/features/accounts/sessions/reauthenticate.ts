import { Refusal, type RefusalCode, sentence } from '../../../../contract/refusal.ts';
import { type Context, transaction, withoutIdempotency } from '../../../context/context.ts';
import { verifyPassword } from '../../../platform/crypto/passwords.ts';
import { accountBackoff } from '../../throttling/throttling.rules.ts';
import { consumeTry, resetFailures } from '../../throttling/throttling.ts';
import { type Account, findAccount } from '../accounts.queries.ts';
import { countingTries, takeCode } from '../factor/check-code.ts';
import { digitsOf } from '../factor/factor.rules.ts';
import { hasSecondStep } from '../factor/second-steps.ts';
import { findSession, recordProof, type StoredSession } from './sessions.queries.ts';
import { freshSignInSeconds, isWithin, lastProofOf } from './sessions.rules.ts';

/** Characters of a text that may be a password; a longer one is wrong unread. */
const longestTried = 200;

/**
 * Proves the presence of an account's owner, beyond their token (spec 5.7): the password that came with the call, of an
 * account with a second step a code in its place, or a proof of the same session that is still fresh. A right one is
 * remembered for the session's next calls. Returns the time of the proof. Refuses (400) a wrong or missing one, and (429)
 * too many tries, so that a stolen token is no way to guess passwords.
 */
export async function reauthenticate(
  context: Context,
  account: Account,
  session: StoredSession,
): Promise<Date> {
  const now = context.clock.now();
  const { currentPassword = '' } = context;
  const provedAt = lastProofOf(session);
  if (currentPassword === '' && isWithin(freshSignInSeconds, provedAt, now)) return provedAt;
  const isCodeWanted = await hasSecondStep(context, account);
  if (currentPassword !== '' && isCodeWanted) {
    await proveByCode(context, account, currentPassword);
    await recordProof(context.reserved, session.id, now);
    return now;
  }
  if (currentPassword !== '') {
    const key = `signin:current:${account.id}`;
    await consumeTry(context, key, accountBackoff);
    const isRight =
      currentPassword.length <= longestTried && (await verifyPassword(account.passwordHash, currentPassword));
    if (isRight) {
      await resetFailures(context, key);
      await recordProof(context.reserved, session.id, now);
      return now;
    }
  }
  throw notProved(isCodeWanted ? 'stepCodeNeeded' : 'badCurrentPassword');
}

const notProved = (code: RefusalCode, said = sentence(code)) =>
  new Refusal(code, { errors: [{ field: 'currentPassword', message: said }] });

/** Takes a code in the place of the password, of an account that has a second step. A password is none. */
async function proveByCode(context: Context, account: Account, typed: string): Promise<void> {
  if (digitsOf(typed) === undefined) throw notProved('stepCodeNeeded');
  try {
    await countingTries(context, account.id, () =>
      transaction(withoutIdempotency(context), (inside) => takeCode(inside, account.id, typed)),
    );
  } catch (error) {
    if (error instanceof Refusal && error.status === 400) throw notProved(error.code, error.message);
    throw error;
  }
}

/**
 * Proves the presence of the caller, for changes of other accounts. Refuses (401) one whose session has ended.
 */
export async function reauthenticateCaller(context: Context): Promise<void> {
  const { account, session } = await accountOfCaller(context);
  await reauthenticate(context, account, session);
}

/** Reads the caller's account and session. Refuses (401) an ended one. */
export async function accountOfCaller({ caller, db }: Context) {
  if (caller.role === 'open') throw new Refusal('signInNeeded');
  const account = await findAccount(db, caller.accountId);
  const session = await findSession(db, caller.sessionId);
  if (account === undefined || session === undefined) throw new Refusal('signInNeeded');
  return { account, session };
}
