import { useRef, useState } from 'react';
import type { ContactMessage } from '../../../contract/calls/contact.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useRemoval } from '../../lib/lists/use-removal.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';
import styles from './mail.module.css';
import { MessageItem } from './message-item.tsx';

const messagesOnPage = 20;

export interface MessageListProps {
  messages: { rows: readonly ContactMessage[]; total: number };
  query: Query;
}

/** The messages from /contact, twenty a page: unhandled ones first, newest first. */
export function MessageList({ messages, query }: MessageListProps) {
  const { contact } = useApi();
  const section = useRef<HTMLElement>(null);
  const [goneIds, setGoneIds] = useState<readonly number[]>([]);
  const removal = useRemoval<ContactMessage>({
    remove: ({ id }) => contact.delete({ id }),
    onRemoved: ({ id }) => {
      setGoneIds((others) => [...others, id]);
      section.current?.focus(); // its button is gone
    },
  });
  const rows = messages.rows.filter(({ id }) => !goneIds.includes(id));
  const total = messages.total - goneIds.length;
  const hrefFor = (page: number) => `/mensajes?${new URLSearchParams({ ...query, page: String(page) })}`;
  return (
    <section ref={section} tabIndex={-1} className={styles.messages} aria-labelledby="mensajes">
      <p id="mensajes" className="muted">
        Lo que escriben en la página de contacto. Responde a su correo y márcalo.
      </p>
      {total === 0 ? (
        <EmptyState image="/motivos/carta.svg" title="Todavía no hay mensajes">
          Cuando alguien escriba al instituto, su mensaje queda aquí.
        </EmptyState>
      ) : (
        <ul>
          {rows.map((message) => (
            <MessageItem key={message.id} message={message} onRemove={removal.ask} />
          ))}
        </ul>
      )}
      {total > 0 && (
        <Pager
          page={Math.max(1, idOf(query, 'page'))}
          pageSize={messagesOnPage}
          total={total}
          noun={['mensaje', 'mensajes']}
          hrefFor={hrefFor}
        />
      )}
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={`El mensaje de ${removal.asked?.name ?? ''} se elimina para siempre: no va a la Papelera y no se puede deshacer. El correo que el instituto recibió no cambia.`}
      />
    </section>
  );
}
