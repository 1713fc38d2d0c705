import { seguridad } from '../../../contract/accounts/factor-calls.ts';
import { stepCodeDigits } from '../../../contract/accounts/second-step.ts';
import type { Session } from '../../../contract/accounts/session.ts';
import { Button } from '../../components/forms/button.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { api } from '../api/api.ts';
import { storeSignIn } from '../api/session.ts';
import { FormNote } from '../forms/form-note.tsx';
import { useForm } from '../forms/use-form.ts';

interface SecondStepFormProps {
  /** A recovery code is asked for, not the application's. */
  isRecovery: boolean;
  /** The address that takes the form without script. */
  action?: string;
  onSignedIn(user: Session['user']): void;
  answer?: typeof api.seguridad.answerStep;
}

/** The second step of a sign-in: a code (spec 5.14). The step itself is in the browser's cookie. */
export function SecondStepForm({
  isRecovery,
  action,
  onSignedIn,
  answer = api.seguridad.answerStep,
}: SecondStepFormProps) {
  const form = useForm({
    schema: seguridad.answerStep.input,
    asksFirst: false,
    async submit(input) {
      const { user } = await storeSignIn(async () => (await answer(input)).data);
      onSignedIn(user);
    },
  });
  return (
    <form method="post" action={action} className="stack" {...form.formProps}>
      <FormNote form={form} />
      {isRecovery ? (
        <TextField
          {...form.field('Code')}
          label="Código de recuperación"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Uno de los diez que guardaste. Sirve una sola vez."
          data-focus-first
          required
        />
      ) : (
        <TextField
          {...form.field('Code')}
          label="Código de seis cifras"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={stepCodeDigits + 1}
          hint="Cambia cada 30 segundos."
          data-focus-first
          required
        />
      )}
      <Button type="submit" wide busy={form.isBusy}>
        Entrar
      </Button>
    </form>
  );
}
