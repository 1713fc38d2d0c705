import { type ReactNode, useEffect, useRef } from 'react';
import { finishDelaySeconds } from '../../../contract/constants.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Meter } from '../../components/display/meter.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import styles from './finish-dialog.module.css';
import type { Ending, Finishing } from './use-finishing.ts';

interface FinishDialogProps {
  finishing: Finishing;
  answered: number;
  /** The numbers of the questions without an answer. */
  unanswered: readonly number[];
  /** The numbers of the questions with more ticks than they ask for. */
  faulty: readonly number[];
  ending: Ending;
  /** Another dialog is needed first: this one would cover it. */
  isBehind: boolean;
  onCancel(): void;
  /** Given if the exam cannot end before the person has signed in again. */
  onSignIn: (() => void) | undefined;
}

/** The dialog while the exam ends: 15 seconds with a way back, the grading, or why it could not end. */
export function FinishDialog(props: FinishDialogProps) {
  const { finishing, answered, unanswered, faulty, ending, isBehind, onCancel, onSignIn } = props;
  const canReturn = ending === null && (finishing.step === 'waiting' || finishing.step === 'held');
  const isMendable = ending === null && finishing.step === 'waiting';
  const missing = isMendable ? unanswered : [];
  const overmarked = isMendable ? faulty : [];
  const mendable = [...missing, ...overmarked].sort((left, right) => left - right);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // the back button is gone, and the focus with it
    if (finishing.step === 'grading' && document.activeElement === document.body) sentence.current?.focus();
  }, [finishing.step]);
  return (
    <Dialog
      alert
      open={finishing.step !== 'no' && !isBehind}
      onClose={canReturn ? onCancel : () => undefined}
      title={titleOf(finishing, { ending, mendable: mendable.length })}
      footer={
        canReturn ? (
          <WayBack first={mendable[0]} onCancel={onCancel} />
        ) : (
          onSignIn && <Button onClick={onSignIn}>Escribir mi contraseña</Button>
        )
      }
    >
      <QuestionLinks numbers={missing} onGo={onCancel}>
        {missing.length === 1 ? 'Dejas 1 pregunta sin responder:' : `Dejas ${missing.length} sin responder:`}
      </QuestionLinks>
      <QuestionLinks numbers={overmarked} onGo={onCancel}>
        Marcaste más de una donde se pide una:
      </QuestionLinks>
      <p ref={sentence} role="status" tabIndex={-1} className="muted">
        {sentenceOf(finishing, answered)}
      </p>
      <Progress finishing={finishing} />
    </Dialog>
  );
}

/** The way back into the exam: to the first question that can be mended, if there is one. */
function WayBack({ first, onCancel }: { first: number | undefined; onCancel(): void }) {
  return (
    <>
      <Button kind="line" onClick={onCancel} data-focus-first={first === undefined || undefined}>
        Volver al examen
      </Button>
      {first !== undefined && (
        <Button href={`#q${first}`} onClick={onCancel} data-focus-first>
          Volver a la pregunta {first}
        </Button>
      )}
    </>
  );
}

/** Questions under what is to be said of them, each a link to it; nothing without one. */
function QuestionLinks(props: { numbers: readonly number[]; children: ReactNode; onGo(): void }) {
  const { numbers, children, onGo } = props;
  if (numbers.length === 0) return null;
  return (
    <Callout kind="warn" className={styles.unanswered}>
      <p>{children}</p>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <a href={`#q${number}`} aria-label={`Pregunta ${number}`} onClick={onGo}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function titleOf(finishing: Finishing, { ending, mendable }: { ending: Ending; mendable: number }): string {
  if (finishing.step === 'held') return 'Todavía no pudimos terminar';
  if (mendable > 0) return '¿Terminas así?';
  return titles[ending ?? 'here'];
}

const titles: Record<'here' | NonNullable<Ending>, string> = {
  here: 'Enviando tu examen…',
  time: 'Se terminó el tiempo',
  elsewhere: 'Este examen ya terminó',
};

function sentenceOf(finishing: Finishing, answered: number): string {
  if (finishing.step === 'held') return finishing.message;
  const answers = answered === 1 ? 'llegó tu respuesta' : `llegaron tus ${answered} respuestas`;
  return `Comprobamos que ${answers}. No cierres esta ventana: en unos segundos verás tu nota.`;
}

function Progress({ finishing }: { finishing: Finishing }) {
  if (finishing.step === 'held' || finishing.step === 'no') return null;
  const secondsLeft = finishing.step === 'waiting' ? finishing.secondsLeft : 0;
  const done = finishDelaySeconds - secondsLeft;
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label="Envío del examen"
      aria-valuemin={0}
      aria-valuemax={finishDelaySeconds}
      aria-valuenow={done}
    >
      <Meter value={done} max={finishDelaySeconds} />
      <p>
        {secondsLeft === 0
          ? 'Calificando…'
          : secondsLeft === 1
            ? 'Falta 1 segundo'
            : `Faltan ${secondsLeft} segundos`}
      </p>
    </div>
  );
}
