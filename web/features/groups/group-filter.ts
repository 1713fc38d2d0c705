import type { NamedGroup } from '../../../contract/calls/group-fields.ts';
import type { Api } from '../../../contract/index.ts';
import type { ListFilter } from '../../lib/lists/paged-table.tsx';
import { idOf, type Query } from '../../lib/page/screen.ts';

/** A list's group in an address, for its call; undefined without one. */
export const groupOf = (query: Query): { GroupId: number | undefined } => ({
  GroupId: idOf(query, 'group') || undefined,
});

/** The groups to choose from, for the filter of a list. */
export const loadGroups = async (api: Api): Promise<NamedGroup[]> => (await api.group.getNames({})).data;

/**
 * The filter of a list by group (spec 17.5); none where there is no group. One that was deleted meanwhile is still named
 * while the list is narrowed to it.
 */
export function groupFilter(groups: readonly NamedGroup[], query: Query): ListFilter[] {
  const options = groups.map(({ id, name }) => ({ value: id, label: name }));
  const chosen = groupOf(query).GroupId;
  if (chosen !== undefined && !groups.some(({ id }) => id === chosen))
    options.push({ value: chosen, label: 'Grupo que ya no existe' });
  return options.length === 0
    ? []
    : [{ name: 'group', label: 'Grupo', placeholder: 'Grupo: todos', options }];
}
