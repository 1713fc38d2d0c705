import { Refusal, sentence } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { isSignature, signature } from '../../../platform/crypto/keys.ts';
import { putMail, withdrawMails } from '../../mail/outbox.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit } from '../../throttling/throttling.ts';
import { findEmailOwner, lockAccount, updateAccount } from '../accounts.queries.ts';
import { takenRefusal } from '../register.ts';
import { activationMail } from './account-mails.ts';
import { deleteUnusedCodes } from './codes.queries.ts';
import { issueCode } from './codes.ts';

const validMilliseconds = 24 * 3_600_000;

/**
 * Makes a correction, valid for a day: its bearer may correct the e-mail of an account that waits for activation.
 */
export function correctionOf({ keys, clock }: Context, accountId: number): string {
  const text = `${accountId}~${clock.now().getTime() + validMilliseconds}`;
  return `${text}~${signature(keys.link, sealedText(text))}`;
}

const sealedText = (text: string) => `correct-email ${text}`;

/**
 * Corrects the e-mail of an account that was never activated and mails the link there; the earlier link ends (spec
 * 5.1). Refuses (400) a correction that is forged, expired or of an active account, (409) an e-mail in use, (429) too
 * many.
 */
export async function correctEmail(
  context: Context,
  given: { correction: string; email: string; next?: string | undefined },
): Promise<void> {
  const accountId = accountOf(context, given.correction);
  await consumeLimit(context, `resend:address:${context.address}`, limits.resendPerAddress);
  await consumeLimit(context, `correct:account:${accountId}`, limits.resendPerName);
  const holder = await findEmailOwner(context.db, given.email);
  if (holder !== undefined && holder !== accountId) throw taken();
  await transaction(context, async (inside) => {
    const account = await lockAccount(inside.db, accountId);
    if (account === undefined || account.activatedAt !== null) throw new Refusal('badCode');
    await updateAccount(inside.db, accountId, { email: given.email });
    await deleteUnusedCodes(inside.db, accountId, ['activation']);
    await withdrawMails(inside, accountId, 'activation');
    const code = await issueCode(inside, accountId, 'activation');
    await putMail(inside, activationMail(inside, { ...account, email: given.email }, code, given.next));
  }).catch((error: unknown) => {
    throw takenRefusal(error, { username: 'Email', email: 'Email' }) ?? error; // a concurrent one was first
  });
}

function accountOf({ keys, clock }: Context, correction: string): number {
  const [id, until, seal = ''] = correction.split('~');
  const isRight = isSignature(keys.link, sealedText(`${id}~${until}`), seal);
  if (!isRight || Number(until) <= clock.now().getTime()) throw new Refusal('badCode');
  return Number(id);
}

const taken = () =>
  new Refusal('emailTaken', { errors: [{ field: 'Email', message: sentence('emailTaken') }] });
