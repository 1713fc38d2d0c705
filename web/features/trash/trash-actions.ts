import type { TrashRow } from '../../../contract/calls/papelera.ts';
import type { Api } from '../../../contract/index.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';

const items = (rows: readonly TrashRow[]) => ({
  Items: rows.map(({ type, id }) => ({ Type: type, Id: id })),
});

export const trashActions = (api: Api): readonly BulkAction<TrashRow>[] => [
  { label: 'Restaurar', icon: 'undo', send: (rows) => api.papelera.restoreMany(items(rows)) },
  {
    label: 'Eliminar para siempre',
    icon: 'trash',
    danger: true,
    ask: {
      title: 'Desea eliminar?',
      body: ({ length }) =>
        `${length === 1 ? 'Se borra' : `Los ${length} se borran`} del todo. Esto no se puede deshacer.`,
    },
    send: (rows) => api.papelera.deleteMany(items(rows)),
  },
];
