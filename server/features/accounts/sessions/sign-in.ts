import type { Session } from '../../../../contract/accounts/session.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../../platform/crypto/passwords.ts';
import { openSemaphores } from '../../../platform/process/semaphore.ts';
import {
  accountBackoff,
  addressBackoff,
  type Backoff,
  knownBrowserBackoff,
} from '../../throttling/throttling.rules.ts';
import { consumeTry, hashedKey, resetFailures, returnTry } from '../../throttling/throttling.ts';
import { type Account, findAccountByName, lockAccount, updateAccount } from '../accounts.queries.ts';
import { isProvisionalOver } from '../accounts.rules.ts';
import { beginSecondStep, hasSecondStep } from '../factor/second-steps.ts';
import { firstKnownAccount, knownBrowserId } from './device-cookie.ts';
import { logSignIn, noteFailure } from './note-sign-in.ts';
import { openSignedIn } from './open-signed-in.ts';
import { sessionAnswer } from './sessions.ts';

/**
 * Signs in with username or e-mail (spec 5.3): opens a session that replaces the browser's, and a token. Refuses (401) a
 * wrong name or password, alike and in the same time, and, with what to answer, an account that has a second step; (403) a
 * blocked or inactive account, but only with its password; and (429) during a wait.
 */
export async function signIn(context: Context, name: string, password: string): Promise<Session> {
  const account = await findAccountByName(context.db, name.normalize('NFC'));
  try {
    const session = await openIfRight(context, name, account, password);
    logSignIn(context, account, 'success');
    return session;
  } catch (error) {
    if (error instanceof Refusal) logSignIn(context, account, error.code);
    throw error;
  }
}

async function openIfRight(
  context: Context,
  name: string,
  account: Account | undefined,
  password: string,
): Promise<Session> {
  await checkPassword(context, name, account, password).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'badCredentials') noteFailure(context, account);
    throw error;
  });
  if (account === undefined) throw new Refusal('badCredentials');
  if (account.blockedAt !== null) throw new Refusal('blocked');
  if (account.activatedAt === null)
    throw new Refusal(context.config.smtpUrl === undefined ? 'notActiveNoMail' : 'notActive');
  const passwordHash = needsRehash(account.passwordHash) ? await hashPassword(password) : undefined;
  const signedInAt = context.clock.now();
  const opened = await transaction(context, async (inside) => {
    // checking took time: an account deleted or a password changed meanwhile opens no session
    const current = await lockAccount(inside.db, account.id);
    if (current?.passwordHash !== account.passwordHash) throw new Refusal('badCredentials');
    if (current.blockedAt !== null) throw new Refusal('blocked');
    if (isProvisionalOver(current, signedInAt)) throw new Refusal('provisionalOver');
    await updateAccount(inside.db, account.id, { passwordHash });
    if (await hasSecondStep(inside, current)) return { step: await beginSecondStep(inside, account.id) };
    return { account: current, sessionId: await openSignedIn(inside, current, signedInAt) };
  });
  if (opened.step !== undefined) throw new Refusal('secondStepNeeded', { data: opened.step });
  context.cookies.clearBrowserCache();
  return sessionAnswer(context, opened.account, { id: opened.sessionId, signedInAt });
}

/** Guesses from one address and unknown browsers that are checked at once; the others wait in line. */
const checkedAtOnce = 4;
const waitingAtMost = 200;
const inTurnOf = openSemaphores(checkedAtOnce);

/**
 * Checks a password. The try counts in advance, as a failure of the account (however its name is spelt) and of the
 * address, so that concurrent guesses count like others; the right password takes it back. A browser that has signed
 * in to the account before has a counter of its own: strangers who guess, from this address or others, lock the owner
 * out for half a minute at most. A browser in which another account has signed in counts for that account instead of
 * its address: a training room does not wait because one machine in its network guesses.
 */
async function checkPassword(
  context: Context,
  name: string,
  account: Account | undefined,
  password: string,
): Promise<void> {
  const browser = account === undefined ? undefined : knownBrowserId(context, account.id);
  if (account !== undefined && browser !== undefined)
    return tryOnce(context, `signin:browser:${account.id}:${browser}`, knownBrowserBackoff, () =>
      verifyPassword(account.passwordHash, password),
    );
  const key = account === undefined ? hashedKey('signin:name', name) : `signin:account:${account.id}`;
  const firstAccount = firstKnownAccount(context);
  const addressKey =
    firstAccount === undefined ? `signin:address:${context.address}` : `signin:vouched:${firstAccount}`;
  const inTurn = inTurnOf(context.address);
  if (inTurn.waitingCount() >= waitingAtMost) throw new Refusal('tooManyVisits', { retryAfterSeconds: 1 });
  await inTurn(async () => {
    await consumeTry(context, addressKey, addressBackoff);
    let isFailure = false;
    try {
      await tryOnce(context, key, accountBackoff, async () => {
        const isRight = await verifyPassword(account?.passwordHash, password);
        isFailure = !isRight;
        return isRight;
      });
    } finally {
      if (!isFailure) await returnTry(context, addressKey);
    }
  });
}

/** Counts a try, and forgets it and the ones before if it was right. Refuses (401) a wrong one. */
async function tryOnce(
  context: Context,
  key: string,
  backoff: Backoff,
  check: () => Promise<boolean>,
): Promise<void> {
  await consumeTry(context, key, backoff);
  if (!(await check())) throw new Refusal('badCredentials');
  await resetFailures(context, key);
}
