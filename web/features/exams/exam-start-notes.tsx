import { useState } from 'react';
import { Note } from '../../components/note.tsx';
import type { ApiRefusal } from '../../lib/api.ts';
import { SignInAgainDialog } from '../../lib/sign-in-again-dialog.tsx';
import styles from './exam-start.module.css';
import type { Leftovers } from './use-leftovers.ts';

interface StartRefusalProps {
  refusal: ApiRefusal;
  username: string;
  onAgain(): Promise<void>;
}

/** Why the exam did not open; where the session is over, the password is asked for and the exam opens. */
export function StartRefusal({ refusal, username, onAgain }: StartRefusalProps) {
  const [isDismissed, setDismissed] = useState(false);
  return (
    <>
      <Note kind="bad" role="alert" className={styles.note}>
        {refusal.message}
      </Note>
      <SignInAgainDialog
        open={refusal.status === 401 && !isDismissed}
        username={username}
        onSignedIn={() => void onAgain()}
        onClose={() => setDismissed(true)}
      >
        Escribe tu contraseña para abrir el examen.
      </SignInAgainDialog>
    </>
  );
}

/** What became of answers that an earlier visit could not send. */
export function LeftoverNote({ leftovers }: { leftovers: Leftovers }) {
  const { count, isSent, refused } = leftovers;
  const isOne = count === 1;
  const answers = isOne ? '1 respuesta' : `${count} respuestas`;
  return (
    <div role="status">
      {count > 0 && (
        <Note kind={isSent && refused === null ? 'ok' : 'warn'} className={styles.note}>
          {!isSent
            ? `${isOne ? 'Queda' : 'Quedan'} ${answers} sin enviar en este equipo. Las enviaremos cuando vuelva la conexión.`
            : refused === null
              ? `Enviamos ${answers} que ${isOne ? 'había' : 'habían'} quedado en este equipo.`
              : `${isOne ? 'Quedaba' : 'Quedaban'} ${answers} sin enviar en este equipo. ${refused}`}
        </Note>
      )}
    </div>
  );
}
