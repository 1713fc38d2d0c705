import { createElement } from 'react';
import type { UserRow } from '../../../../contract/accounts/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import type { BulkAction } from '../../../lib/lists/bulk-action.ts';
import { inBatches, itemsOf } from '../../../lib/lists/bulk-actions.ts';
import { groupActions } from '../../groups/group-actions.tsx';
import { WriteWindow } from '../../mailings/write-window.tsx';
import { DeletePeopleWindow } from './delete-people-window.tsx';
import { EnrolWindow } from './enrol-window.tsx';
import { SheetsWindow } from './sheets-window.tsx';

/** Calls for more accounts than one call takes. */
const groupsInBatches = (api: Api): Api => ({
  ...api,
  group: {
    ...api.group,
    addPeople: inBatches(api.group.addPeople) as Api['group']['addPeople'],
    removePeople: inBatches(api.group.removePeople) as Api['group']['removePeople'],
  },
});

/** The actions on several accounts at once. */
export const userActions = (api: Api): readonly BulkAction<UserRow>[] => [
  { label: 'Activar', icon: 'check', send: (rows) => inBatches(api.usuario.activateMany)(itemsOf(rows)) },
  {
    label: 'Inscribir',
    icon: 'layers',
    window: (props) => createElement(EnrolWindow, props),
  },
  {
    label: 'Escribirles',
    icon: 'mail',
    window: (props) => createElement(WriteWindow, props),
  },
  {
    label: 'Hojas de acceso',
    icon: 'key',
    window: (props) => createElement(SheetsWindow, props),
  },
  ...groupActions(groupsInBatches(api)).map((action) => ({ ...action, isRare: true })),
  {
    label: 'Enviar otra vez el enlace',
    icon: 'send',
    isRare: true,
    send: (rows) => inBatches(api.usuario.resendMany)(itemsOf(rows)),
  },
  {
    label: 'Cerrar sesiones',
    icon: 'sign-out',
    isRare: true,
    ask: {
      title: '¿Cerrar sesiones?',
      body: ({ length }) =>
        length === 1
          ? 'Sus sesiones terminan en todos sus dispositivos. Puede entrar otra vez con su contraseña.'
          : `Las sesiones de ${length} personas terminan en todos sus dispositivos. Pueden entrar otra vez con su contraseña.`,
    },
    send: (rows) => inBatches(api.usuario.endSessionsMany)(itemsOf(rows)),
  },
  {
    label: 'Bloquear',
    icon: 'lock',
    isRare: true,
    danger: true,
    ask: {
      title: '¿Bloquear?',
      body: ({ length }) =>
        length === 1
          ? 'No podrá entrar, y sus sesiones terminan ahora. Sus resultados y certificados se conservan.'
          : `${length} personas no podrán entrar, y sus sesiones terminan ahora. Sus resultados y certificados se conservan.`,
    },
    send: (rows) => inBatches(api.usuario.blockMany)(itemsOf(rows)),
    undo: (rows) => inBatches(api.usuario.unblockMany)(itemsOf(rows)),
  },
  {
    label: 'Desbloquear',
    icon: 'undo',
    isRare: true,
    send: (rows) => inBatches(api.usuario.unblockMany)(itemsOf(rows)),
  },
  {
    label: 'Eliminar',
    icon: 'trash',
    isRare: true,
    danger: true,
    window: (props) => createElement(DeletePeopleWindow, props),
  },
];
