import { accountIdOf } from '../../../contract/caller.ts';
import { trashDays } from '../../../contract/constants.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import type { Personal } from '../audit/audit.rules.ts';
import { forgetInAudit, recordAudit } from '../audit/audit.ts';
import { forgetReasonsOf } from '../audit/reasons.ts';
import { forgetDocuments } from '../certificates/forget-documents.ts';
import { forgetHeld } from '../certificates/held-certificates.ts';
import { reconcileRestored } from '../certificates/reconcile-certificates.ts';
import { endSharing } from '../certificates/sharing/share-certificate.ts';
import { contentChanged } from '../content/content-version.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { anonymiseMails, withdrawMails } from '../mail/outbox.ts';
import * as queries from './accounts.queries.ts';
import { anonymised, fullName } from './accounts.rules.ts';
import { requireOtherAdministrator } from './administrators.ts';
import { lockExisting } from './existing-account.ts';
import { forgetFactors } from './factor/factor.queries.ts';
import { takeGrants } from './grants/take-grants.ts';
import { deleteRequests } from './identity/identity.queries.ts';
import { tellOwner } from './recovery/account-notices.ts';
import { deleteUnusedCodes } from './recovery/codes.queries.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { setTimeFactor } from './time-factor.queries.ts';

const dayMilliseconds = 24 * 3600 * 1000;

/**
 * Puts a user into the Papelera (spec 5.13): the sessions end at once, roles besides are taken, the links stop working,
 * lists and searches leave the person out; username, e-mail and document stay theirs. Refuses (409) the last administrator
 * who can sign in, (404) an unknown user and one who is there already.
 */
export const removeUser = (context: Context, id: number): Promise<void> =>
  remove(context, id, () => undefined);

/** Deletes a user among several, like removeUser. Refuses (409) an administrator, who is deleted alone. */
export const removeMember = (context: Context, id: number): Promise<void> =>
  remove(context, id, ({ role }) => {
    if (role === 'admin') throw new Refusal('administratorDeletedAlone');
  });

async function remove(
  context: Context,
  id: number,
  refuse: (account: queries.Account) => void,
): Promise<void> {
  await transaction(context, async (inside) => {
    await requireOtherAdministrator(inside, id); // locks the administrators before the account, as changeRole does
    const account = await lockExisting(inside, id);
    refuse(account);
    const now = inside.clock.now();
    await queries.updateAccount(inside.db, id, {
      deletedAt: now,
      deletedBy: accountIdOf(inside.caller),
      eraseAt: new Date(now.getTime() + trashDays * dayMilliseconds),
    });
    await deleteUnusedCodes(inside.db, id, ['activation', 'reset', 'email']);
    for (const kind of ['activation', 'reset'] as const) await withdrawMails(inside, id, kind);
    await endSessionsOf(inside, id);
    await takeGrants(inside, id);
    await contentChanged(inside, 'account'); // cached pages still show the name beside comments
    await recordAudit(inside, 'account.delete', `account:${id}`, {}, whoseName(account));
    if (account.role === 'admin') await tellAdministrators(inside, 'account.delete');
  });
}

/**
 * Restores a user from the Papelera with courses, attempts, certificates and groups (spec 5.13); certificates that were
 * earned there are issued. Refuses (404) one who is not there.
 */
export async function restoreUser(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const account = foundRow(await queries.lockTrashedAccount(inside.db, id));
    await queries.updateAccount(inside.db, id, { deletedAt: null, deletedBy: null, eraseAt: null });
    if (account.deletedAt !== null) await reconcileRestored(inside, id, account.deletedAt);
    await contentChanged(inside, 'account');
    await recordAudit(inside, 'account.restore', `account:${id}`, {}, whoseName(account));
    if (account.role === 'admin') await tellAdministrators(inside, 'account.restore');
  });
}

/** Erases a user of the Papelera before the days are over. Refuses (404) one who is not there. */
export async function eraseUser(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    await erase(inside, foundRow(await queries.lockTrashedAccount(inside.db, id)));
  });
}

const erasedAtOnce = 100;

/**
 * Erases the users whose days in the Papelera are over, each in a transaction of its own: it may run twice and be killed
 * anywhere. One that fails keeps no other from being erased.
 */
export async function eraseDueUsers(context: Context): Promise<void> {
  const problems: unknown[] = [];
  const now = context.clock.now();
  let after = 0;
  for (;;) {
    const ids = await queries.listDueAccounts(context.db, { now, after, limit: erasedAtOnce });
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
    for (const id of ids)
      await transaction(context, async (inside) => {
        const account = await queries.takeDueAccount(inside.db, id, now);
        if (account !== undefined) await erase(inside, account);
      }).catch((problem: unknown) => problems.push(problem));
  }
  if (problems.length > 0) throw new AggregateError(problems, 'people of the Papelera were not erased');
}

/**
 * Erases a locked user and tells them (spec 5.13): names, e-mail, birth date, document and password go; results stay
 * without a name.
 */
async function erase(inside: Context, account: queries.Account): Promise<void> {
  const { id } = account;
  const nobody = anonymised(id);
  await queries.updateAccount(inside.db, id, { ...nobody, eraseAt: null });
  await setTimeFactor(inside.db, id, { percent: 100, reason: '' });
  await endSharing(inside, id);
  await forgetDocuments(inside, id);
  await forgetReasonsOf(inside, id);
  await forgetHeld(inside, id);
  await deleteRequests(inside.db, id);
  await deleteUnusedCodes(inside.db, id, ['activation', 'reset', 'email']);
  await forgetFactors(inside.db, id);
  await anonymiseMails(inside, id, nobody.email);
  await tellOwner(inside, account, 'deletion'); // the address is erased once the mail is sent
  await contentChanged(inside, 'account');
  await forgetInAudit(inside, id);
  await recordAudit(inside, 'account.erase', `account:${id}`, {}, whoseName(account));
}

/** The name for the audit; it is nobody's in particular there, so that it outlives the account as long as other names. */
const whoseName = (account: queries.Account): Personal => ({
  accountId: null,
  content: { name: fullName(account), username: account.username },
});
