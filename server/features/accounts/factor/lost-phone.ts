import type { HandedLink } from '../../../../contract/accounts/adding-calls.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { foundRow } from '../../../context/found-row.ts';
import { recordAudit } from '../../audit/audit.ts';
import { withdrawMails } from '../../mail/outbox.ts';
import { findAccountByUsername, lockAccount } from '../accounts.queries.ts';
import { fullName } from '../accounts.rules.ts';
import { passwordLink } from '../recovery/account-mails.ts';
import { tellOwner } from '../recovery/account-notices.ts';
import { deleteUnusedCodes } from '../recovery/codes.queries.ts';
import { issueCode } from '../recovery/codes.ts';
import { endSecondStep } from './end-second-step.ts';
import { hasSecondStep } from './second-steps.ts';

/**
 * Makes the link with which the owner of an account who lost the phone comes back within an hour, once: it chooses a
 * password and turns the second step off (spec 5.14). It takes the place of links before; the owner is told. Refuses (404)
 * an unknown account, (409) one without a second step, and the caller's own.
 */
export function makeLostPhoneLink(context: Context, id: number): Promise<HandedLink> {
  return transaction(context, async (inside) => {
    const account = foundRow(await lockAccount(inside.db, id));
    if (!(await hasSecondStep(inside, account))) throw new Refusal('nothingToTakeAway');
    await deleteUnusedCodes(inside.db, id, ['reset']);
    await withdrawMails(inside, id, 'reset');
    const { code, expiresAt } = await issueCode(inside, id, 'lostPhone');
    await recordAudit(inside, 'account.lostPhone', `account:${id}`);
    await tellOwner(inside, account, 'lostPhone');
    const { username } = account;
    const link = passwordLink(inside.publicUrl, username, code);
    return { id, fullname: fullName(account), username, link, expires: expiresAt.toISOString() };
  });
}

/** Turns an account's second step off from the console; false = it had none. Refuses (404) an unknown username. */
export async function endSecondStepFromConsole(context: Context, username: string): Promise<boolean> {
  const account = foundRow(await findAccountByUsername(context.db, username));
  return transaction(context, (inside) => endSecondStep(inside, account, 'console'));
}
