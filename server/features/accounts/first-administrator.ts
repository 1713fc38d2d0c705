import { visitor } from '../../../contract/caller.ts';
import { contextOf, type Portal, transaction } from '../../context/context.ts';
import { hashPassword, makeUpPassword } from '../../platform/crypto/passwords.ts';
import { findFirstAdministrator, insertAccount, lockFirstAdministrator } from './accounts.queries.ts';

/**
 * At start: makes the first administrator if there is none (spec 13.1), with ADMIN_PASSWORD or a made-up
 * password that has to be changed at the first sign-in. `password` is the made-up one, to be printed once;
 * undefined otherwise.
 */
export async function ensureAdministrator(
  portal: Portal,
): Promise<{ username: string; password: string | undefined; isNew: boolean }> {
  const { adminUsername, adminPassword } = portal.config;
  const password = adminPassword ?? makeUpPassword();
  return transaction(contextOf(portal, visitor), async (inside) => {
    await lockFirstAdministrator(inside.db);
    const existing = await findFirstAdministrator(inside.db);
    if (existing !== undefined) return { username: existing.username, password: undefined, isNew: false };
    const now = inside.clock.now();
    await insertAccount(inside.db, {
      username: adminUsername,
      email: `${adminUsername}@localhost`, // no mail reaches it; the administrator puts a true one in
      firstName: 'Administrador',
      lastName: 'del portal',
      gender: 1,
      birthDate: '1980-01-01',
      passwordHash: await hashPassword(password),
      role: 'admin',
      mustChangePassword: adminPassword === undefined,
      createdAt: now,
      activatedAt: now,
    });
    return {
      username: adminUsername,
      password: adminPassword === undefined ? password : undefined,
      isNew: true,
    };
  });
}
