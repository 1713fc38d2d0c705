import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import styles from './finish-button.module.css';
import { unansweredText } from './unanswered.rules.ts';

interface FinishButtonProps {
  answered: number;
  /** The numbers of the questions that the server does not have yet. */
  unsent: readonly number[];
  /** The numbers of the questions without an answer. */
  unanswered: readonly number[];
  wide?: boolean;
  onFinish(): void;
}

const tooEarly = 'Responde al menos una pregunta para terminar.';

/** Terminar, enabled from the first answer on. Before that a press shows why not (spec 8.8). */
export function FinishButton({ answered, unsent, unanswered, wide, onFinish }: FinishButtonProps) {
  const toast = useToast();
  const isEnabled = answered > 0;
  return (
    <div className={styles.finish}>
      <Button
        wide={wide}
        onClick={onFinish}
        disabledReason={isEnabled ? undefined : tooEarly}
        onBlocked={() => toast({ kind: 'wait', text: tooEarly })}
      >
        Terminar
      </Button>
      {isEnabled && unanswered.length > 0 && <p className={styles.hint}>{unansweredText(unanswered)}</p>}
      {isEnabled && unsent.length > 0 && (
        <p className={styles.hint}>
          Antes de cerrar el examen enviaremos {unsent.length === 1 ? 'la respuesta' : 'las respuestas'}{' '}
          {unsent.join(', ')}.
        </p>
      )}
    </div>
  );
}
