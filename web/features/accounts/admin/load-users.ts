import type { NamedGroup } from '../../../../contract/calls/group-fields.ts';
import { type UserCounts, type UserRow, userRoles, userStates } from '../../../../contract/calls/usuario.ts';
import type { Api } from '../../../../contract/index.ts';
import { choiceOf, pageOf, type Query } from '../../../lib/page/screen.ts';
import { groupOf, loadGroups } from '../../groups/group-filter.ts';

export interface UserPage {
  users: UserRow[];
  total: number;
  groups: NamedGroup[];
  counts: UserCounts;
}

/** The filter of an address, for the calls of the list. */
export const filterOf = (query: Query) => ({
  State: choiceOf(query, 'state', userStates),
  Role: choiceOf(query, 'role', userRoles),
  ...groupOf(query),
});

/** Loads the page of the list of users that an address names. */
export async function loadUsers(api: Api, query: Query): Promise<UserPage> {
  const [{ data, total }, groups, counts] = await Promise.all([
    api.usuario.get({
      ...pageOf(query),
      ...filterOf(query),
    }),
    loadGroups(api),
    api.usuario.getCounts({}),
  ]);
  return { users: data, total: total ?? data.length, groups, counts: counts.data };
}
