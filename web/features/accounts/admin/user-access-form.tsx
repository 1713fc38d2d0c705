import { useState } from 'react';
import * as z from 'zod/mini';
import { type UserToEdit, usuario } from '../../../../contract/accounts/calls.ts';
import { emailAddress, optionalEmail } from '../../../../contract/accounts/person-fields.ts';
import { Button } from '../../../components/forms/button.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { LinksDialog } from './links-dialog.tsx';
import { useLinks } from './use-links.ts';
import styles from './user-form.module.css';

const withoutEmail = z.extend(usuario.update.input, { Email: optionalEmail });
const withEmail = z.extend(usuario.update.input, {
  Email: emailAddress(
    'Esta persona espera su enlace en este correo: escribe otro, o activa primero su cuenta.',
  ),
});

const removedApart = 'Escribe el correo. Para dejar la cuenta sin correo, pulsa «Quitar el correo».';

/**
 * 'Acceso': username and e-mail of an account and, for an owner who lost the password and gets no mail, a link to choose
 * another, or a provisional one, which has to be changed at the next sign-in (spec 11.3).
 */
export function UserAccessForm({ user, onSaved }: { user: UserToEdit; onSaved(): Promise<void> }) {
  const api = useApi();
  const toast = useToast();
  const [email, setEmail] = useState<string | null>(user.email);
  const [username, setUsername] = useState(user.username);
  const [changes, setChanges] = useState(0);
  const form = useForm({
    schema: user.needsEmail ? withEmail : withoutEmail,
    extraInput: () => ({ id: user.id }),
    alsoCheck: ({ Email = '' }) =>
      email !== null && !user.needsEmail && Email.trim() === ''
        ? [{ field: 'Email', message: removedApart }]
        : [],
    async submit(input) {
      // only what was changed is sent: the rest is left to others' corrections
      await api.usuario.update({
        id: input.id,
        ...(input.username !== username && { username: input.username }),
        ...(input.Email && input.Email !== email && { Email: input.Email }),
        ...(input.Password && { Password: input.Password }),
      });
      await onSaved();
      if (input.Email) setEmail(input.Email);
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
  const removal = useCall();
  const [isRemoving, setRemoving] = useState(false);
  const removeEmail = () =>
    void removal
      .run(async () => {
        await api.usuario.update({ id: user.id, RemoveEmail: true });
        await onSaved();
        setEmail(null);
        setChanges((count) => count + 1);
        toast({ text: 'El correo se quitó.' });
      })
      .finally(() => setRemoving(false));
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
          {email !== null && !user.needsEmail && (
            <Button kind="dangerLine" onClick={() => setRemoving(true)}>
              Quitar el correo
            </Button>
          )}
          <Button kind="line" busy={links.isBusy} onClick={() => void links.make([user.id])}>
            Crear enlace u hoja de acceso
          </Button>
          {user.hasSecondStep && (
            <Button kind="line" busy={links.isBusy} onClick={() => void links.makeForLostPhone(user.id)}>
              Perdió su teléfono
            </Button>
          )}
          <Button type="submit" kind="soft" busy={form.isBusy}>
            Guardar acceso
          </Button>
        </div>
      </form>
      <LinksDialog {...links.dialogProps} />
      <ConfirmDialog
        open={isRemoving}
        busy={removal.isBusy}
        danger
        title="¿Quitar el correo?"
        body={`${email} deja de ser suyo: ya no podrá recuperar su contraseña por correo, y nada se le envía. Entra con su usuario.`}
        confirmLabel="Quitar el correo"
        onConfirm={removeEmail}
        onCancel={() => setRemoving(false)}
      />
    </Card>
  );
}
