import type { Session } from '../../../../contract/calls/session.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { hashPassword, needsRehash, verifyPassword } from '../../../platform/crypto/passwords.ts';
import { openSemaphores } from '../../../platform/process/semaphore.ts';
import { recordAudit } from '../../audit/audit.ts';
import {
  accountBackoff,
  addressBackoff,
  type Backoff,
  knownBrowserBackoff,
} from '../../throttling/throttling.rules.ts';
import { consumeTry, hashedKey, resetFailures, returnTry } from '../../throttling/throttling.ts';
import { type Account, findAccountByName, lockAccount, updateAccount } from '../accounts.queries.ts';
import { firstKnownAccount, knownBrowserId, rememberBrowser } from './device-cookie.ts';
import { insertSignIn } from './sessions.queries.ts';
import { endSessionOfCookie, openSession, sessionAnswer } from './sessions.ts';

/**
 * Signs in with username or e-mail (spec 5.3): opens a session that replaces the browser's, a token, and for members
 * a row for the report on accesses, unless they were signed in here already or have to tell their gender first. Refuses (401) a wrong name or password,
 * alike and in the same time, (403) a blocked or inactive account, but only with its password, and (429) during a wait.
 */
export async function signIn(context: Context, name: string, password: string): Promise<Session> {
  const account = await findAccountByName(context.db, name.normalize('NFC'));
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
    await updateAccount(inside.db, account.id, { passwordHash });
    const isAgain = (await endSessionOfCookie(inside)) === account.id;
    const { gender } = current;
    if (current.role === 'member' && gender !== null && !isAgain)
      await insertSignIn(inside.db, gender, signedInAt);
    inside.afterCommit(() => rememberBrowser(inside, account.id));
    const id = await openSession(inside, current, signedInAt);
    if (current.role === 'admin') {
      const caller = {
        role: current.role,
        accountId: account.id,
        username: current.username,
        years: 0,
        sessionId: id,
      };
      await recordAudit({ ...inside, caller }, 'session.begin', `account:${account.id}`);
    }
    return { current, id };
  });
  context.cookies.clearBrowserCache();
  return sessionAnswer(context, opened.current, { id: opened.id, signedInAt });
}

/**
 * Records a wrong password for an administrator without waiting: the time of the answer would reveal the account's
 * role.
 */
function noteFailure(context: Context, account: Account | undefined): void {
  if (account?.role !== 'admin') return;
  recordAudit(context, 'session.refused', `account:${account.id}`).catch((error: unknown) =>
    context.log.error({ err: error, account: account.id }, 'a refused sign-in could not be recorded'),
  );
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
