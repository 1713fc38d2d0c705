import { useState } from 'react';
import type { LetterPreview } from '../../../contract/results/calls.ts';
import { Callout, Failure } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { LetterText, Recipients } from './letter.ts';
import styles from './results.module.css';
import { leftOutReasons, peopleText } from './results.rules.ts';

type LetterReviewProps = {
  letter: Recipients & LetterText;
  preview: LetterPreview;
  onBack: () => void;
  onSent: () => void;
};

/** The preview of the letter, its number of recipients, and the people left out; the button names the number. */
export function LetterReview({ letter, preview, onBack, onSent }: LetterReviewProps) {
  const api = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  const { tell, isBusy } = useCall(setFailure);
  const { count, example, leftOut, sendsMail } = preview;
  const send = () => void tell(() => api.result.sendLetter({ ...letter, Expected: count }), onSent);
  return (
    <div className="stack">
      <Failure message={failure} />
      <DialogStep>
        <p>
          {count === 0 ? (
            'Nadie recibe esta carta.'
          ) : (
            <>
              <b>{peopleText(count)}</b> {count === 1 ? 'recibe' : 'reciben'} esta carta.
            </>
          )}
        </p>
      </DialogStep>
      {!sendsMail && (
        <Callout kind="warn">
          El portal no tiene servidor de correo: las cartas quedan «En espera» en Correos y salen cuando lo
          haya. Las que en 7 días no salieron, vencen.
        </Callout>
      )}
      {leftOut.length > 0 && (
        <Callout kind="info">
          <p>
            {leftOut.length === 1 ? 'Queda fuera 1 persona:' : `Quedan fuera ${leftOut.length} personas:`}
          </p>
          <ul className={styles.leftOut}>
            {leftOut.map(({ userId, fullname, reason }) => (
              <li key={userId}>
                <b>{fullname}</b>: {leftOutReasons[reason]}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {example !== null && (
        <figure className={styles.letter}>
          <figcaption className="muted">Así la lee {example.to}</figcaption>
          <p>
            <b>{example.subject}</b>
          </p>
          <p className={styles.letterText}>{example.text}</p>
        </figure>
      )}
      <DialogFoot>
        <Button kind="line" onClick={onBack}>
          Volver
        </Button>
        {count > 0 && (
          <Button busy={isBusy} onClick={send}>
            Enviar a {peopleText(count)}
          </Button>
        )}
      </DialogFoot>
    </div>
  );
}
