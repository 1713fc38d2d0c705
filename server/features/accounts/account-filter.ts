import type { userStates } from '../../../contract/accounts/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import { membersOfGroup } from '../groups/group-members.ts';
import type { SignedInRole } from './accounts.rules.ts';

export interface AccountsWanted {
  search?: string | undefined;
  /**
   * `active`: can sign in; `waiting`: to be activated; `asking`: a change of name waits for a decision; `renamed`: they
   * changed their name and nobody has looked at it; `held`:
   * certificates wait for a printable name.
   */
  state?: (typeof userStates)[number] | undefined;
  role?: SignedInRole | undefined;
  groupId?: number | undefined;
}

/** The conditions of the states in SQL. */
export const inState = {
  active: sql<boolean>`account.activated_at is not null and account.blocked_at is null`,
  waiting: sql<boolean>`account.activated_at is null`,
  blocked: sql<boolean>`account.blocked_at is not null`,
  noEmail: sql<boolean>`account.email is null`,
  admin: sql<boolean>`account.role = 'admin'`,
  asking: sql<boolean>`exists (select from identity_request
    where identity_request.account_id = account.id and identity_request.state = 'waiting')`,
  renamed: sql<boolean>`account.name_is_declared`,
  held: sql<boolean>`exists (select from certificate_hold where certificate_hold.account_id = account.id
    and reason = 'name')`,
};

/** The accounts, not deleted, that a filter finds. */
export function accountsFound(db: Database, { search = '', state, role, groupId }: AccountsWanted) {
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
