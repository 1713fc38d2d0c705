import { users } from '../../contract/users.ts';
import { Button } from '../components/button.tsx';
import { Dialog, DialogFoot } from '../components/dialog.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { usePlainApi } from './api-context.ts';
import { FormNote } from './form-note.tsx';
import { keepSession } from './session.ts';
import { useForm } from './use-form.ts';

interface SignInAgainDialogProps {
  open: boolean;
  username: string;
  /** What is safe meanwhile, in a sentence. */
  children: string;
  onSignedIn(): void;
  onClose(): void;
}

/** Asks for the password where a session ended in the middle of something; the page behind it stays (decisions §3). */
export function SignInAgainDialog({ open, onClose, ...rest }: SignInAgainDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tu sesión terminó">
      <SignInAgainForm {...rest} />
    </Dialog>
  );
}

function SignInAgainForm({
  username,
  children,
  onSignedIn,
}: Omit<SignInAgainDialogProps, 'open' | 'onClose'>) {
  const api = usePlainApi();
  const form = useForm({
    schema: users.login.input,
    beside: () => ({ UserName: username }),
    async submit(input) {
      const { data } = await api.users.login(input);
      keepSession(data);
      onSignedIn();
    },
  });
  return (
    <form {...form.formProps} className="stack">
      <p className="muted">{children}</p>
      <FormNote form={form} />
      <input
        className="sr"
        name="account"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        label="Contraseña"
        name="Password"
        autoComplete="current-password"
        error={form.errors.Password}
        hint={`Cuenta: ${username}`}
        data-focus-first
      />
      <DialogFoot>
        <Button type="submit" busy={form.isBusy}>
          Continuar
        </Button>
      </DialogFoot>
    </form>
  );
}
