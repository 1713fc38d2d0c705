import { useState } from 'react';
import type { ContactMessage } from '../../../contract/calls/contact.ts';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { dateAndTime } from '../../lib/format.ts';
import styles from './mail.module.css';

type MessageItemProps = { message: ContactMessage; onRemove: (message: ContactMessage) => void };

/** A message from /contact with its actions. */
export function MessageItem({ message, onRemove }: MessageItemProps) {
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
      <h2>
        {message.subject} {isHandled ? <Tag kind="ok">Respondido</Tag> : <Tag kind="wait">Nuevo</Tag>}
      </h2>
      <p className={styles.from}>
        {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
        <time dateTime={message.date}>{dateAndTime(message.date)}</time>
      </p>
      <p className={styles.text}>{message.message}</p>
      <div className={styles.actions}>
        <Button kind="text" size="small" busy={isBusy} onClick={() => void handle()}>
          {isHandled ? 'Volver a marcar como nuevo' : 'Marcar como respondido'}
          <span className="sr">: {message.subject}</span>
        </Button>
        <Button kind="text" size="small" onClick={() => onRemove(message)}>
          Eliminar
          <span className="sr">: {message.subject}</span>
        </Button>
      </div>
    </li>
  );
}
