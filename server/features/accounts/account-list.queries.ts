import type { UserCounts } from '../../../contract/accounts/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { accountsInTrash } from '../../platform/database/deleted-people.ts';
import { groupNamesOf } from '../groups/group-members.ts';
import { type AccountsWanted, accountsFound, inState } from './account-filter.ts';
import type { SignedInRole } from './accounts.rules.ts';

/**
 * Lists accounts that are not deleted, newest first; `search` finds parts of names, username, e-mail, document and
 * telephone, by their sound.
 */
export function listAccounts(
  db: Database,
  wanted: AccountsWanted,
  window: { limit: number; offset: number },
) {
  // the page is found first: groups and sessions of the rows before it would be read, too
  const page = accountsFound(db, wanted)
    .select('account.id')
    .orderBy('account.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
  return withFacts(db.selectFrom('account').where('account.id', 'in', page)).execute();
}

const withFacts = (accounts: ReturnType<typeof accountsFound>) =>
  accounts
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select(['activated_at as activatedAt', 'blocked_at as blockedAt', 'created_at as createdAt'])
    .select(sql<SignedInRole>`role`.as('role'))
    .select(groupNamesOf(sql`account.id`).as('groups'))
    .select((eb) =>
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('lastSeenAt'),
    )
    .orderBy('id', 'desc');

/** Lists what a file of accounts says of each, newest first. */
export function listAccountsForFile(db: Database, wanted: AccountsWanted, limit: number) {
  return withFacts(accountsFound(db, wanted))
    .select(['gender', 'birth_date as birthDate', 'document_number as documentNumber', 'phone'])
    .limit(limit)
    .execute();
}

export type AccountForFile = Awaited<ReturnType<typeof listAccountsForFile>>[number];

/**
 * Counts the accounts in all and in each state and role that lists offer, among those of a group or a search; without
 * either each from an index of its own.
 */
export async function countAccountStates(
  db: Database,
  { search = '', groupId }: Pick<AccountsWanted, 'search' | 'groupId'>,
): Promise<UserCounts> {
  if (search === '' && groupId === undefined) return countEverybody(db);
  const counted = Object.entries(inState).filter(([state]) => state !== 'active');
  const row = await accountsFound(db, { search, groupId })
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .select(counted.map(([state, isIn]) => sql<number>`(count(*) filter (where ${isIn}))::int`.as(state)))
    .executeTakeFirstOrThrow();
  return row as UserCounts;
}

async function countEverybody(db: Database): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`select
    (select count(*) from account where deleted_at is null)::int as "all",
    (select count(*) from account where deleted_at is null and activated_at is null)::int as waiting,
    (select count(*) from account where deleted_at is null and blocked_at is not null)::int as blocked,
    (select count(*) from account where deleted_at is null and email is null)::int as "noEmail",
    (select count(*) from account where deleted_at is null and role = 'admin')::int as admin,
    (select count(distinct account_id) from identity_request
      where state = 'waiting' and account_id not in ${accountsInTrash})::int as asking,
    (select count(*) from account where deleted_at is null and name_is_declared)::int as renamed,
    (select count(distinct account_id) from certificate_hold
      where reason = 'name' and account_id not in ${accountsInTrash})::int as held`.execute(db);
  return rows[0] ?? { all: 0, waiting: 0, blocked: 0, noEmail: 0, admin: 0, asking: 0, renamed: 0, held: 0 };
}

export async function countAccounts(db: Database, wanted: AccountsWanted): Promise<number> {
  const { count } = await accountsFound(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
