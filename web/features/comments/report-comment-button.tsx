import { useEffect, useRef, useState } from 'react';
import { type ReportReason, reportReasons } from '../../../contract/comments/calls.ts';
import { Chip, Chips } from '../../components/display/chip.tsx';
import { Button } from '../../components/forms/button.tsx';
import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import styles from './course-comments.module.css';
import { reportReasonLabels } from './report-reasons.ts';

type ReportCommentButtonProps = {
  id: number;
  /** The author of the comment, for screen readers. */
  author: string;
  report?: typeof api.comment.report;
};

/** 'Denunciar' under a comment, for members: asks why, sends it to the institute and says so. */
export function ReportCommentButton({ id, author, report = api.comment.report }: ReportCommentButtonProps) {
  const [step, setStep] = useState<'closed' | 'asking' | 'sending'>('closed');
  const [said, setSaid] = useState<{ text: string; isRefusal: boolean } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = step !== 'closed';
  useEffect(() => {
    if (!isOpen) return;
    const focusFirst = () => place.current?.querySelector('button')?.focus();
    focusFirst();
    return focusFirst; // on the button that opened it, which is there again
  }, [isOpen]);

  async function send(Reason: ReportReason): Promise<void> {
    if (step === 'sending') return;
    setStep('sending');
    try {
      const { message } = await report({ Id: id, Reason });
      setSaid({ text: message, isRefusal: false });
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setSaid({ text: error.message, isRefusal: true });
    } finally {
      setStep('closed');
    }
  }

  if (said !== null && !said.isRefusal)
    return (
      <p className="small muted" role="status">
        {said.text}
      </p>
    );
  return (
    <div ref={place} className={styles.tools}>
      {isOpen ? (
        <>
          <span className="small muted">¿Qué pasa con este comentario?</span>
          <Chips label={`Motivo de la denuncia del comentario de ${author}`}>
            {reportReasons.map((reason) => (
              <Chip key={reason} onClick={() => void send(reason)}>
                {reportReasonLabels[reason]}
              </Chip>
            ))}
          </Chips>
          <Button kind="text" size="small" onClick={() => setStep('closed')}>
            Cancelar
          </Button>
        </>
      ) : (
        <Button
          kind="text"
          size="small"
          aria-label={`Denunciar el comentario de ${author}`}
          onClick={() => {
            setSaid(null);
            setStep('asking');
          }}
        >
          Denunciar
        </Button>
      )}
      <span role="alert">{said?.text}</span>
    </div>
  );
}
