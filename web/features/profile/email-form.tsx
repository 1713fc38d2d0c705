import { useState } from 'react';
import { type Profile, users } from '../../../contract/accounts/own-calls.ts';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { noteKind } from '../../lib/api/note-kind.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import styles from './profile-form.module.css';

/** The sign-in names of the account, and a form for a new e-mail, which takes effect once its link is opened (spec 5.7). */
export function EmailForm({ profile }: { profile: Profile }) {
  const api = useApi();
  const toast = useToast();
  const [changes, setChanges] = useState(0);
  const form = useForm({
    schema: users.update.input,
    extraInput: () => ({ id: profile.id }),
    alsoCheck: ({ email = '' }) =>
      email.trim() === '' ? [{ field: 'email', message: 'El campo Email es obligatorio.' }] : [],
    async submit(input) {
      const { message, descriptionCode } = await api.users.update(input);
      setChanges((count) => count + 1);
      toast({ text: message, kind: noteKind(descriptionCode) });
    },
  });
  return (
    <Card className={styles.card} padded>
      <form {...form.formProps} className="stack">
        <h2 id="correo">Tu correo</h2>
        <p>
          Entras con <b>{profile.username}</b>
          {profile.email === null ? (
            ', y todavía no tienes un correo: con él recibes avisos y recuperas tu contraseña.'
          ) : (
            <>
              {' '}
              o con <b>{profile.email}</b>.
            </>
          )}
        </p>
        <p>
          <a href="/seguridad">Seguridad: cómo entras, y el segundo paso</a>
        </p>
        <FormNote form={form} />
        <FieldGrid key={changes}>
          <TextField
            {...form.field('email')}
            label={profile.email === null ? 'Tu correo' : 'Nuevo correo'}
            type="email"
            autoComplete="email"
            hint="Vale cuando abras el enlace que te enviaremos allí."
          />
        </FieldGrid>
        <Button type="submit" kind="soft" busy={form.isBusy}>
          {profile.email === null ? 'Agregar correo' : 'Cambiar correo'}
        </Button>
      </form>
    </Card>
  );
}
