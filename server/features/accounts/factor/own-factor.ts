import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { NewAuthenticator, Security } from '../../../../contract/accounts/factor-calls.ts';
import { recoveryCodeCount } from '../../../../contract/accounts/second-step.ts';
import { qrDrawing } from '../../../../contract/drawing/qr-drawing.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { encrypt } from '../../../platform/crypto/keys.ts';
import { recordAudit } from '../../audit/audit.ts';
import { portalNameOf } from '../../mail/letter.ts';
import { type Account, lockAccount } from '../accounts.queries.ts';
import { tellOwner } from '../recovery/account-notices.ts';
import { rereadSessions } from '../sessions/end-sessions.ts';
import { listOwnSessions } from '../sessions/own-sessions.ts';
import { accountOfCaller } from '../sessions/reauthenticate.ts';
import { isStepDue } from '../sessions/sessions.rules.ts';
import { countingTries, recoveryCodeHash, rightStep } from './check-code.ts';
import { endSecondStep } from './end-second-step.ts';
import * as queries from './factor.queries.ts';
import { digitsOf, recoveryCodeOf } from './factor.rules.ts';
import { readShown } from './shown-once.ts';

/** Reads how the caller signs in, and where the account is open. */
export async function getSecurity(context: Context, isShownToo: boolean): Promise<Security> {
  const { account, session } = await accountOfCaller(context);
  const found = await queries.findAuthenticator(context.db, account.id);
  const { confirmedAt = null, lastUsedAt = null } = found ?? {};
  return {
    authenticator:
      confirmedAt === null
        ? null
        : { since: confirmedAt.toISOString(), lastUsed: lastUsedAt?.toISOString() ?? null },
    codesLeft: await queries.countUnusedCodes(context.db, account.id),
    due:
      session.stepDueAt === null
        ? null
        : { at: session.stepDueAt.toISOString(), isOver: isStepDue(session, context.clock.now()) },
    shown: isShownToo ? readShown(context) : null,
    sessions: await listOwnSessions(context, account, session.id),
  };
}

/** Makes the secret of an application of codes, which counts once it is confirmed. Refuses (409) where one counts. */
export function startAuthenticator(context: Context): Promise<NewAuthenticator> {
  return transaction(context, async (inside) => {
    const account = await lockCaller(inside);
    if (await queries.hasAuthenticator(inside.db, account.id)) throw new Refusal('authenticatorIsOn');
    const secret = new Secret();
    const sealed = encrypt(inside.keys.factor, secret.base32);
    await queries.insertAuthenticator(inside.db, account.id, { secret: sealed, now: inside.clock.now() });
    const uri = new TOTP({ issuer: portalNameOf(inside), label: account.username, secret }).toString();
    return { secret: secret.base32, uri, qr: qrDrawing(uri) };
  });
}

/**
 * Turns the second step on with the application's first code. Returns ten recovery codes. Refuses (400) a wrong code,
 * (409) without a secret that waits, (429) after too many tries.
 */
export async function confirmAuthenticator(context: Context, code: string): Promise<string[]> {
  const { account } = await accountOfCaller(context);
  return countingTries(context, account.id, () =>
    transaction(context, async (inside) => {
      await lockCaller(inside);
      const found = await queries.findAuthenticator(inside.db, account.id);
      if (found === undefined) throw new Refusal('noAuthenticator');
      if (found.confirmedAt !== null) throw new Refusal('authenticatorIsOn');
      const digits = digitsOf(code);
      if (digits === undefined) throw new Refusal('badStepCode');
      const step = rightStep(inside, found, digits);
      await queries.confirmAuthenticator(inside.db, account.id, { step, now: inside.clock.now() });
      await noteChange(inside, account, 'account.secondStepOn');
      await rereadSessions(inside);
      return newCodes(inside, account.id);
    }),
  );
}

/** Turns the second step off, with its recovery codes and the sign-ins that wait for it. Repeating it is harmless. */
export function removeAuthenticator(context: Context): Promise<void> {
  return transaction(context, async (inside) => {
    const account = await lockCaller(inside);
    await endSecondStep(inside, account, 'owner');
  });
}

/** Makes ten recovery codes in the place of those before. Refuses (409) without a second step. */
export function makeCodes(context: Context): Promise<string[]> {
  return transaction(context, async (inside) => {
    const account = await lockCaller(inside);
    if (!(await queries.hasAuthenticator(inside.db, account.id))) throw new Refusal('noSecondStep');
    await noteChange(inside, account, 'account.recoveryCodes');
    return newCodes(inside, account.id);
  });
}

async function lockCaller(inside: Context): Promise<Account> {
  const { account } = await accountOfCaller(inside);
  const locked = await lockAccount(inside.db, account.id);
  if (locked === undefined) throw new Refusal('signInNeeded');
  return locked;
}

async function newCodes(inside: Context, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(10)));
  await queries.deleteRecoveryCodes(inside.db, accountId);
  await queries.insertRecoveryCodes(inside.db, accountId, {
    hashes: codes.map((code) => recoveryCodeHash(inside.keys.factor, code)),
    now: inside.clock.now(),
  });
  return codes;
}

/** Records a change of the second step and tells the owner (spec 5.7). */
async function noteChange(
  inside: Context,
  account: Account,
  action: 'account.secondStepOn' | 'account.recoveryCodes',
): Promise<void> {
  await recordAudit(inside, action, `account:${account.id}`);
  await tellOwner(inside, account, 'factor');
}
