import { useState } from 'react';
import { Failure } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { api } from '../../lib/api/api.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import styles from './apply-button.module.css';

type ApplyButtonProps = {
  courseId: number;
  /** The member who applies; null for a visitor. */
  accountId: number | null;
  addUserCourse?: typeof api.users.addUserCourse;
};

const needsAccount = 'Para aplicar a este curso debe tener una cuenta de usuario';

/**
 * 'Aplicar' enrols a member and opens the reading. It tells visitors that they need an account (spec 7.4), and asks
 * members whose session has ended to sign in. Without a script it leads to the sign-in, or enrols by itself.
 */
export function ApplyButton({
  courseId,
  accountId,
  addUserCourse = api.users.addUserCourse,
}: ApplyButtonProps) {
  const [asked, ask] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const back = encodeURIComponent(`/leercurso?id=${courseId}`);

  async function apply(): Promise<void> {
    if (accountId === null) {
      ask(needsAccount);
      return;
    }
    setBusy(true);
    setRefusal(null);
    try {
      await addUserCourse({ CourseId: courseId, UserId: accountId });
      location.assign(`/leermodulos?id=${courseId}`);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      if (error.status === 401) ask(error.message);
      else setRefusal(error.message);
      setBusy(false);
    }
  }

  return (
    <>
      <form
        {...(accountId === null
          ? { method: 'get', action: '/login' }
          : { method: 'post', action: `/leercurso?id=${courseId}` })}
        aria-label="Aplicar al curso"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        {accountId === null && <input type="hidden" name="next" value={`/leercurso?id=${courseId}`} />}
        <Button type="submit" wide busy={isBusy}>
          Aplicar
        </Button>
      </form>
      <Failure message={refusal} className={styles.refusal} />
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        title="Aplicar al curso"
        lightDismiss
        isEarly={accountId === null}
        footer={
          <>
            {accountId === null && (
              <Button kind="line" href={`/register?next=${back}`}>
                Crear mi cuenta
              </Button>
            )}
            <Button href={`/login?next=${back}`} data-focus-first>
              Acceder
            </Button>
          </>
        }
      >
        <p>{asked ?? needsAccount}</p>
      </Dialog>
    </>
  );
}
