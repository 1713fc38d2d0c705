import { useState } from 'react';
import type { LetterPreview } from '../../../contract/results/calls.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useUnsaved } from '../../components/unsaved/use-unsaved.ts';
import type { Query } from '../../lib/page/screen.ts';
import type { LetterText, Recipients } from './letter.ts';
import { LetterForm } from './letter-form.tsx';
import { LetterReview } from './letter-review.tsx';
import { wantedOf } from './results.rules.ts';

type LetterDialogProps = {
  open: boolean;
  onClose: () => void;
  onSent: () => void;
  courseId: number;
  query: Query;
  /** undefined = everybody the list finds. */
  chosen: readonly number[] | undefined;
  count: number;
};

const nothing: LetterText = { Subject: '', Text: '' };

/**
 * 'Escribirles': the text, then its preview and the people left out, then the sending. Closing keeps the text; leaving
 * the page asks.
 */
export function LetterDialog({ open, onClose, onSent, courseId, query, chosen, count }: LetterDialogProps) {
  const [written, setWritten] = useState(nothing);
  const unsaved = useUnsaved(() => setWritten(nothing));
  const [preview, setPreview] = useState<LetterPreview | null>(null);
  const recipients: Recipients =
    chosen === undefined ? { courseId, ...wantedOf(query) } : { courseId, UserIds: [...chosen] };
  const close = () => {
    setPreview(null);
    onClose();
  };
  return (
    <Dialog asksFirst={false} open={open} onClose={close} title="Escribir una carta" wide>
      {preview === null ? (
        <LetterForm
          recipients={recipients}
          count={count}
          written={written}
          onType={(next, field) => {
            setWritten(next);
            unsaved.mark(field);
          }}
          onPreview={setPreview}
        />
      ) : (
        <LetterReview
          letter={{ ...recipients, ...written }}
          preview={preview}
          onBack={() => setPreview(null)}
          onSent={() => {
            setWritten(nothing);
            unsaved.forget();
            setPreview(null);
            onSent();
          }}
        />
      )}
    </Dialog>
  );
}
