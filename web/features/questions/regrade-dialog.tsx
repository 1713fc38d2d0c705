import { useState } from 'react';
import type { RegradePreview } from '../../../contract/calls/attempt.ts';
import type { QuestionRow } from '../../../contract/calls/question.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { RegradeReview } from './regrade-review.tsx';

type RegradeDialogProps = {
  /** null = closed. */
  question: QuestionRow | null;
  onClose: () => void;
  onCorrected: () => Promise<void>;
};

/** 'Corregir respuesta': the correct key, then the grades that change, and only then the correction. */
export function RegradeDialog({ question, onClose, onCorrected }: RegradeDialogProps) {
  return (
    <Dialog open={question !== null} onClose={onClose} title="Corregir respuesta" wide>
      {question && (
        <Steps key={question.id} question={question} onClose={onClose} onCorrected={onCorrected} />
      )}
    </Dialog>
  );
}

function Steps(props: RegradeDialogProps & { question: QuestionRow }) {
  const { question, onClose, onCorrected } = props;
  const [begun, setBegun] = useState<{ correct: string; reason: string } | null>(null);
  const [preview, setPreview] = useState<RegradePreview | null>(null);
  if (begun === null || preview === null) {
    return (
      <CorrectionForm
        question={question}
        begun={begun}
        onPreview={(correct, reason, found) => {
          setBegun({ correct, reason });
          setPreview(found);
        }}
      />
    );
  }
  return (
    <RegradeReview
      question={question}
      correction={{ ...begun, preview }}
      onBack={() => setPreview(null)}
      onClose={onClose}
      onCorrected={onCorrected}
    />
  );
}
