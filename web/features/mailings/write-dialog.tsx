import { useState } from 'react';
import type { MailingPreview } from '../../../contract/mailings/calls.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useUnsaved } from '../../components/unsaved/use-unsaved.ts';
import { letterOf, noText, type Recipients } from './mailing.ts';
import { MailingForm } from './mailing-form.tsx';
import { MailingReview } from './mailing-review.tsx';

interface WriteDialogProps {
  open: boolean;
  /** The people, and how they are named; undefined = all members or a group, which the form asks. */
  to?: { recipients: Recipients; label: string };
  onClose: () => void;
  onSent: (message: string) => void;
}

/**
 * 'Escribir una carta': the text, then how its first reader reads it and who gets none, then the sending. Closing keeps
 * the text; leaving the page asks.
 */
export function WriteDialog({ open, to, onClose, onSent }: WriteDialogProps) {
  const [written, setWritten] = useState(noText);
  const [groupId, setGroupId] = useState(0);
  const unsaved = useUnsaved(() => setWritten(noText));
  const [preview, setPreview] = useState<MailingPreview | null>(null);
  const recipients: Recipients = to?.recipients ?? (groupId > 0 ? { GroupId: groupId } : {});
  const close = () => {
    setPreview(null);
    onClose();
  };
  return (
    <Dialog asksFirst={false} open={open} onClose={close} title="Escribir una carta" wide>
      {preview === null ? (
        <MailingForm
          recipients={recipients}
          label={to?.label}
          groupId={groupId}
          onGroup={setGroupId}
          written={written}
          onType={(next, field) => {
            setWritten(next);
            unsaved.mark(field);
          }}
          onPreview={setPreview}
        />
      ) : (
        <MailingReview
          letter={letterOf(recipients, written)}
          preview={preview}
          onBack={() => setPreview(null)}
          onSent={(message) => {
            setWritten(noText);
            unsaved.forget();
            setPreview(null);
            onSent(message);
          }}
        />
      )}
    </Dialog>
  );
}
