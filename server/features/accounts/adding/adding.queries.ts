import { type Database, sql } from '../../../platform/database/database.ts';
import { columnsOf, type NewAccount } from '../accounts.queries.ts';

/** Locks, so that two concurrent imports know each other's people. */
export async function lockImports(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import of people'))`.execute(db);
}

/** Finds accounts by e-mails or usernames, in any case. */
export function findAccountsNamed(db: Database, emails: readonly string[], usernames: readonly string[]) {
  const lower = (names: readonly string[]) =>
    sql<string[]>`array(select lower(name) from unnest(${names}::text[]) name)`;
  return db
    .selectFrom('account')
    .select(['username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where((eb) =>
      eb.or([
        sql<boolean>`lower(email) = any(${lower(emails)})`,
        sql<boolean>`lower(username) = any(${lower(usernames)})`,
      ]),
    )
    .execute();
}

export type InvitedAccount = Omit<NewAccount, 'role' | 'mustChangePassword' | 'activatedAt'>;

/** Adds members who cannot sign in yet, except those whose name or e-mail was taken meanwhile. */
export async function insertInvited(
  db: Database,
  given: readonly InvitedAccount[],
): Promise<{ id: number; username: string }[]> {
  if (given.length === 0) return [];
  return db
    .insertInto('account')
    .values(given.map((account) => columnsOf({ ...account, role: 'member' })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .execute();
}

/** Finds the accounts that are not deleted, locked until the transaction ends, in the order of their ids. */
export function lockAccountsOf(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select(['password_hash as passwordHash', 'activated_at as activatedAt'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
