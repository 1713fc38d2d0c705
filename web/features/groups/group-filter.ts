import type { NamedGroup } from '../../../contract/groups/fields.ts';
import type { Api } from '../../../contract/index.ts';
import type { ListFilter } from '../../lib/lists/paged-table.tsx';
import { idOf, type Query } from '../../lib/page/screen.ts';

/** A list's group in an address, for its call; undefined without one. */
export const groupOf = (query: Query): { GroupId: number | undefined } => ({
  GroupId: idOf(query, 'group') || undefined,
});

/** The groups to choose from, for the filter of a list. */
export const loadGroups = async (api: Api): Promise<NamedGroup[]> => (await api.group.getNames({})).data;

/** The group in an address; a deleted one still has a name while it filters something. */
export const chosenGroup = (groups: readonly NamedGroup[], chosen: number): NamedGroup =>
  groups.find(({ id }) => id === chosen) ?? { id: chosen, name: 'Grupo que ya no existe' };

/** The groups to choose from, followed by the chosen one if it was deleted. */
export function groupOptions(groups: readonly NamedGroup[], chosen: NamedGroup | null) {
  const isGone = chosen !== null && !groups.some(({ id }) => id === chosen.id);
  return [...groups, ...(isGone ? [chosen] : [])].map(({ id, name }) => ({ value: id, label: name }));
}

/** The filter of a list by group (spec 17.5); empty without groups. */
export function groupFilter(groups: readonly NamedGroup[], query: Query): ListFilter[] {
  const { GroupId } = groupOf(query);
  const options = groupOptions(groups, GroupId === undefined ? null : chosenGroup(groups, GroupId));
  return options.length === 0
    ? []
    : [{ name: 'group', label: 'Grupo', placeholder: 'Grupo: todos', options }];
}
