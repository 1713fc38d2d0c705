import { useState } from 'react';
import * as z from 'zod/mini';
import { type Profile, users } from '../../../contract/calls/users.ts';
import { genderOptions } from '../../../contract/content/gender.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
import { optionalBirthDate, optionalGender } from '../../../contract/person-fields.ts';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid, FieldLine } from '../../components/forms/field.tsx';
import { PasswordField } from '../../components/forms/password-field.tsx';
import { SelectField } from '../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../components/forms/text-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { usePlainApi } from '../../lib/api/api-context.ts';
import { requireSessionOf } from '../../lib/api/own-session.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { storeSession, storeSignIn } from '../../lib/api/session.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { type FormState, useForm } from '../../lib/forms/use-form.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
import styles from './profile-form.module.css';

interface ProfileFormProps {
  profile: Profile;
  onChanged(profile: Profile): void;
}

/** Administrators are not asked for age and gender. */
const ofAdministrator = z.extend(users.update.input, {
  gender: optionalGender,
  fechanac: optionalBirthDate,
});

const fixedHint = 'Se imprime en tus certificados: pide el cambio más abajo.';

function documentHint(isFixed: boolean, isDeclared: boolean): string {
  if (!isFixed)
    return 'Si lo das, tus próximos certificados lo llevan impreso, «según declaró». En la página pública solo se ven sus últimas letras o cifras.';
  return isDeclared
    ? 'Tus certificados lo llevan impreso, «según declaró». Pide el cambio más abajo.'
    : 'El instituto lo revisó. Pide el cambio más abajo.';
}

/** 'Actualiza tu perfil' (spec 2.11). Changes reserved to the owner ask for the password again (spec 5.7). */
export function ProfileForm({ profile, onChanged }: ProfileFormProps) {
  const toast = useToast();
  const [changes, setChanges] = useState(0);
  const saveProfile = useProfileSave(profile);
  const { isFixed, isDocumentDeclared } = profile.identity;
  const isDocumentFixed = profile.documentNumber !== null && (isFixed || !isDocumentDeclared);
  const form = useForm({
    schema: profile.role === 'admin' ? ofAdministrator : users.update.input,
    extraInput: () => ({ id: profile.id }),
    alsoCheck: (texts) =>
      texts.password === texts.confirm
        ? []
        : [{ field: 'confirm', message: 'Las Contraseñas deben coincidir.' }],
    async submit({ gender, fechanac, ...others }) {
      const input = { ...others, ...(gender && { gender }), ...(fechanac && { fechanac }) };
      const { data } = await saveProfile(input);
      if (data !== null) storeSession(data);
      const mustChangePassword = profile.mustChangePassword && (input.password ?? '') === '';
      onChanged({
        ...profile,
        firstName: input.firstName ?? profile.firstName,
        lastName: input.lastName ?? profile.lastName,
        gender: input.gender ?? profile.gender,
        fechaNac: input.fechanac ?? profile.fechaNac,
        documentNumber: input.documentNumber || null,
        mustChangePassword,
      });
      setChanges((count) => count + 1);
      toast({ text: 'Tu perfil se actualizó.' });
    },
  });
  return (
    <Card className={styles.card} padded>
      <form {...form.formProps} className="stack">
        <h2>Actualiza tu perfil</h2>
        <FormNote form={form} />
        <input type="hidden" name="email" value={profile.email ?? ''} />
        <FieldGrid>
          <TextField
            {...form.field('firstName')}
            label="Nombres"
            autoComplete="given-name"
            readOnly={isFixed}
            hint={isFixed ? fixedHint : undefined}
            defaultValue={profile.firstName}
          />
          <TextField
            {...form.field('lastName')}
            label="Apellidos"
            autoComplete="family-name"
            readOnly={isFixed}
            hint={isFixed ? fixedHint : undefined}
            defaultValue={profile.lastName}
          />
          <SelectField
            {...form.field('gender')}
            label="Genero"
            options={genderOptions}
            {...(profile.gender === null && { placeholder: 'Seleccione' })}
            optional={profile.role === 'admin' && profile.gender === null}
            defaultValue={profile.gender ?? ''}
          />
          <DateField
            {...form.field('fechanac')}
            label="Fecha de Nacimiento"
            autoComplete="bday"
            optional={profile.role === 'admin' && profile.fechaNac === null}
            min="1900-01-01"
            defaultValue={profile.fechaNac ?? ''}
          />
          {profile.role === 'member' && (
            <FieldLine>
              <TextField
                {...form.field('documentNumber')}
                label="Documento de identidad"
                autoComplete="off"
                optional
                readOnly={isDocumentFixed}
                defaultValue={profile.documentNumber ?? ''}
                hint={documentHint(isDocumentFixed, isDocumentDeclared)}
              />
            </FieldLine>
          )}
          <FieldLine>
            <PasswordFields key={changes} field={form.field} isRequired={profile.mustChangePassword} />
          </FieldLine>
        </FieldGrid>
        <Button type="submit" busy={form.isBusy}>
          Actualizar
        </Button>
      </form>
    </Card>
  );
}

interface PasswordFieldsProps {
  field: FormState['field'];
  /** A generated password has to be replaced. */
  isRequired: boolean;
}

/** A new password, twice. If both stay empty, nothing changes. */
function PasswordFields({ field, isRequired }: PasswordFieldsProps) {
  return (
    <fieldset className={styles.passwords}>
      <legend className="sr">Cambiar la contraseña</legend>
      <FieldGrid>
        <PasswordField
          {...field('password')}
          label="Contraseña nueva"
          autoComplete="new-password"
          optional={!isRequired}
        />
        <PasswordField
          {...field('confirm')}
          label="Confirmar contraseña"
          isRepeated
          autoComplete="new-password"
        />
      </FieldGrid>
      <p className={styles.hint}>
        {isRequired
          ? 'Usa al menos 8 caracteres: tres o cuatro palabras que solo tú unirías.'
          : 'Déjalas en blanco si no quieres cambiarla.'}
      </p>
    </fieldset>
  );
}

type Change = InputOf<typeof users.update>;

/**
 * Saves the profile. A new password ends every session, including this one. If the answer is lost and the session has
 * ended, the new password may already apply, so it is tried first instead of asking for one (spec 5.7).
 */
function useProfileSave({ id, username }: { id: number; username: string }) {
  const api = usePlainApi();
  const ask = useSignInAgain();

  /** False for a wrong password. */
  async function signInWith(Password: string): Promise<boolean> {
    try {
      await storeSignIn(async () => (await api.users.login({ UserName: username, Password })).data);
      return true;
    } catch (error) {
      if (error instanceof ApiRefusal && error.status === 401) return false;
      throw error;
    }
  }

  return (change: Change) => {
    const { password = '' } = change;
    let rest = change;
    const save = async () => {
      requireSessionOf(id);
      return api.users.update(rest);
    };
    return withSignInRetry(save, async (words, reason) => {
      if (reason !== 'ended' || password === '' || !(await signInWith(password))) return ask(words, reason);
      rest = { ...change, password: '' };
      return true;
    });
  };
}
