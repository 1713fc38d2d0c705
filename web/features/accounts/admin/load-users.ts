import { type UserCounts, type UserRow, userRoles, userStates } from '../../../../contract/accounts/calls.ts';
import type { LastAction } from '../../../../contract/audit-log/calls.ts';
import type { NamedGroup } from '../../../../contract/groups/fields.ts';
import type { Api } from '../../../../contract/index.ts';
import { choiceOf, pageOf, type Query } from '../../../lib/page/screen.ts';
import { groupOf, loadGroups } from '../../groups/group-filter.ts';

export interface UserPage {
  users: UserRow[];
  total: number;
  groups: NamedGroup[];
  counts: UserCounts;
  /** Each administrator's latest action, by id; undefined in other lists. */
  lastActions?: Readonly<Record<number, LastAction | null>> | undefined;
}

export const filterOf = (query: Query) => ({
  State: choiceOf(query, 'state', userStates),
  Role: choiceOf(query, 'role', userRoles),
  ...groupOf(query),
});

async function loadLastActions(api: Api): Promise<Record<number, LastAction | null>> {
  const { data } = await api.auditoria.getAdministrators({});
  return Object.fromEntries(data.map(({ id, last }) => [id, last]));
}

export async function loadUsers(api: Api, query: Query): Promise<UserPage> {
  const filter = filterOf(query);
  const [{ data, total }, groups, counts, lastActions] = await Promise.all([
    api.usuario.get({ ...pageOf(query), ...filter }),
    loadGroups(api),
    api.usuario.getCounts({ ...groupOf(query), Search: query['search'] }),
    filter.State === 'admin' ? loadLastActions(api) : undefined,
  ]);
  return { users: data, total: total ?? data.length, groups, counts: counts.data, lastActions };
}
