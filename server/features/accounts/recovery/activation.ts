import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { secretHash } from '../../../platform/crypto/tokens.ts';
import { recordAudit } from '../../audit/audit.ts';
import { putMail, simulateMail, withdrawMails } from '../../mail/outbox.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit, hashedKey } from '../../throttling/throttling.ts';
import { type Account, findAccountByName, updateAccount } from '../accounts.queries.ts';
import { codeEndsAt, noPassword } from '../accounts.rules.ts';
import { takenRefusal } from '../register.ts';
import { rememberBrowser } from '../sessions/device-cookie.ts';
import { activatedMail, activationMail, invitationMail } from './account-mails.ts';
import { lockCode, markCodeUsed } from './codes.queries.ts';
import { countingWrongCodes, issueCode } from './codes.ts';
import { changeEmail } from './email-change.ts';

/**
 * Follows the link of a mail: activates an account or confirms a new e-mail (spec 5.1, 5.7). A code works once, but a
 * used one whose effect holds succeeds again, because people press twice. Refuses any other code, and an e-mail taken
 * meanwhile (409).
 */
export async function followLink(
  context: Context,
  given: { username: string; code: string },
): Promise<'account' | 'email'> {
  const follow = async (inside: Context) => {
    const code = await lockCode(inside.db, given.username, secretHash(given.code));
    if (code === undefined || code.purpose === 'reset') throw new Refusal('badCode');
    const isEmail = code.purpose === 'email';
    const isDone = isEmail ? code.usedAt !== null && code.email === code.newEmail : code.activatedAt !== null;
    if (isDone) return code.purpose;
    const now = inside.clock.now();
    if (code.usedAt !== null || code.expiresAt <= now) throw new Refusal('badCode');
    await markCodeUsed(inside.db, code.id, now);
    if (isEmail) {
      const { accountId, email, newEmail } = code;
      await changeEmail(inside, { ...code, id: accountId }, newEmail ?? email);
      const content = { before: { email }, after: { email: newEmail } };
      await recordAudit(inside, 'account.email', `account:${accountId}`, {}, { accountId, content });
    }
    if (!isEmail) await markActive(inside, code.accountId);
    inside.afterCommit(() => rememberBrowser(inside, code.accountId)); // the reader of the account's mail is known
    return code.purpose;
  };
  const purpose = await countingWrongCodes(context, () => transaction(context, follow)).catch(
    (error: unknown) => {
      throw takenRefusal(error, { username: 'Username', email: 'Strcode' }) ?? error;
    },
  );
  return purpose === 'email' ? 'email' : 'account';
}

export async function markActive(inside: Context, accountId: number): Promise<void> {
  await updateAccount(inside.db, accountId, { activatedAt: inside.clock.now() });
  await withdrawMails(inside, accountId, 'activation');
}

/**
 * Mails the activation link again; `next` is where the person was going. The answer and its time are the same for
 * every name (spec 5.6). Refuses too many (429).
 */
export async function resendActivation(context: Context, name: string, next?: string): Promise<void> {
  await consumeLimit(context, `resend:address:${context.address}`, limits.resendPerAddress);
  await consumeLimit(context, hashedKey('resend:name', name), limits.resendPerName);
  await transaction(context, async (inside) => {
    const account = await findAccountByName(inside.db, name);
    if (account !== undefined && account.activatedAt === null && account.blockedAt === null) {
      await mailActivation(inside, account, next);
    } else {
      const expiresAt = codeEndsAt('activation', inside.clock.now());
      await simulateMail(inside, activationMail(inside, nobody, { code: nobody.code, expiresAt }, next));
    }
  });
}

/**
 * Mails the link of an account that waits for activation, inside a transaction: an invited person chooses a password
 * first.
 */
export async function mailActivation(inside: Context, account: Account, next?: string): Promise<void> {
  const isInvited = account.passwordHash === noPassword;
  const code = await issueCode(inside, account.id, isInvited ? 'invitation' : 'activation');
  await putMail(
    inside,
    isInvited ? invitationMail(inside, account, code) : activationMail(inside, account, code, next),
  );
}

/**
 * Tells the owner of an account that an administrator has just activated it, inside a transaction; who has no password
 * yet gets the link to choose one. Does nothing without a mail server.
 */
export async function mailActivated(inside: Context, account: Account): Promise<void> {
  if (inside.config.smtpUrl === undefined || account.blockedAt !== null) return;
  if (account.passwordHash === noPassword) await mailActivation(inside, account);
  else await putMail(inside, activatedMail(inside, account, codeEndsAt('activation', inside.clock.now())));
}

/** as long as a real person's mail, for the simulation */
const nobody = { id: 0, username: 'nadie', firstName: 'Nadie', email: '', code: '-'.repeat(43) };
