import { emailAddress } from '../../../../contract/accounts/person-fields.ts';

import { Refusal, sentence } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { putMail } from '../../mail/outbox.ts';
import { limits } from '../../throttling/throttling.rules.ts';
import { consumeLimit } from '../../throttling/throttling.ts';
import { type Account, findEmailOwner, updateAccount } from '../accounts.queries.ts';
import { newEmailMail, oldEmailMail } from './account-mails.ts';
import { tellOwner } from './account-notices.ts';
import { deleteUnusedCodes } from './codes.queries.ts';
import { issueCode } from './codes.ts';
import { endLinks } from './end-links.ts';

/** 'asked' = a link went to the new address; 'needsInstitute' = the portal has no mail to confirm it with. */
export type EmailChange = 'none' | 'asked' | 'needsInstitute';

/**
 * Starts a change of e-mail: mails a link to the new address and informs the old one (spec 5.7). Nothing changes
 * until the link is followed. An empty address, or the account's own, does nothing. Refuses (400) an invalid address,
 * (409) one in use, (429) too many.
 */
export async function requestEmail(
  context: Context,
  account: Account,
  given: string | undefined,
): Promise<EmailChange> {
  if (given === undefined || !isOtherEmail(account, given)) return 'none';
  const newEmail = checkedEmail(given.trim(), 'email');
  if (context.config.smtpUrl === undefined) return 'needsInstitute';
  await consumeLimit(context, `email:account:${account.id}`, limits.emailChangePerAccount);
  if ((await findEmailOwner(context.db, newEmail)) !== undefined) {
    throw new Refusal('emailTaken', { errors: [{ field: 'email', message: sentence('emailTaken') }] });
  }
  await transaction(context, async (inside) => {
    await deleteUnusedCodes(inside.db, account.id, ['email']); // only the last requested address counts
    await putMail(
      inside,
      newEmailMail(inside, account, newEmail, await issueCode(inside, account.id, 'email', newEmail)),
    );
    await putMail(inside, oldEmailMail(inside, account));
  });
  return 'asked';
}

/** True for an address other than the account's own; an empty one means unchanged. */
export function isOtherEmail(account: Account, given: string): boolean {
  const typed = given.trim().toLowerCase();
  return typed !== '' && typed !== account.email?.toLowerCase();
}

/** Changes the e-mail inside a transaction and notifies the old one; all links of the account stop working. */
export async function changeEmail(
  inside: Context,
  account: Pick<Account, 'id' | 'username' | 'firstName' | 'email'>,
  email: string | null,
): Promise<void> {
  await updateAccount(inside.db, account.id, { email });
  await endLinks(inside, account.id);
  await tellOwner(inside, account, 'email');
}

/** Returns a valid e-mail address; refuses (400) any other, on the field that contains it. */
export function checkedEmail(typed: string, field: string): string {
  const parsed = emailAddress('El campo Email es obligatorio.').safeParse(typed);
  if (parsed.success) return parsed.data;
  throw new Refusal('invalidInput', { errors: [{ field, message: parsed.error.issues[0]?.message ?? '' }] });
}
