import { useState } from 'react';
import { users } from '../../../contract/accounts/own-calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { usePlainApi } from '../api/api-context.ts';
import { ApiRefusal } from '../api/request.ts';
import { storeSignIn } from '../api/session.ts';
import { wantsSecondStep } from '../api/wants-second-step.ts';
import { FormNote } from '../forms/form-note.tsx';
import { useForm } from '../forms/use-form.ts';
import type { SecondStepForm } from './second-step-form.tsx';
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

const stepText = 'Tu contraseña es correcta. Escribe ahora el código de tu aplicación.';
const recoveryText = 'Tu contraseña es correcta. Escribe ahora uno de los códigos que guardaste.';

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
  const [Step, setStep] = useState<typeof SecondStepForm | null>(null);
  const [isRecovery, setRecovery] = useState(false);
  const form = useForm({
    schema: users.login.input,
    asksFirst: false,
    extraInput: () => ({ UserName: username }),
    async submit(input) {
      try {
        await storeSignIn(async () => (await api.users.login(input)).data);
        onSignedIn();
      } catch (error) {
        if (!(error instanceof ApiRefusal && wantsSecondStep(error))) throw error;
        const { SecondStepForm: Loaded } = await import('./second-step-form.tsx');
        setStep(() => Loaded);
      }
    },
  });
  if (Step !== null)
    return (
      <div className="stack">
        <p className="muted">{isRecovery ? recoveryText : stepText}</p>
        <Step
          key={String(isRecovery)}
          isRecovery={isRecovery}
          onSignedIn={onSignedIn}
          answer={api.seguridad.answerStep}
        />
        <Button kind="text" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Usar el código de la aplicación' : 'Usar un código de recuperación'}
        </Button>
      </div>
    );
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
