import { useEffect } from 'react';
import { users } from '../../../../contract/accounts/own-calls.ts';
import { passwordsAgree } from '../../../../contract/accounts/passwords-agree.ts';
import { Button } from '../../../components/forms/button.tsx';
import { PasswordField } from '../../../components/forms/password-field.tsx';
import { api } from '../../../lib/api/api.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { removeCodeFromAddress } from './use-activation.ts';

type NewPasswordFormProps = {
  username: string;
  strcode: string;
  resetPassword?: typeof api.users.resetPassword;
};

/** Sets a new password with the code of the mail's link, then leads to the sign-in (spec 5.6). */
export function NewPasswordForm({
  username,
  strcode,
  resetPassword = api.users.resetPassword,
}: NewPasswordFormProps) {
  useEffect(removeCodeFromAddress, []);
  const form = useForm({
    asksFirst: false,
    schema: users.resetPassword.input,
    alsoCheck: passwordsAgree,
    async submit(input) {
      await resetPassword(input);
      location.assign('/login#clave-cambiada');
    },
  });
  return (
    <form
      method="post"
      action="/forgetpassword"
      aria-label="Recuperar la cuenta"
      className="stack"
      {...form.formProps}
    >
      <FormNote form={form} />
      <input type="hidden" name="Username" autoComplete="username" value={username} readOnly />
      <input type="hidden" name="Strcode" value={strcode} readOnly />
      <PasswordField
        {...form.field('Password')}
        label="Contraseña nueva"
        hint="Al menos 8 caracteres. Tres o cuatro palabras que solo tú unirías funcionan bien."
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.field('confirmation')}
        label="Confirmar contraseña"
        isRepeated
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={form.isBusy}>
        Guardar
      </Button>
    </form>
  );
}
