import { type AttemptRow, attemptStates } from '../../../contract/attempts/calls.ts';
import type { NamedGroup } from '../../../contract/groups/fields.ts';
import type { Api } from '../../../contract/index.ts';
import { choiceOf, idOf, pageOf, type Query } from '../../lib/page/screen.ts';
import { groupOf, loadGroups } from '../groups/group-filter.ts';

export interface AttemptPage {
  attempts: AttemptRow[];
  total: number;
  groups: NamedGroup[];
}

/** A page of the attempts of a course, by an address. */
export async function loadAttempts(api: Api, query: Query): Promise<AttemptPage> {
  const [{ data, total }, groups] = await Promise.all([
    api.attempt.get({
      courseId: idOf(query),
      State: choiceOf(query, 'state', attemptStates),
      ...groupOf(query),
      ...pageOf(query),
    }),
    loadGroups(api),
  ]);
  return { attempts: data, total: total ?? data.length, groups };
}
