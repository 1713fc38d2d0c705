import { genderOptions } from '../../../contract/accounts/gender.ts';
import { users } from '../../../contract/accounts/own-calls.ts';
import { passwordsAgree } from '../../../contract/accounts/passwords-agree.ts';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid, FieldLine } from '../../components/forms/field.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { RobotTrap } from '../../components/forms/robot-trap.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../components/forms/text-field.tsx';
import { api } from '../../lib/api/api.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { registeredHref, storeRegistration } from './stored-registration.ts';

/** The target of the form without a script. */
const plainHref = (next: string | undefined) =>
  next === undefined ? '/register' : `/register?next=${encodeURIComponent(next)}`;

export type RegisterFormProps = {
  /** The address to open once the account is active and signed in. */
  next?: string | undefined;
  register?: typeof api.users.register;
};

/**
 * The registration form of the home page and of /register. It leads to the page that explains activation (spec 2.9).
 */
export function RegisterForm({ next, register = api.users.register }: RegisterFormProps) {
  const form = useForm({
    schema: users.register.input,
    isEarly: true,
    extraInput: () => (next === undefined ? {} : { Next: next }),
    alsoCheck: passwordsAgree,
    async submit(input) {
      const { data } = await register(input);
      storeRegistration({ ...data, email: input.email, userName: input.userName, next: next ?? null });
      form.forget();
      location.assign(registeredHref(data));
    },
  });
  return (
    <form method="post" action={plainHref(next)} aria-label="Tus datos" className="stack" {...form.formProps}>
      <FormNote form={form} />
      <FieldGrid narrow>
        <TextField {...form.field('FirstName')} label="Nombres" autoComplete="given-name" required />
        <TextField {...form.field('LastName')} label="Apellidos" autoComplete="family-name" required />
        <SelectField
          {...form.field('Gender')}
          label="Genero"
          placeholder="Seleccione"
          options={genderOptions}
          required
        />
        <DateField
          {...form.field('FechaNac')}
          label="Fecha de Nacimiento"
          min="1900-01-01"
          autoComplete="bday"
          required
        />
        <FieldLine>
          <TextField
            {...form.field('userName')}
            label="Nombre de usuario"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </FieldLine>
        <FieldLine>
          <PasswordField
            {...form.field('password')}
            label="Contraseña"
            hint="Al menos 8 caracteres. Tres o cuatro palabras que solo tú unirías funcionan bien."
            autoComplete="new-password"
            required
          />
        </FieldLine>
        <FieldLine>
          <PasswordField
            {...form.field('confirmation')}
            label="Confirmar contraseña"
            isRepeated
            autoComplete="new-password"
            required
          />
        </FieldLine>
        <FieldLine>
          <TextField {...form.field('email')} type="email" label="Email" autoComplete="email" required />
        </FieldLine>
        <RobotTrap />
        <FieldLine>
          <p className="muted">
            Al crear tu cuenta aceptas las <a href="/condiciones">condiciones de uso</a>.{' '}
            <a href="/privacidad">Qué guardamos de ti</a>.
          </p>
        </FieldLine>
        <FieldLine>
          <Button type="submit" wide busy={form.isBusy}>
            Crear mi cuenta
          </Button>
        </FieldLine>
      </FieldGrid>
    </form>
  );
}
