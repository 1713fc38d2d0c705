import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Note } from '../../components/note.tsx';
import { ApiRefusal, api } from '../../lib/api.ts';
import styles from './apply-button.module.css';

type ApplyButtonProps = {
  courseId: number;
  /** The member who applies; null for a visitor. */
  accountId: number | null;
  addUserCourse?: typeof api.users.addUserCourse;
};

/** Aplicar: enrols a member and opens the reading; tells a visitor that it takes an account (portal.md §8). */
export function ApplyButton({
  courseId,
  accountId,
  addUserCourse = api.users.addUserCourse,
}: ApplyButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function apply(): Promise<void> {
    if (accountId === null) {
      setAsking(true);
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      await addUserCourse({ CourseId: courseId, UserId: accountId });
      location.assign(`/leermodulos?id=${courseId}`);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
  }

  return (
    <>
      <Button wide busy={isBusy} onClick={() => void apply()}>
        Aplicar
      </Button>
      {refusal !== null && (
        <Note kind="bad" role="alert" className={styles.refusal}>
          {refusal}
        </Note>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Aplicar al curso"
        lightDismiss
        footer={
          <>
            <Button kind="line" href={`/register?next=${encodeURIComponent(`/leercurso?id=${courseId}`)}`}>
              Crear mi cuenta
            </Button>
            <Button href={`/login?next=${encodeURIComponent(`/leercurso?id=${courseId}`)}`} data-focus-first>
              Acceder
            </Button>
          </>
        }
      >
        <p>Para aplicar a este curso debe tener una cuenta de usuario</p>
      </Dialog>
    </>
  );
}
