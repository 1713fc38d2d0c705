import type { QuestionRow } from '../../../contract/calls/question.ts';
import { keyLetters, keyOf } from '../../../contract/content/question-key.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { keyText } from './form/question-form.rules.ts';
import { type Correction, outcomeText, regradedText } from './regrade.rules.ts';
import { RegradeTable } from './regrade-table.tsx';
import { useRegrade } from './use-regrade.ts';

type RegradeReviewProps = {
  question: QuestionRow;
  correction: Correction;
  onBack: () => void;
  onClose: () => void;
  onCorrected: () => Promise<void>;
};

/** The grades that a corrected key changes, and the button that corrects; afterwards the outcome. */
export function RegradeReview({ question, correction, onBack, onClose, onCorrected }: RegradeReviewProps) {
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
