import { useState } from 'react';
import type { EnrolOutcome, PeopleLine } from '../../../contract/calls/result.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { useUnsaved } from '../../components/unsaved/use-unsaved.ts';
import { EnrolForm } from './enrol-form.tsx';
import { EnrolOutcomes } from './enrol-outcomes.tsx';
import { EnrolReview } from './enrol-review.tsx';

type EnrolDialogProps = { open: boolean; onClose: () => void; course: { id: number; title: string } };

/**
 * 'Inscribir': a pasted list, then the person of each line, then each result. Closing keeps the list; leaving the page
 * asks.
 */
export function EnrolDialog({ open, onClose, course }: EnrolDialogProps) {
  const [pasted, setPasted] = useState('');
  const unsaved = useUnsaved(() => setPasted(''));
  const [lines, setLines] = useState<PeopleLine[] | null>(null);
  const [outcomes, setOutcomes] = useState<EnrolOutcome[] | null>(null);
  const close = () => {
    setLines(null);
    onClose();
    if (outcomes !== null) location.reload(); // the list behind has new people
  };
  return (
    <Dialog asksFirst={false} open={open} onClose={close} title={`Inscribir en ${course.title}`} wide>
      {outcomes !== null ? (
        <EnrolOutcomes outcomes={outcomes} onClose={close} />
      ) : lines !== null ? (
        <EnrolReview
          courseId={course.id}
          lines={lines}
          onBack={() => setLines(null)}
          onDone={(done) => {
            unsaved.forget();
            setOutcomes(done);
          }}
        />
      ) : (
        <EnrolForm
          courseId={course.id}
          pasted={pasted}
          onType={(next, field) => {
            setPasted(next);
            unsaved.mark(field);
          }}
          onRead={setLines}
        />
      )}
    </Dialog>
  );
}
