import { createElement } from 'react';
import type { UserRow } from '../../../../contract/calls/usuario.ts';
import type { Api } from '../../../../contract/index.ts';
import { itemsOf } from '../../../lib/lists/bulk-actions.ts';
import type { BulkAction } from '../../../lib/lists/bulk-bar.tsx';
import { groupActions } from '../../groups/group-actions.tsx';
import { EnrolWindow } from './enrol-window.tsx';

/** The actions on several accounts at once. Deleting them is final and has no undo. */
export const userActions = (api: Api): readonly BulkAction<UserRow>[] => [
  { label: 'Activar', icon: 'check', send: (rows) => api.usuario.activateMany(itemsOf(rows)) },
  {
    label: 'Inscribir',
    icon: 'layers',
    window: (props) => createElement(EnrolWindow, props),
  },
  ...groupActions(api),
  {
    label: 'Eliminar',
    icon: 'trash',
    danger: true,
    ask: {
      title: 'Desea eliminar?',
      body: ({ length }) =>
        `${length === 1 ? 'La cuenta se elimina y su sesión termina' : `Las ${length} cuentas se eliminan y sus sesiones terminan`}. Sus resultados quedan en los reportes, sin nombre. Esto no se puede deshacer.`,
    },
    send: (rows) => api.usuario.deleteMany(itemsOf(rows)),
  },
];
