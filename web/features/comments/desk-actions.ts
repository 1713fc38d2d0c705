import type { CommentRow } from '../../../contract/calls/comment.ts';
import type { Api } from '../../../contract/index.ts';
import { itemsOf } from '../../lib/lists/bulk-actions.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';

export const deskActions = (api: Api): BulkAction<CommentRow>[] => [
  { label: 'Marcar como vistos', icon: 'check', send: (rows) => api.comment.seenMany(itemsOf(rows)) },
  {
    label: 'Ocultar',
    icon: 'eye-off',
    send: (rows) => api.comment.hideMany({ ...itemsOf(rows), Hidden: true }),
    undo: (rows) => api.comment.hideMany({ ...itemsOf(rows.filter(({ hidden }) => !hidden)), Hidden: false }),
  },
  {
    label: 'Mostrar',
    icon: 'eye',
    send: (rows) => api.comment.hideMany({ ...itemsOf(rows), Hidden: false }),
  },
];
