import type { ContactMessage } from '../../../contract/calls/contact.ts';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { dateAndTime } from '../../lib/format.ts';
import styles from './mail.module.css';

/** The messages from /contact, newest first. */
export function MessageList({ messages }: { messages: readonly ContactMessage[] }) {
  return (
    <section className={styles.messages} aria-labelledby="mensajes">
      <SectionHead id="mensajes" title="Mensajes recibidos">
        Lo que escriben en la página de contacto. Responde a su correo.
      </SectionHead>
      {messages.length === 0 ? (
        <EmptyState image="/motivos/carta.svg" title="Todavía no hay mensajes">
          Cuando alguien escriba al instituto, su mensaje queda aquí.
        </EmptyState>
      ) : (
        <ul>
          {messages.map((message) => (
            <li key={message.id} className={styles.message}>
              <h3>{message.subject}</h3>
              <p className={styles.from}>
                {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
                <time dateTime={message.date}>{dateAndTime(message.date)}</time>
              </p>
              <p className={styles.text}>{message.message}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
