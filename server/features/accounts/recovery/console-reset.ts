import { type Context, transaction } from '../../../context/context.ts';
import { foundRow } from '../../../context/found-row.ts';
import { generatePassword, hashPassword } from '../../../platform/crypto/passwords.ts';
import { recordAudit } from '../../audit/audit.ts';
import { findAccountByUsername } from '../accounts.queries.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { changePassword } from './password-reset.ts';

/**
 * Gives an account a generated password from the console, to be changed at the next sign-in, and ends its sessions.
 * Refuses (404) an unknown username.
 */
export async function resetFromConsole(context: Context, username: string): Promise<string> {
  const account = foundRow(await findAccountByUsername(context.db, username));
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await transaction(context, async (inside) => {
    await changePassword(inside, account, passwordHash, true);
    await endSessionsOf(inside, account.id);
    await recordAudit(inside, 'account.console', `account:${account.id}`);
  });
  return password;
}
