import { useState } from 'react';
import type { MessageReply, MessageState, OpenMessage } from '../../../../contract/contact/calls.ts';
import { Icon, type IconName } from '../../../components/display/icon.tsx';
import { Tag } from '../../../components/display/tag.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { MoreMenu } from '../../../components/overlay/more-menu.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { EmailText } from '../../../components/text/email-text.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { dateAndTime, shortDate } from '../../../lib/format.ts';
import { restoring, trashConsequence } from '../../../lib/lists/bulk-actions.ts';
import { useRemoval } from '../../../lib/lists/use-removal.ts';
import styles from './messages.module.css';
import { deliveryText } from './messages.rules.ts';
import { ReplyForm } from './reply-form.tsx';
import { useMessageReaders } from './use-message-readers.ts';

type OpenMessageProps = {
  message: OpenMessage;
  accountId: number;
  /** Reloads list and message. */
  onChanged: () => Promise<void>;
  /** Closes the message: it is in the Papelera. */
  onGone: () => void;
  onReplied: () => Promise<void>;
};

/** A message with its actions, its replies and the field for another. */
export function OpenMessageView({ message, accountId, onChanged, onGone, onReplied }: OpenMessageProps) {
  const [isWriting, setWriting] = useState(false);
  const readers = useMessageReaders(message, isWriting, onChanged);
  return (
    <article aria-labelledby="mensaje">
      <div className={styles.head}>
        <div>
          <h2 id="mensaje">{message.subject}</h2>
          <p className="muted">
            {message.name}, <EmailText address={message.email} />, {dateAndTime(message.date)}
            {message.times > 1 &&
              `. Llegó ${message.times} veces, la última el ${dateAndTime(message.lastDate)}`}
          </p>
        </div>
        <MessageTools message={message} onChanged={onChanged} onGone={onGone} />
      </div>
      <p className={styles.text}>{message.message}</p>
      {message.account !== null && (
        <p className={styles.sender}>
          <Icon name="user" />
          <span>
            Su correo es el de la cuenta de {message.account.fullname}, desde el{' '}
            {shortDate(message.account.since)}.{' '}
            <a href={`/persona?id=${message.account.userId}`}>Ver su ficha</a>
          </span>
        </p>
      )}
      <ReplyList replies={message.replies} sendsMail={message.sendsMail} />
      <p role="status" className={styles.others}>
        {readers}
      </p>
      <ReplyForm message={message} accountId={accountId} onWriting={setWriting} onSent={onReplied} />
    </article>
  );
}

type ToolsProps = Pick<OpenMessageProps, 'message' | 'onChanged' | 'onGone'>;
type OfSender = 'archived' | 'spam' | 'delete';

const states: readonly { state: MessageState; label: string; icon: IconName }[] = [
  { state: 'answered', label: 'Marcar como respondido', icon: 'check' },
  { state: 'new', label: 'Marcar como nuevo', icon: 'mail' },
  { state: 'spam', label: 'No deseado', icon: 'flag' },
];

/** 'Archivar', and in 'Más' the other states, deletion, and the actions on every message of the sender. */
function MessageTools({ message, onChanged, onGone }: ToolsProps) {
  const { id, state, subject } = message;
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<OfSender | null>(null);
  const removal = useRemoval<{ id: number }>({
    remove: (row) => api.contact.delete(row),
    onRemoved: async () => onGone(),
    undo: { restore: (row) => restoring(api, 'Mensaje')([row]), onUndone: onChanged },
  });
  const setState = (State: MessageState) =>
    void run(async () => {
      const { message: text } = await api.contact.setStateMany({ Items: [{ Id: id }], State });
      toast({ text });
      await onChanged();
    });
  const settle = (Do: OfSender) =>
    void run(async () => {
      const { message: text } = await api.contact.settleSender({ Id: id, Do }).finally(() => ask(null));
      toast({ text });
      if (Do === 'delete') onGone();
      else await onChanged();
    });
  return (
    <div className={styles.tools}>
      {state === 'archived' ? (
        <IconButton icon="undo" label="Sacar del archivo" worded onClick={() => setState('new')} />
      ) : (
        <IconButton icon="archive" label="Archivar" worded onClick={() => setState('archived')} />
      )}
      <MoreMenu subject={subject}>
        {states
          .filter((each) => each.state !== state)
          .map((each) => (
            <IconButton
              key={each.state}
              icon={each.icon}
              label={each.label}
              onClick={() => setState(each.state)}
            />
          ))}
        <IconButton icon="trash" label="Eliminar" danger onClick={() => removal.ask({ id })} />
        {message.othersOfSender > 0 && <SenderTools onAsk={ask} />}
      </MoreMenu>
      <ConfirmDialog
        {...removal.dialogProps}
        title="Desea eliminar?"
        body={trashConsequence(`El mensaje de ${message.name} se elimina con sus respuestas`)}
      />
      <ConfirmDialog
        open={asked !== null}
        busy={isBusy}
        danger={asked === 'delete'}
        title={asked === null ? '' : senderTexts[asked].title}
        body={asked === null ? '' : senderTexts[asked].body(message)}
        confirmLabel={asked === null ? '' : senderTexts[asked].confirm}
        onConfirm={() => asked !== null && settle(asked)}
        onCancel={() => ask(null)}
      />
    </div>
  );
}

const SenderTools = ({ onAsk }: { onAsk: (what: OfSender) => void }) => (
  <>
    <IconButton icon="archive" label="Archivar todos los suyos" onClick={() => onAsk('archived')} />
    <IconButton icon="flag" label="Marcar todos los suyos como no deseados" onClick={() => onAsk('spam')} />
    <IconButton icon="trash" label="Eliminar todos los suyos" danger onClick={() => onAsk('delete')} />
  </>
);

const senderTexts: Record<
  OfSender,
  { title: string; confirm: string; body: (message: OpenMessage) => string }
> = {
  archived: {
    title: '¿Archivar todos sus mensajes?',
    confirm: 'Archivar todos',
    body: ({ email, othersOfSender }) => `Los ${othersOfSender + 1} mensajes de ${email} quedan archivados.`,
  },
  spam: {
    title: '¿Marcar todos como no deseados?',
    confirm: 'Marcar todos',
    body: ({ email, othersOfSender }) =>
      `Los ${othersOfSender + 1} mensajes de ${email} salen de la lista. Lo que llegue después de ese correo irá directo a «No deseados», sin aviso.`,
  },
  delete: {
    title: 'Desea eliminar?',
    confirm: 'Eliminar todos',
    body: ({ email, othersOfSender }) =>
      trashConsequence(`Los ${othersOfSender + 1} mensajes de ${email} se eliminan con sus respuestas`),
  },
};

/** The replies to a message: author, time, text, and the state of its mail. */
function ReplyList({ replies, sendsMail }: { replies: readonly MessageReply[]; sendsMail: boolean }) {
  if (replies.length === 0) return null;
  return (
    <ol className={styles.replies} aria-label="Respuestas">
      {replies.map((reply) => {
        const { kind, label, more } = deliveryText(reply, sendsMail);
        return (
          <li key={reply.id}>
            <p className="muted">
              <b>{reply.by ?? 'Alguien'}</b> respondió el {dateAndTime(reply.date)}
            </p>
            <p className={styles.text}>{reply.text}</p>
            <p className={styles.delivery}>
              <Tag kind={kind}>{label}</Tag> {more}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
