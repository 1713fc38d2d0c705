import type { Context } from '../../../context/context.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Account } from '../accounts.queries.ts';
import { tellOwner } from '../recovery/account-notices.ts';
import { knownBrowserId, rememberBrowser } from './device-cookie.ts';
import { insertSignIn, isOtherDevice } from './sessions.queries.ts';
import { deviceIn, endSessionOfCookie, openSession } from './sessions.ts';

/**
 * Opens the session of a proved owner inside a transaction: it replaces the browser's, and a member's is entered into the
 * report on accesses, unless they were signed in here already or have to tell their gender first. Returns its id.
 */
export async function openSignedIn(inside: Context, account: Account, signedInAt: Date): Promise<string> {
  const { id: accountId, role, gender, username } = account;
  const isAgain = (await endSessionOfCookie(inside)) === accountId;
  if (role === 'member' && gender !== null && !isAgain) await insertSignIn(inside.db, gender, signedInAt);
  await tellNewDevice(inside, account);
  inside.afterCommit(() => rememberBrowser(inside, accountId));
  const sessionId = await openSession(inside, account, signedInAt);
  if (role === 'admin') {
    const caller = { role, accountId, username, years: 0, sessionId };
    await recordAudit({ ...inside, caller }, 'session.begin', `account:${accountId}`);
  }
  return sessionId;
}

/** Tells the owner of a device in which the account was never open, once: from then on it is known (spec 5.15). */
async function tellNewDevice(inside: Context, account: Account): Promise<void> {
  if (inside.config.smtpUrl === undefined || knownBrowserId(inside, account.id) !== undefined) return;
  const here = deviceIn(inside);
  if (!(await isOtherDevice(inside.db, account.id, here))) return;
  await tellOwner(inside, account, 'device', [
    `El equipo: ${here.device}. Su red: ${here.network}.`,
    `Si no lo reconoces, cierra esa sesión y cambia tu contraseña: ${inside.publicUrl}/seguridad`,
  ]);
}
