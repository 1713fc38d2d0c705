import type { NamedGroup } from '../../../contract/groups/fields.ts';
import type { Api } from '../../../contract/index.ts';
import type { CourseResults } from '../../../contract/results/calls.ts';
import { idOf, pageOf, type Query } from '../../lib/page/screen.ts';
import { loadGroups } from '../groups/group-filter.ts';
import { wantedOf } from './results.rules.ts';

export type ResultsPart = CourseResults & { total: number; groups: NamedGroup[] };

export async function loadResults(api: Api, query: Query): Promise<ResultsPart> {
  const [{ data, total }, groups] = await Promise.all([
    api.result.get({ courseId: idOf(query), ...wantedOf(query), ...pageOf(query) }),
    loadGroups(api),
  ]);
  return { ...data, total: total ?? data.rows.length, groups };
}
