import type { Api } from '../../../contract/index.ts';
import type { BulkAction } from '../../lib/lists/bulk-action.ts';
import { itemsOf } from '../../lib/lists/bulk-actions.ts';
import { GroupSelect } from './group-select.tsx';

async function groupChoices(api: Api) {
  const { data } = await api.group.getNames({});
  return data.map(({ id, name }) => ({ value: id, label: name }));
}

/** Putting several accounts into a group, and taking them out of one. */
export const groupActions = (api: Api): readonly BulkAction<{ id: number }>[] => [
  {
    label: 'Poner en un grupo',
    icon: 'users',
    field: {
      missing: 'Escribe el nombre del grupo.',
      render: (props) => (
        <GroupSelect
          label="Grupo"
          hint="Una empresa, un ingreso: elige uno o escribe uno nuevo."
          {...props}
        />
      ),
    },
    send: (rows, _choice, Group) => api.group.addPeople({ ...itemsOf(rows), Group }),
  },
  {
    label: 'Sacar de un grupo',
    icon: 'minus',
    choices: { label: 'Grupo', load: () => groupChoices(api) },
    send: (rows, GroupId) => api.group.removePeople({ ...itemsOf(rows), GroupId }),
  },
];
