import { useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import styles from './course-comments.module.css';

type HideCommentButtonProps = {
  id: number;
  /** The author of the comment, for screen readers. */
  author: string;
  hidden: boolean;
  hideComment?: typeof api.course.hideComment;
};

/** Hides a comment from members or shows it again; for administrators, beside the comment. */
export function HideCommentButton({
  id,
  author,
  hidden,
  hideComment = api.course.hideComment,
}: HideCommentButtonProps) {
  const [isHidden, setHidden] = useState(hidden);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function turn(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await hideComment({ Id: id, Hidden: !isHidden });
      setHidden(!isHidden);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.tools}>
      {isHidden && <small className="small muted">Oculto: solo lo ven los administradores</small>}
      <Button
        kind="text"
        size="small"
        busy={isBusy}
        aria-label={`${isHidden ? 'Mostrar' : 'Ocultar'} el comentario de ${author}`}
        onClick={() => void turn()}
      >
        {isHidden ? 'Mostrar' : 'Ocultar'}
      </Button>
      <span role="alert">{refusal}</span>
    </div>
  );
}
