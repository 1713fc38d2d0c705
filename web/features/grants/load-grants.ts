import type { Holder, Permission } from '../../../contract/grants/calls.ts';
import type { Api } from '../../../contract/index.ts';
import { pageOf, type Query } from '../../lib/page/screen.ts';

export interface PermissionPage {
  table: Permission[];
  holders: Holder[];
  total: number;
}

export async function loadPermissions(api: Api, query: Query): Promise<PermissionPage> {
  const [table, holders] = await Promise.all([api.grant.getTable({}), api.grant.get(pageOf(query))]);
  return { table: table.data, holders: holders.data, total: holders.total ?? holders.data.length };
}
