import { useState } from 'react';
import type { InputOf } from '../../../contract/endpoint.ts';
import {
  type mailing as calls,
  leftOutReasons,
  type MailingPreview,
} from '../../../contract/mailings/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout, Failure } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import styles from './mailings.module.css';
import { reasonTexts } from './mailings.rules.ts';
import { SaveText } from './save-text.tsx';

interface MailingReviewProps {
  letter: InputOf<typeof calls.preview>;
  preview: MailingPreview;
  onBack: () => void;
  onSent: (message: string) => void;
}

/** The letter as its first reader gets it, how many get it, and who gets none; the button names the number. */
export function MailingReview({ letter, preview, onBack, onSent }: MailingReviewProps) {
  const api = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useCall(setFailure);
  const { count, addressedTo, example, sendsMail } = preview;
  const people = counted(count, 'persona', 'personas');
  const send = () =>
    void run(async () => onSent((await api.mailing.send({ ...letter, Expected: count })).message));
  return (
    <div className="stack">
      <Failure message={failure} />
      <DialogStep>
        <p>
          {count === 0 ? (
            'Nadie recibe esta carta.'
          ) : (
            <>
              <b>{people}</b> {count === 1 ? 'recibe' : 'reciben'} esta carta. {addressedTo}.
            </>
          )}
        </p>
      </DialogStep>
      {!sendsMail && (
        <Callout kind="warn">
          El portal no tiene servidor de correo: la carta espera en Cartas y sale cuando lo haya.
        </Callout>
      )}
      <LeftOut preview={preview} />
      {example !== null && (
        <figure className={styles.letter}>
          <figcaption className="muted">Así la lee {example.to}</figcaption>
          <p>
            <b>{example.subject}</b>
          </p>
          <p className={styles.letterText}>{example.text}</p>
        </figure>
      )}
      <SaveText subject={letter.Subject} text={letter.Text} />
      <DialogFoot>
        <Button kind="line" onClick={onBack}>
          Volver
        </Button>
        {count > 0 && (
          <Button busy={isBusy} onClick={send}>
            Enviar a {people}
          </Button>
        )}
      </DialogFoot>
    </div>
  );
}

function LeftOut({ preview: { leftOut, leftOutNames } }: { preview: MailingPreview }) {
  const total = leftOutReasons.reduce((sum, reason) => sum + leftOut[reason], 0);
  if (total === 0) return null;
  const more = total - leftOutNames.length;
  return (
    <Callout kind="info">
      <p>
        {total === 1 ? 'Queda fuera 1 persona:' : `Quedan fuera ${counted(total, 'persona', 'personas')}:`}
      </p>
      <ul className={styles.leftOut}>
        {leftOutNames.map(({ userId, fullname, reason }) => (
          <li key={userId}>
            <b>{fullname}</b>: {reasonTexts[reason]}
          </li>
        ))}
        {more > 0 && <li>y {counted(more, 'más', 'más')}, que verás en la carta enviada.</li>}
      </ul>
    </Callout>
  );
}
