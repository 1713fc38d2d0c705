import { useState } from 'react';
import type { RegradePreview } from '../../../contract/attempts/calls.ts';
import type { QuestionRow } from '../../../contract/questions/calls.ts';
import { keyLetters, keyOf } from '../../../contract/questions/key.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { CorrectionForm } from './correction-form.tsx';
import { keyText } from './form/question-form.rules.ts';
import { type Correction, outcomeText, type Regraded, regradedText } from './regrade.rules.ts';
import { RegradeTable } from './regrade-table.tsx';

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

type RegradeReviewProps = {
  question: QuestionRow;
  correction: Correction;
  onBack: () => void;
  onClose: () => void;
  onCorrected: () => Promise<void>;
};

/** The grades that a corrected key changes, and the button that corrects; afterwards the outcome. */
function RegradeReview({ question, correction, onBack, onClose, onCorrected }: RegradeReviewProps) {
  const regrade = useRegrade(question.id, correction, onCorrected);
  const { preview, lowersGrades, failure, done } = regrade;
  const newKey = keyText(keyLetters(correction.correct));
  if (done !== null) {
    return (
      <>
        <DialogStep isDone>
          <Callout kind="ok">
            La respuesta correcta es ahora {newKey}. {regradedText(done)}
          </Callout>
        </DialogStep>
        <DialogFoot>
          <Button onClick={onClose}>Listo</Button>
        </DialogFoot>
      </>
    );
  }
  return (
    <div className="stack">
      {failure !== null && (
        <Callout kind={failure.isOutdated ? 'warn' : 'bad'} role="alert">
          {failure.message}
        </Callout>
      )}
      <DialogStep>
        <p>
          <b>«{question.description}»</b>
        </p>
        <p>
          Respuesta correcta hasta ahora: {keyText(keyOf(question))}. Desde ahora: {newKey}.
        </p>
        <p>Motivo: {correction.reason}</p>
        <p role="status">{outcomeText(preview)}</p>
      </DialogStep>
      <RegradeTable changes={preview.changes} />
      {preview.changes.some(({ gradeBefore, gradeAfter }) => gradeAfter < gradeBefore) && (
        <CheckField
          label="Bajar también notas"
          hint="Sin esto nadie pierde puntos por el error: quien tendría menos conserva su nota y su certificado."
          checked={lowersGrades}
          disabled={regrade.isBusy}
          onChange={(event) => regrade.setLowersGrades(event.currentTarget.checked)}
        />
      )}
      <DialogFoot>
        <Button kind="line" onClick={onBack}>
          Volver
        </Button>
        <Button busy={regrade.isBusy} onClick={regrade.apply}>
          Corregir y recalificar
        </Button>
      </DialogFoot>
    </div>
  );
}

/**
 * Previews a corrected key with or without lower grades, and corrects it. If something changed meanwhile, it
 * previews again first.
 */
function useRegrade(questionId: number, correction: Correction, onCorrected: () => Promise<void>) {
  const api = useApi();
  const [preview, setPreview] = useState(correction.preview);
  const [lowersGrades, setLowers] = useState(false);
  const [failure, setFailure] = useState<{ message: string; isOutdated: boolean } | null>(null);
  const [done, setDone] = useState<Regraded | null>(null);
  const { run, isBusy } = useCall((message) => setFailure({ message, isOutdated: false }));
  const corrected = { QuestionId: questionId, Correct: correction.correct };

  async function look(lowers: boolean): Promise<void> {
    setFailure(null);
    const { data } = await api.attempt.previewRegrade({ ...corrected, LowerGrades: lowers });
    setPreview(data);
    setLowers(lowers);
  }

  async function correct(): Promise<void> {
    setFailure(null);
    try {
      const { data } = await api.attempt.regrade({
        ...corrected,
        LowerGrades: lowersGrades,
        Reason: correction.reason,
        Fingerprint: preview.fingerprint,
      });
      setDone(data);
    } catch (error) {
      if (!(error instanceof ApiRefusal) || error.status !== 409) throw error;
      await look(lowersGrades); // a key that is right already is refused here too
      setFailure({ message: error.message, isOutdated: true });
      return;
    }
    await onCorrected();
  }

  return {
    preview,
    lowersGrades,
    setLowersGrades: (lowers: boolean) => void run(() => look(lowers)),
    failure,
    done,
    isBusy,
    apply: () => void run(correct),
  };
}
