import type { MessageReply } from '../../../contract/calls/contact.ts';
import { Tag } from '../../components/display/tag.tsx';
import { dateAndTime } from '../../lib/format.ts';
import styles from './messages.module.css';
import { deliveryText } from './messages.rules.ts';

/** The replies to a message: author, time, text, and the state of its mail. */
export function ReplyList({ replies, sendsMail }: { replies: readonly MessageReply[]; sendsMail: boolean }) {
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
