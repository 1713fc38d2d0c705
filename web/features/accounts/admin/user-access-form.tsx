import { useState } from 'react';
import * as z from 'zod/mini';
import { type UserToEdit, usuario } from '../../../../contract/calls/usuario.ts';
import { emailAddress, optionalEmail } from '../../../../contract/person-fields.ts';
import { Button } from '../../../components/forms/button.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { LinksDialog } from './links-dialog.tsx';
import { useLinks } from './use-links.ts';
import styles from './user-form.module.css';

/** An emptied e-mail is removed, where the account can do without. */
const withoutEmail = z.extend(usuario.update.input, { Email: optionalEmail });
const withEmail = z.extend(usuario.update.input, {
  Email: emailAddress(
    'Esta persona espera su enlace en este correo: escribe otro, o activa primero su cuenta.',
  ),
});

/**
 * 'Acceso': username and e-mail of an account and, for an owner who lost the password and gets no mail, a link to choose
 * another, or a provisional one, which has to be changed at the next sign-in (spec 11.3).
 */
export function UserAccessForm({ user }: { user: UserToEdit }) {
  const api = useApi();
  const toast = useToast();
  const [email, setEmail] = useState<string | null>(user.email);
  const [username, setUsername] = useState(user.username);
  const [changes, setChanges] = useState(0);
  const form = useForm({
    schema: user.needsEmail ? withEmail : withoutEmail,
    extraInput: () => ({ id: user.id }),
    async submit(input) {
      await api.usuario.update(input);
      setEmail(input.Email || null);
      if (input.username) setUsername(input.username);
      setChanges((count) => count + 1);
      toast({
        text: input.Password
          ? `La contraseña de ${user.username} es ahora la que escribiste. Dásela en persona o por teléfono.`
          : 'El acceso se actualizó.',
      });
    },
  });
  const links = useLinks();
  return (
    <Card padded className={styles.card}>
      <form className="stack" {...form.formProps}>
        <h2>Acceso</h2>
        <FormNote form={form} />
        <FieldGrid key={changes}>
          <TextField
            {...form.field('username')}
            label="Nombre de usuario"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={username}
            hint="Si lo cambias, sus sesiones terminan y entra con el nuevo."
          />
          <TextField
            {...form.field('Email')}
            label="Email"
            type="email"
            optional={!user.needsEmail}
            hint={email === null ? 'No tiene: entra con su usuario, y nada se le envía.' : undefined}
            autoComplete="off"
            defaultValue={email ?? ''}
          />
          <TextField
            {...form.field('Password')}
            label="Contraseña provisional"
            autoComplete="off"
            spellCheck={false}
            optional
            hint="Tres o cuatro palabras sueltas, o mejor un enlace. Tendrá que elegir otra al entrar, y sus sesiones abiertas terminan."
          />
        </FieldGrid>
        <div className={styles.buttons}>
          <Button kind="line" busy={links.isBusy} onClick={() => void links.make([user.id])}>
            Crear enlace u hoja de acceso
          </Button>
          <Button type="submit" kind="soft" busy={form.isBusy}>
            Guardar acceso
          </Button>
        </div>
      </form>
      <LinksDialog {...links.dialogProps} />
    </Card>
  );
}
