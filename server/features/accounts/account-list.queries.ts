import type { UserCounts, userStates } from '../../../contract/calls/usuario.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { groupNamesOf, membersOfGroup } from '../../platform/database/group-members.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import type { SignedInRole } from './accounts.rules.ts';

export interface AccountsWanted {
  search?: string | undefined;
  /**
   * `active`: can sign in; `waiting`: to be activated; `asking`: a change of name waits for a decision; `held`:
   * certificates wait for a printable name.
   */
  state?: (typeof userStates)[number] | undefined;
  role?: SignedInRole | undefined;
  groupId?: number | undefined;
}

const inState = {
  active: sql<boolean>`account.activated_at is not null and account.blocked_at is null`,
  waiting: sql<boolean>`account.activated_at is null`,
  blocked: sql<boolean>`account.blocked_at is not null`,
  noEmail: sql<boolean>`account.email is null`,
  admin: sql<boolean>`account.role = 'admin'`,
  asking: sql<boolean>`exists (select from identity_request
    where identity_request.account_id = account.id and identity_request.state = 'waiting')`,
  held: sql<boolean>`exists (select from certificate_hold where certificate_hold.account_id = account.id
    and reason = 'name')`,
};

function listed(db: Database, { search = '', state, role, groupId }: AccountsWanted) {
  return db
    .selectFrom('account')
    .where('deleted_at', 'is', null)
    .$if(state !== undefined, (all) => all.where(inState[state ?? 'active']))
    .$if(role !== undefined, (all) => all.where('role', '=', role ?? ''))
    .$if(groupId !== undefined, (all) =>
      all.where(sql<boolean>`account.id in ${membersOfGroup(groupId ?? 0)}`),
    )
    .$if(search !== '', (all) => all.where(partsMatch(sql.ref('account.search'), search)));
}

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
  const page = listed(db, wanted)
    .select('account.id')
    .orderBy('account.id', 'desc')
    .limit(window.limit)
    .offset(window.offset);
  return withFacts(db.selectFrom('account').where('account.id', 'in', page)).execute();
}

const withFacts = (accounts: ReturnType<typeof listed>) =>
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
  return withFacts(listed(db, wanted))
    .select(['gender', 'birth_date as birthDate', 'document_number as documentNumber', 'phone'])
    .limit(limit)
    .execute();
}

export type AccountForFile = Awaited<ReturnType<typeof listAccountsForFile>>[number];

/** Counts the accounts in all and in each state and role that lists offer; each from an index of its own. */
export async function countAccountStates(db: Database): Promise<UserCounts> {
  const { rows } = await sql<UserCounts>`select
    (select count(*) from account where deleted_at is null)::int as "all",
    (select count(*) from account where deleted_at is null and activated_at is null)::int as waiting,
    (select count(*) from account where deleted_at is null and blocked_at is not null)::int as blocked,
    (select count(*) from account where deleted_at is null and email is null)::int as "noEmail",
    (select count(*) from account where deleted_at is null and role = 'admin')::int as admin,
    (select count(distinct account_id) from identity_request where state = 'waiting')::int as asking,
    (select count(distinct account_id) from certificate_hold where reason = 'name')::int as held`.execute(db);
  return rows[0] ?? { all: 0, waiting: 0, blocked: 0, noEmail: 0, admin: 0, asking: 0, held: 0 };
}

export async function countAccounts(db: Database, wanted: AccountsWanted): Promise<number> {
  const { count } = await listed(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
