import type { Session } from '../../../../contract/accounts/session.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { secretHash } from '../../../platform/crypto/tokens.ts';
import { type Account, findAccount, lockAccount } from '../accounts.queries.ts';
import { isProvisionalOver } from '../accounts.rules.ts';
import { logSignIn, noteFailure } from '../sessions/note-sign-in.ts';
import { openSignedIn } from '../sessions/open-signed-in.ts';
import { sessionAnswer } from '../sessions/sessions.ts';
import { countingTries, takeCode } from './check-code.ts';
import { findSecondStep, takeSecondStep } from './factor.queries.ts';
import { stepCookie } from './second-steps.ts';

/**
 * Answers the second step of a sign-in with a code and opens the session (spec 5.14). Refuses (400) a step that is over,
 * was answered or whose account has changed meanwhile, and a wrong or used code, which leaves the step open; (403) an
 * account that was blocked meanwhile; (429) during a wait.
 */
export async function answerStep(
  context: Context,
  given: { challenge: string | undefined; code: string },
): Promise<Session> {
  const challenge = given.challenge ?? challengeOfBrowser(context);
  const hash = secretHash(challenge ?? '');
  const waiting = await findSecondStep(context.db, hash, context.clock.now());
  const account = waiting && (await findAccount(context.db, waiting.accountId));
  if (account === undefined) throw new Refusal('stepIsOver');
  try {
    const session = await countingTries(context, account.id, () => open(context, account, hash, given.code));
    logSignIn(context, account, 'success');
    return session;
  } catch (error) {
    if (error instanceof Refusal) logSignIn(context, account, error.code);
    if (error instanceof Refusal && error.code === 'badStepCode') noteFailure(context, account);
    throw error;
  }
}

/** The step of the browser's cookie, if one of our pages asks. */
const challengeOfBrowser = (context: Context): string | undefined =>
  context.isFromOwnPage() ? context.cookies.get(stepCookie) : undefined;

async function open(context: Context, { id }: Account, hash: Buffer, code: string): Promise<Session> {
  const signedInAt = context.clock.now();
  const opened = await transaction(context, async (inside) => {
    const account = await lockAccount(inside.db, id);
    const isWaiting = (await takeSecondStep(inside.db, hash, signedInAt)) !== undefined;
    if (account === undefined || !isWaiting) throw new Refusal('stepIsOver');
    if (account.blockedAt !== null) throw new Refusal('blocked');
    if (isProvisionalOver(account, signedInAt)) throw new Refusal('provisionalOver');
    await takeCode(inside, id, code);
    inside.afterCommit(() => inside.cookies.set(stepCookie, '', 0));
    return { account, sessionId: await openSignedIn(inside, account, signedInAt) };
  });
  context.cookies.clearBrowserCache();
  return sessionAnswer(context, opened.account, { id: opened.sessionId, signedInAt });
}
