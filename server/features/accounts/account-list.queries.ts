import { carriersOf, groupNamesOf } from '../../platform/database/carried-groups.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import type { SignedInRole } from './accounts.rules.ts';

export interface AccountsWanted {
  search?: string | undefined;
  /** `asking`: a change of name waits for a decision; `held`: certificates wait for a printable name. */
  state?: 'active' | 'waiting' | 'asking' | 'held' | undefined;
  role?: SignedInRole | undefined;
  groupId?: number | undefined;
}

const inState = {
  active: sql<boolean>`account.activated_at is not null`,
  waiting: sql<boolean>`account.activated_at is null`,
  asking: sql<boolean>`exists (select from identity_request
    where identity_request.account_id = account.id and identity_request.state = 'waiting')`,
  held: sql<boolean>`exists (select from certificate_hold where certificate_hold.account_id = account.id)`,
};

function listed(db: Database, { search = '', state, role, groupId }: AccountsWanted) {
  return db
    .selectFrom('account')
    .where('deleted_at', 'is', null)
    .$if(state !== undefined, (all) => all.where(inState[state ?? 'active']))
    .$if(role !== undefined, (all) => all.where('role', '=', role ?? ''))
    .$if(groupId !== undefined, (all) => all.where(sql<boolean>`account.id in ${carriersOf(groupId ?? 0)}`))
    .$if(search !== '', (all) => all.where(partsMatch(sql.ref('account.search'), search)));
}

/**
 * Lists accounts that are not deleted, newest first; `search` finds parts of names, username and e-mail, by their
 * sound.
 */
export function listAccounts(
  db: Database,
  wanted: AccountsWanted,
  window: { limit: number; offset: number },
) {
  return listed(db, wanted)
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select(['activated_at as activatedAt', 'created_at as createdAt', sql<SignedInRole>`role`.as('role')])
    .select(groupNamesOf(sql`account.id`).as('groups'))
    .select((eb) =>
      eb
        .selectFrom('session')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('session.account_id', '=', 'account.id')
        .as('lastSeenAt'),
    )
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countAccounts(db: Database, wanted: AccountsWanted): Promise<number> {
  const { count } = await listed(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
