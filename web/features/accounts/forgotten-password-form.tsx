import { users } from '../../../contract/users.ts';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { api } from '../../lib/api.ts';
import { FormNote } from '../../lib/form-note.tsx';
import { useForm } from '../../lib/use-form.ts';

/** The e-mail of an account; sent, it goes to the sign-in, which says what comes next (portal.md §8). */
export function ForgottenPasswordForm({ forgot = api.users.forgot }: { forgot?: typeof api.users.forgot }) {
  const form = useForm({
    schema: users.forgot.input,
    async submit(input) {
      await forgot(input);
      location.assign('/login#enlace-enviado');
    },
  });
  return (
    <form method="post" className="stack" {...form.formProps}>
      <FormNote form={form} />
      <TextField
        name="Email"
        type="email"
        label="Email"
        autoComplete="email"
        error={form.errors['Email']}
        required
      />
      <Button type="submit" wide busy={form.isBusy}>
        Enviar
      </Button>
    </form>
  );
}
