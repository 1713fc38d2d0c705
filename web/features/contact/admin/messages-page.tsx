import type { ContactMessage, MessageState } from '../../../../contract/contact/calls.ts';
import type { Api } from '../../../../contract/index.ts';
import { Icon, type IconName } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { PageTick } from '../../../components/table/row-tick.tsx';
import { useSelection } from '../../../components/table/use-selection.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import type { BulkAction } from '../../../lib/lists/bulk-action.ts';
import { itemsOf, trashAction } from '../../../lib/lists/bulk-actions.ts';
import { BulkBar } from '../../../lib/lists/bulk-bar.tsx';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../../lib/lists/paged-table.tsx';
import { StateChips } from '../../../lib/lists/state-chips.tsx';
import { type PagedList, usePagedList } from '../../../lib/lists/use-paged-list.ts';
import { useMenuCount } from '../../../lib/page/menu-counts.ts';
import { idOf, type ViewProps } from '../../../lib/page/screen.ts';
import { MailWarning } from '../../mail/mail-warning.tsx';
import { Inbox } from './inbox.tsx';
import { loadMessages, type MessagesPageData } from './load-messages.ts';
import styles from './messages.module.css';
import { messageFilters } from './messages.rules.ts';

/** /mensajes: what people write to the institute on /contact, and the replies (spec 11.4). */
export default function MessagesPage({ data, query: opened, viewer, site }: ViewProps<MessagesPageData>) {
  const api = useApi();
  const list = usePagedList<MessagesPageData>({
    path: '/mensajes',
    query: opened,
    loaded: data,
    load: loadMessages,
  });
  const { rows, total, counts, open } = list.loaded;
  useMenuCount('/mensajes', counts.new);
  const selection = useSelection(rows, ({ id }) => id);
  const isMissing = open === null && idOf(list.query) > 0;
  return (
    <>
      <ToolHead title="Mensajes">
        <div className={styles.find}>
          <PagedTableTools list={list} label="Nombre, correo o palabra" />
        </div>
        <Button kind="line" href="/cartas#escribir">
          <Icon name="mail" />
          Escribir una carta
        </Button>
      </ToolHead>
      <div className="stack">
        <MailWarning site={site} />
        <StateChips list={list} states={messageFilters} counts={counts} />
      </div>
      {isMissing && (
        <p role="status" className="muted">
          Ese mensaje ya no está en la lista: puede que otra persona lo haya eliminado.
        </p>
      )}
      {rows.length > 0 && (
        <div className={styles.all}>
          <PageTick count={rows.length} selection={selection} isWorded />
        </div>
      )}
      {rows.length === 0 && open === null ? (
        <NoMessages list={list} />
      ) : (
        <Inbox
          list={list}
          selection={selection}
          accountId={viewer?.accountId ?? 0}
          empty={<NoMessages list={list} />}
        />
      )}
      <PagedTablePager list={list} total={total} noun={['mensaje', 'mensajes']} />
      <BulkBar
        selection={selection}
        nameOf={({ subject }) => subject}
        noun={['mensaje', 'mensajes']}
        actions={messageActions(api)}
        onDone={list.reload}
      />
    </>
  );
}

function NoMessages({ list }: { list: PagedList<MessagesPageData> }) {
  if (list.query['state'] === 'new' && !list.query['search'])
    return (
      <EmptyState image="/motivos/carta.svg" title="Ningún mensaje nuevo">
        Todo lo que llegó está respondido o archivado.
      </EmptyState>
    );
  const { id: _, ...query } = list.query;
  return (
    <PagedTableEmpty list={{ path: list.path, query }} title="Todavía no hay mensajes">
      Cuando alguien escriba al instituto, su mensaje queda aquí.
    </PagedTableEmpty>
  );
}

function messageActions(api: Api): BulkAction<ContactMessage>[] {
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
