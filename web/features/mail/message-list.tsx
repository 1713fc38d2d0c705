import { useState } from 'react';
import type { ContactMessage } from '../../../contract/calls/contact.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { Pager } from '../../components/table/pager.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime } from '../../lib/format.ts';
import { idOf, type Query } from '../../lib/page/screen.ts';
import styles from './mail.module.css';

const messagesOnPage = 20;

export interface MessageListProps {
  messages: { rows: readonly ContactMessage[]; total: number };
  query: Query;
}

/** The messages from /contact, twenty a page: first those that nobody has attended to, the newest of each first. */
export function MessageList({ messages, query }: MessageListProps) {
  const { rows, total } = messages;
  const hrefFor = (page: number) =>
    `/correos?${new URLSearchParams({ ...query, messages: String(page) })}#mensajes`;
  return (
    <section className={styles.messages} aria-labelledby="mensajes">
      <SectionHead id="mensajes" title="Mensajes recibidos">
        Lo que escriben en la página de contacto. Responde a su correo.
      </SectionHead>
      {rows.length === 0 ? (
        <EmptyState image="/motivos/carta.svg" title="Todavía no hay mensajes">
          Cuando alguien escriba al instituto, su mensaje queda aquí.
        </EmptyState>
      ) : (
        <ul>
          {rows.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      )}
      {total > 0 && (
        <Pager
          page={Math.max(1, idOf(query, 'messages'))}
          pageSize={messagesOnPage}
          total={total}
          noun={['mensaje', 'mensajes']}
          hrefFor={hrefFor}
        />
      )}
    </section>
  );
}

function MessageItem({ message }: { message: ContactMessage }) {
  const { contact } = useApi();
  const { run, isBusy } = useCall();
  const [isHandled, setHandled] = useState(message.handled);
  const handle = () =>
    run(async () => {
      await contact.handle({ Id: message.id, Handled: !isHandled });
      setHandled(!isHandled);
    });
  return (
    <li className={styles.message}>
      <h3>
        {message.subject} {!isHandled && <Tag kind="wait">Nuevo</Tag>}
      </h3>
      <p className={styles.from}>
        {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
        <time dateTime={message.date}>{dateAndTime(message.date)}</time>
      </p>
      <p className={styles.text}>{message.message}</p>
      <Button kind="text" size="small" busy={isBusy} className={styles.handle} onClick={() => void handle()}>
        {isHandled ? 'Volver a marcar como nuevo' : 'Marcar como atendido'}
        <span className="sr">: {message.subject}</span>
      </Button>
    </li>
  );
}
