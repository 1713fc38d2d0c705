import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { recordAudit } from '../audit/audit.ts';
import { tellAdministrators } from '../mail/administrator-notices.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { updateAccount } from './accounts.queries.ts';
import { requireOtherAdministrator } from './administrators.ts';
import { isCaller, lockExisting } from './existing-account.ts';
import { mailActivation } from './recovery/activation.ts';
import { deleteUnusedCodes } from './recovery/codes.queries.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';

/**
 * Blocks an account (spec 5.10): nobody signs in with it, its sessions end at once and the links to it stop working;
 * results and certificates stay. The other administrators are notified of a colleague's. Refuses (409) the caller's own,
 * the last administrator who can sign in and one that is blocked, (404) an unknown one.
 */
export function blockUser(context: Context, id: number): Promise<void> {
  return transaction(context, async (inside) => {
    if (isCaller(inside, id)) throw new Refusal('ownBlock');
    await requireOtherAdministrator(inside, id);
    const account = await lockExisting(inside, id);
    if (account.blockedAt !== null) throw new Refusal('alreadyBlocked');
    await updateAccount(inside.db, id, { blockedAt: inside.clock.now() });
    await endSessionsOf(inside, id);
    await deleteUnusedCodes(inside.db, id, ['activation', 'reset', 'email']);
    for (const kind of ['activation', 'reset'] as const) await withdrawMails(inside, id, kind);
    await recordAudit(inside, 'account.block', `account:${id}`);
    if (account.role === 'admin') await tellAdministrators(inside, 'account.block');
  });
}

/** Lets the owner of a blocked account sign in again. Refuses (409) one that is not blocked, (404) an unknown one. */
export function unblockUser(context: Context, id: number): Promise<void> {
  return transaction(context, async (inside) => {
    const account = await lockExisting(inside, id);
    if (account.blockedAt === null) throw new Refusal('notBlocked');
    await updateAccount(inside.db, id, { blockedAt: null });
    await recordAudit(inside, 'account.unblock', `account:${id}`);
  });
}

/** Ends the sessions of an account on every device, but the one that asks. Refuses (404) an unknown account. */
export function endSessionsOfUser(context: Context, id: number): Promise<void> {
  return transaction(context, async (inside) => {
    await lockExisting(inside, id);
    await endSessionsOf(inside, id, isCaller(inside, id) ? { except: inside.caller.sessionId } : {});
    await recordAudit(inside, 'account.sessions', `account:${id}`);
  });
}

/**
 * Mails the link of an account that waits for activation again; the links before it stop working. Refuses (409) an
 * active or blocked account and one without an e-mail, (404) an unknown one.
 */
export function resendLink(context: Context, id: number): Promise<void> {
  return transaction(context, async (inside) => {
    const account = await lockExisting(inside, id);
    if (account.activatedAt !== null) throw new Refusal('alreadyActive');
    if (account.blockedAt !== null) throw new Refusal('alreadyBlocked');
    if (account.email === null) throw new Refusal('withoutEmail');
    await deleteUnusedCodes(inside.db, id, ['activation', 'reset']);
    await withdrawMails(inside, id, 'activation');
    await mailActivation(inside, account);
    await recordAudit(inside, 'account.resend', `account:${id}`);
  });
}
