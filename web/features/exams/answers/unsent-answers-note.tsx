import { Callout } from '../../../components/display/callout.tsx';
import styles from '../exam-start.module.css';
import type { UnsentAnswers } from './use-unsent-answers.ts';

/** The fate of answers that an earlier visit could not send. */
export function UnsentAnswersNote({ unsentAnswers }: { unsentAnswers: UnsentAnswers }) {
  const { count, isSent, refused } = unsentAnswers;
  const isOne = count === 1;
  const answers = isOne ? '1 respuesta' : `${count} respuestas`;
  return (
    <div role="status">
      {count > 0 && (
        <Callout kind={isSent && refused === null ? 'ok' : 'warn'} className={styles.note}>
          {!isSent
            ? `${isOne ? 'Queda' : 'Quedan'} ${answers} sin enviar en este equipo. Las enviaremos cuando vuelva la conexión.`
            : refused === null
              ? `Enviamos ${answers} que ${isOne ? 'había' : 'habían'} quedado en este equipo.`
              : `${isOne ? 'Quedaba' : 'Quedaban'} ${answers} sin enviar en este equipo. ${refused}`}
        </Callout>
      )}
    </div>
  );
}
