import { visitor } from '../../../contract/caller.ts';
import { genders } from '../../../contract/constants.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { generatePassword, hashPassword } from '../../platform/crypto/passwords.ts';
import { recordAudit } from '../audit/audit.ts';
import { findFirstAdministrator, insertAccount, lockFirstAdministrator } from './accounts.queries.ts';
import { judgeAdminPassword } from './admin-password.ts';

/**
 * Makes the first administrator at the start if there is none (spec 13.1). The password is ADMIN_PASSWORD, or a
 * generated one that has to be changed at the first sign-in; `password` returns the generated one, to be printed
 * once. Refuses an ADMIN_PASSWORD that anybody would guess.
 */
export async function ensureAdministrator(
  portal: Portal,
): Promise<{ username: string; password: string | undefined; isNew: boolean }> {
  const { adminUsername, adminPassword } = portal.config;
  const password = adminPassword ?? generatePassword();
  return transaction(contextOf(portal, visitor), async (inside) => {
    await lockFirstAdministrator(inside.db);
    const existing = await findFirstAdministrator(inside.db);
    if (existing !== undefined) return { username: existing.username, password: undefined, isNew: false };
    await judgeAdminPassword(portal.config, portal.log);
    const now = inside.clock.now();
    const id = await insertAccount(inside.db, {
      username: adminUsername,
      email: `${adminUsername}@localhost`, // a placeholder that no mail reaches; the administrator replaces it
      firstName: 'Administrador',
      lastName: 'del portal',
      gender: genders.male,
      birthDate: '1980-01-01',
      passwordHash: await hashPassword(password),
      role: 'admin',
      mustChangePassword: adminPassword === undefined,
      createdAt: now,
      activatedAt: now,
    });
    await recordAudit(inside, 'account.add', `account:${id}`, { role: 'admin' });
    return {
      username: adminUsername,
      password: adminPassword === undefined ? password : undefined,
      isNew: true,
    };
  });
}
