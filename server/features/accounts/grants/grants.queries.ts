import { type Database, sql } from '../../../platform/database/database.ts';
import { partsMatch } from '../../../platform/database/text-search.ts';

/** Finds who an account is; undefined = unknown, or deleted. */
export function findNames(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select(['username', 'first_name as firstName', 'last_name as lastName', 'role'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The roles that an account holds besides. */
export async function listRolesOf(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_grant')
    .select('role')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ role }) => role);
}

export async function insertGrants(
  db: Database,
  accountId: number,
  roles: readonly string[],
  given: { by: number | null; at: Date },
): Promise<void> {
  if (roles.length === 0) return;
  await db
    .insertInto('account_grant')
    .values(roles.map((role) => ({ account_id: accountId, role, given_by: given.by, given_at: given.at })))
    .execute();
}

/** Takes these roles, or all of them. */
export async function deleteGrants(
  db: Database,
  accountId: number,
  roles?: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('account_grant')
    .where('account_id', '=', accountId)
    .$if(roles !== undefined, (all) => all.where('role', 'in', [...(roles ?? [])]))
    .execute();
}

/** Accounts that administer or hold a role besides. */
const holders = (db: Database, search: string) =>
  db
    .selectFrom('account')
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('role', '=', 'admin'),
        eb('account.id', 'in', eb.selectFrom('account_grant').select('account_id')),
      ]),
    )
    .$if(search !== '', (all) => all.where(partsMatch(sql.ref('account.search'), search)));

/** Administrators first, then by name. */
export function listHolders(db: Database, search: string, window: { limit: number; offset: number }) {
  return holders(db, search)
    .select(['id', 'username', 'first_name as firstName', 'last_name as lastName'])
    .select(['blocked_at as blockedAt'])
    .select(sql<boolean>`role = 'admin'`.as('isAdmin'))
    .select((eb) => [
      sql<string[] | null>`(select array_agg(held.role order by held.role) from account_grant held
        where held.account_id = account.id)`.as('grants'),
      eb
        .selectFrom('account_grant')
        .select(({ fn }) => fn.max('given_at').as('at'))
        .whereRef('account_grant.account_id', '=', 'account.id')
        .as('since'),
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('lastSeenAt'),
    ])
    .orderBy(sql`role <> 'admin'`)
    .orderBy(sql`lower(first_name || ' ' || last_name) collate "C"`)
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countHolders(db: Database, search: string): Promise<number> {
  const { count } = await holders(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
