import type { GroupRow } from '../../../contract/groups/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { pageOf, type Query } from '../../lib/page/screen.ts';

export interface GroupPage {
  groups: GroupRow[];
  total: number;
}

export async function loadGroupPage(api: Api, query: Query): Promise<GroupPage> {
  const { data, total } = await api.group.get(pageOf(query));
  return { groups: data, total: total ?? data.length };
}
