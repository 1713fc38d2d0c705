import type { Holder, Permission } from '../../../contract/grants/calls.ts';
import type { StepRule } from '../../../contract/grants/step-rule-calls.ts';
import type { Api } from '../../../contract/index.ts';
import { pageOf, type Query } from '../../lib/page/screen.ts';

export interface PermissionPage {
  table: Permission[];
  holders: Holder[];
  total: number;
  stepRule: StepRule;
}

export async function loadPermissions(api: Api, query: Query): Promise<PermissionPage> {
  const [table, holders, stepRule] = await Promise.all([
    api.grant.getTable({}),
    api.grant.get(pageOf(query)),
    api.grant.getStepRule({}),
  ]);
  return {
    table: table.data,
    holders: holders.data,
    total: holders.total ?? holders.data.length,
    stepRule: stepRule.data,
  };
}
