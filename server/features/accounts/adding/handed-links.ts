import type { HandedLink } from '../../../../contract/accounts/adding-calls.ts';
import { Refusal } from '../../../../contract/refusal.ts';
import { type Context, transaction } from '../../../context/context.ts';
import { recordAuditOfEach } from '../../audit/audit.ts';
import { withdrawMailsOf } from '../../mail/outbox.ts';
import { fullName, noPassword } from '../accounts.rules.ts';
import { passwordLink } from '../recovery/account-mails.ts';
import { tellOwners } from '../recovery/account-notices.ts';
import { deleteUnusedCodesOf } from '../recovery/codes.queries.ts';
import { issueCodes } from '../recovery/codes.ts';
import { reauthenticateCaller } from '../sessions/reauthenticate.ts';
import { lockAccountsOf } from './adding.queries.ts';

/**
 * Makes a link for each account with which its owner chooses a password; the administrator hands it over (spec 5.11).
 * It replaces earlier links; the current password stays valid until then. Owners with a password are notified.
 * Deleted accounts are left out. Refuses (400) without the administrator's own password or a fresh sign-in, (404) if
 * no account is left.
 */
export async function makeLinks(context: Context, ids: readonly number[]): Promise<HandedLink[]> {
  await reauthenticateCaller(context);
  return transaction(context, async (inside) => {
    const accounts = await lockAccountsOf(inside.db, ids);
    if (accounts.length === 0) throw new Refusal('notFound');
    const [fresh, known] = [
      accounts.filter(({ passwordHash }) => passwordHash === noPassword),
      accounts.filter(({ passwordHash }) => passwordHash !== noPassword),
    ];
    const found = accounts.map(({ id }) => id);
    await deleteUnusedCodesOf(inside.db, found, ['reset']);
    await withdrawMailsOf(
      inside,
      fresh.map(({ id }) => id),
      'activation',
    );
    await tellOwners(inside, known, 'link');
    await recordAuditOfEach(
      inside,
      'account.link',
      found.map((id) => `account:${id}`),
      {},
    );
    return [...(await linksTo(inside, fresh, 'invitation')), ...(await linksTo(inside, known, 'handed'))];
  });
}

async function linksTo(
  inside: Context,
  accounts: Awaited<ReturnType<typeof lockAccountsOf>>,
  kind: 'invitation' | 'handed',
): Promise<HandedLink[]> {
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ id }) => id);
  const codes = await issueCodes(inside, ids, kind);
  return accounts.flatMap((account, index) => {
    const issued = codes[index];
    if (issued === undefined) return [];
    const { id, username } = account;
    const link = passwordLink(inside.publicUrl, username, issued.code);
    return [{ id, fullname: fullName(account), username, link, expires: issued.expiresAt.toISOString() }];
  });
}
