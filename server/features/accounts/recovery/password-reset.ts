import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { verifyPassword } from '../../../platform/crypto/passwords.ts';
import { secretHash } from '../../../platform/crypto/tokens.ts';
import { recordAudit } from '../../audit/audit.ts';
import { putMail, simulateMail } from '../../mail/outbox.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit, hashedKey, resetFailures } from '../../throttling/throttling.ts';
import { type Account, findAccount, findAccountByEmail, updateAccount } from '../accounts.queries.ts';
import { codeEndsAt, noPassword, provisionalEndsAt } from '../accounts.rules.ts';
import { endSecondStep } from '../factor/end-second-step.ts';
import { rememberBrowser } from '../sessions/device-cookie.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { resetMail } from './account-mails.ts';
import { tellOwner } from './account-notices.ts';
import { markActive } from './activation.ts';
import { lockCode, markCodeUsed } from './codes.queries.ts';
import { countingWrongCodes, issueCode } from './codes.ts';
import { endLinks } from './end-links.ts';
import { newPasswordHash } from './new-password.ts';

/**
 * Mails a link for a new password if the address is known and its account not blocked (spec 5.6); the old password
 * stays valid. The answer and its time are the same for every address. Refuses only too many (429).
 */
export async function forgotPassword(context: Context, email: string): Promise<void> {
  await consumeLimit(context, `forgot:address:${context.address}`, limits.forgotPerAddress);
  await consumeLimit(context, hashedKey('forgot:email', email), limits.forgotPerEmail);
  await transaction(context, async (inside) => {
    const account = await findAccountByEmail(inside.db, email);
    if (account !== undefined && account.blockedAt === null) {
      await putMail(inside, resetMail(inside, account, await issueCode(inside, account.id, 'reset')));
    } else {
      const expiresAt = codeEndsAt('reset', inside.clock.now());
      const nobody = { id: 0, username: 'nadie', firstName: 'Nadie', email: '' };
      await simulateMail(inside, resetMail(inside, nobody, { code: '-'.repeat(43), expiresAt }));
    }
  });
}

interface Reset {
  username: string;
  code: string;
  password: string;
}

/**
 * Sets a new password with the code of the link, once and within its hour, and ends every session; the link for a lost
 * phone turns the second step off too. Repeating it
 * succeeds, because an answer may be lost. Refuses (400) an expired, foreign or used code, and a weak password, which
 * leaves the code valid.
 */
export async function resetPassword(context: Context, given: Reset): Promise<void> {
  const { owner, isDone } = await countingWrongCodes(context, () => ownerOfCode(context, given));
  if (isDone) return;
  const passwordHash = await newPasswordHash(given.password, owner, 'Password'); // outside a transaction: it is slow
  const isUsed = await transaction(context, async (inside) => {
    const code = await lockResetCode(inside, given);
    if (code.usedAt !== null) return true;
    await markCodeUsed(inside.db, code.id, inside.clock.now());
    await changePassword(inside, owner, passwordHash);
    await recordAudit(inside, 'account.password', `account:${code.accountId}`, { by: 'link' });
    if (code.endsSecondStep) await endSecondStep(inside, owner, 'link');
    await endSessionsOf(inside, code.accountId);
    await forgetGuesses(inside, code.accountId);
    inside.afterCommit(() => rememberBrowser(inside, code.accountId)); // the reader of the account's mail is known
    if (code.activatedAt === null) await markActive(inside, code.accountId); // the mailed link confirms the address
    return false;
  });
  if (isUsed) await countingWrongCodes(context, () => ownerOfCode(context, given)); // by a concurrent call
}

/**
 * Finds the owner of a code, and whether it has set this password already. Refuses a code that was used for another.
 */
async function ownerOfCode(context: Context, given: Reset): Promise<{ owner: Account; isDone: boolean }> {
  const { owner, usedAt } = await transaction(context, async (inside) => {
    const code = await lockResetCode(inside, given);
    return { owner: await findAccount(inside.db, code.accountId), usedAt: code.usedAt };
  });
  const isDone = usedAt !== null;
  if (owner === undefined || (isDone && !(await verifyPassword(owner.passwordHash, given.password))))
    throw new Refusal('badCode');
  return { owner, isDone };
}

/** Forgets the guesses of others, so that the owner of a new password does not wait. */
async function forgetGuesses(inside: Context, accountId: number): Promise<void> {
  await resetFailures(inside, `signin:account:${accountId}`);
  await resetFailures(inside, `signin:current:${accountId}`);
}

async function lockResetCode(inside: Context, { username, code: secret }: Reset) {
  const code = await lockCode(inside.db, username, secretHash(secret));
  if (code?.purpose !== 'reset' || code.expiresAt <= inside.clock.now()) throw new Refusal('badCode');
  return code;
}

/**
 * Stores a new password inside a transaction and notifies the owner, unless it is their first; all other links of the
 * account stop working. One that must be changed ends unless it is (spec 5.11).
 */
export async function changePassword(
  inside: Context,
  account: Account,
  passwordHash: string,
  mustChangePassword = false,
): Promise<void> {
  const passwordEndsAt = mustChangePassword ? provisionalEndsAt(inside.clock.now()) : null;
  await updateAccount(inside.db, account.id, { passwordHash, mustChangePassword, passwordEndsAt });
  await endLinks(inside, account.id);
  if (account.passwordHash !== noPassword) await tellOwner(inside, account, 'password');
}
