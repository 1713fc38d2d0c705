import { Callout } from '../../../components/display/callout.tsx';
import styles from '../exam-start.module.css';
import type { Leftovers } from './use-leftovers.ts';

/** The fate of answers that an earlier visit could not send. */
export function LeftoverNote({ leftovers }: { leftovers: Leftovers }) {
  const { count, isSent, refused } = leftovers;
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
