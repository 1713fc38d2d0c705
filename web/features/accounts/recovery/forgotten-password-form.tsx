import { users } from '../../../../contract/accounts/own-calls.ts';
import { Button } from '../../../components/forms/button.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { api } from '../../../lib/api/api.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';

/**
 * Asks for the e-mail of an account, then leads to the sign-in, which names the next step: a link, or the institute's
 * help if the portal sends no mail (spec 2.9).
 */
export function ForgottenPasswordForm({ forgot = api.users.forgot }: { forgot?: typeof api.users.forgot }) {
  const form = useForm({
    asksFirst: false,
    schema: users.forgot.input,
    async submit(input) {
      const { descriptionCode } = await forgot(input);
      location.assign(descriptionCode === 'success' ? '/login#enlace-enviado' : '/login#pedir-al-instituto');
    },
  });
  return (
    <form
      method="post"
      action="/forgetpassword"
      aria-label="Recuperar la contraseña"
      className="stack"
      {...form.formProps}
    >
      <FormNote form={form} />
      <TextField {...form.field('Email')} type="email" label="Email" autoComplete="email" required />
      <Button type="submit" wide busy={form.isBusy}>
        Enviar
      </Button>
    </form>
  );
}
