import { users } from '../../../contract/calls/users.ts';
import { Button } from '../../components/forms/button.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { usePlainApi } from '../api/api-context.ts';
import { storeSignIn } from '../api/session.ts';
import { FormNote } from '../forms/form-note.tsx';
import { useForm } from '../forms/use-form.ts';
import type { SignInReason } from './sign-in-retry.ts';

interface SignInAgainDialogProps {
  open: boolean;
  reason: SignInReason;
  username: string;
  /** A sentence about what is safe meanwhile. */
  children: string;
  onSignedIn(): void;
  onClose(): void;
}

const titles = { ended: 'Tu sesión terminó', owner: 'Confirma que eres tú' };

/**
 * Asks for the password, after a session ended in the middle of something (spec 5.4) or before a change that
 * only the owner of the account may make (spec 5.7). The page behind it stays.
 */
export function SignInAgainDialog({ open, onClose, reason, ...rest }: SignInAgainDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={titles[reason]} asksFirst={false}>
      <SignInAgainForm {...rest} />
    </Dialog>
  );
}

function SignInAgainForm({
  username,
  children,
  onSignedIn,
}: Omit<SignInAgainDialogProps, 'open' | 'onClose' | 'reason'>) {
  const api = usePlainApi();
  const form = useForm({
    schema: users.login.input,
    asksFirst: false,
    extraInput: () => ({ UserName: username }),
    async submit(input) {
      await storeSignIn(async () => (await api.users.login(input)).data);
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
        {...form.field('Password')}
        label="Contraseña"
        autoComplete="current-password"
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
