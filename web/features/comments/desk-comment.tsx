import type { CommentRow } from '../../../contract/comments/calls.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Stars } from '../../components/display/stars.tsx';
import { Tag } from '../../components/display/tag.tsx';
import { Button } from '../../components/forms/button.tsx';
import { RowTick } from '../../components/table/row-tick.tsx';
import type { Selection } from '../../components/table/use-selection.ts';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { shortDate } from '../../lib/format.ts';
import styles from './comment-desk.module.css';
import { reportText } from './comment-desk.rules.ts';

type DeskCommentProps = {
  comment: CommentRow;
  selection: Selection<CommentRow>;
  onAnswer: () => void;
  onChanged: () => Promise<void>;
};

/** A comment in moderation, with its course, the reports, the institute's answer and the actions. */
export function DeskComment({ comment, selection, onAnswer, onChanged }: DeskCommentProps) {
  const { fullname, answer } = comment;
  return (
    <li className={styles.comment} data-new={comment.isNew || undefined}>
      <RowTick row={comment} name={`comentario de ${fullname}`} selection={selection} />
      <div className={styles.main}>
        <div className={styles.head}>
          <a href={`/persona?id=${comment.userId}`}>
            <b>{fullname}</b>
          </a>
          <Stars value={comment.calification} />
          <span className="muted small">
            <time dateTime={comment.date}>{shortDate(comment.date)}</time>,{' '}
            <a href={`/leercurso?id=${comment.courseId}&comments=1#comentarios`}>{comment.courseName}</a>
          </span>
        </div>
        <p className={styles.text}>{comment.comment}</p>
        <div className={styles.tags}>
          {comment.reportCount > 0 && (
            <Tag kind="no" icon="flag">
              {reportText(comment)}
            </Tag>
          )}
          {comment.isNew && comment.reportCount === 0 && <Tag kind="info">Nuevo</Tag>}
          {comment.hidden && <Tag kind="off">Oculto</Tag>}
        </div>
        {answer !== null && (
          <div className={styles.answer}>
            <p className="small">
              <b>Respuesta del instituto</b>, {shortDate(answer.date)}
              {answer.by !== null && `, de ${answer.by}`}
            </p>
            <p className={styles.text}>{answer.text}</p>
            {answer.isOlder && (
              <p className="small">El comentario cambió después de esta respuesta: lee si todavía sirve.</p>
            )}
          </div>
        )}
        <CommentTools comment={comment} onAnswer={onAnswer} onChanged={onChanged} />
      </div>
    </li>
  );
}

function CommentTools({ comment, onAnswer, onChanged }: Omit<DeskCommentProps, 'selection'>) {
  const { id, hidden, isNew, fullname, answer } = comment;
  const api = useApi();
  const { tell, isBusy } = useCall();
  const of = <span className="sr">: comentario de {fullname}</span>;
  return (
    <div className={styles.tools}>
      <Button kind="text" size="small" onClick={onAnswer}>
        <Icon name="chat" />
        {answer === null ? 'Responder' : 'Cambiar la respuesta'}
        {of}
      </Button>
      <Button
        kind="text"
        size="small"
        busy={isBusy}
        onClick={() => void tell(() => api.course.hideComment({ Id: id, Hidden: !hidden }), onChanged)}
      >
        <Icon name={hidden ? 'eye' : 'eye-off'} />
        {hidden ? 'Mostrar' : 'Ocultar'}
        {of}
      </Button>
      {isNew && (
        <Button
          kind="text"
          size="small"
          busy={isBusy}
          onClick={() => void tell(() => api.comment.seenMany({ Items: [{ Id: id }] }), onChanged)}
        >
          <Icon name="check" />
          Está bien
          {of}
        </Button>
      )}
    </div>
  );
}
