import type { ContactMessage, MessageState } from '../../../contract/calls/contact.ts';
import type { Api } from '../../../contract/index.ts';
import type { IconName } from '../../components/display/icon.tsx';
import { itemsOf, trashAction } from '../../lib/lists/bulk-actions.ts';
import type { BulkAction } from '../../lib/lists/bulk-bar.tsx';

export function messageActions(api: Api): BulkAction<ContactMessage>[] {
  const setState = (State: MessageState, label: string, icon: IconName): BulkAction<ContactMessage> => ({
    label,
    icon,
    send: (rows) => api.contact.setStateMany({ ...itemsOf(rows), State }),
    undo: (rows) => backToStates(api, rows),
  });
  return [
    setState('archived', 'Archivar', 'archive'),
    setState('spam', 'No deseados', 'flag'),
    trashAction(api, {
      type: 'Mensaje',
      send: api.contact.deleteMany,
      consequence: ['Se elimina 1 mensaje con sus respuestas', 'Se eliminan # mensajes con sus respuestas'],
    }),
  ];
}

/** 'Deshacer': gives each message the state that it had. */
async function backToStates(api: Api, rows: readonly ContactMessage[]): Promise<{ message: string }> {
  let message = '';
  for (const [State, ofState] of Map.groupBy(rows, ({ state }) => state))
    ({ message } = await api.contact.setStateMany({ ...itemsOf(ofState), State }));
  return { message };
}
