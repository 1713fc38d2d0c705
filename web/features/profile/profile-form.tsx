import { useState } from 'react';
import * as z from 'zod/mini';
import { familyNameShown } from '../../../contract/accounts/family-name.ts';
import { genderOptions } from '../../../contract/accounts/gender.ts';
import { type Profile, users } from '../../../contract/accounts/own-calls.ts';
import { optionalBirthDate, optionalGender } from '../../../contract/accounts/person-fields.ts';
import type { InputOf } from '../../../contract/endpoint.ts';
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

const declaredHint =
  'Lo cambiaste mientras tomabas cursos: hasta que el instituto lo mire, tus certificados dicen «según declaró».';
const documentHint =
  'Si lo das, tus próximos certificados lo llevan impreso, «según declaró». En la página pública solo se ven sus últimas letras o cifras.';
const fixedDocumentHint = 'Lo puso el instituto. Pide el cambio más abajo.';

/** True where the institute has set the document: another one is asked for (spec 5.12). */
export const isDocumentFixed = ({ documentNumber, identity }: Profile): boolean =>
  documentNumber !== null && !identity.isDocumentDeclared;

/** 'Actualiza tu perfil' (spec 2.11). Changes reserved to the owner ask for the password again (spec 5.7). */
export function ProfileForm({ profile, onChanged }: ProfileFormProps) {
  const toast = useToast();
  const [changes, setChanges] = useState(0);
  const saveProfile = useProfileSave(profile);
  const { isNameDeclared } = profile.identity;
  const isFixed = isDocumentFixed(profile);
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
      toast({ text: savedText(profile, input) });
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
            hint={isNameDeclared ? declaredHint : undefined}
            defaultValue={profile.firstName}
          />
          <TextField
            {...form.field('lastName')}
            label="Apellidos"
            autoComplete="family-name"
            defaultValue={familyNameShown(profile.lastName)}
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
                readOnly={isFixed}
                defaultValue={profile.documentNumber ?? ''}
                hint={isFixed ? fixedDocumentHint : documentHint}
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

/** The change of a save in words: a new password alone is no new profile. */
function savedText(before: Profile, saved: InputOf<typeof users.update>): string {
  const isPasswordNew = (saved.password ?? '') !== '';
  const isSame =
    (saved.firstName ?? before.firstName) === before.firstName &&
    (saved.lastName ?? before.lastName) === before.lastName &&
    (saved.gender ?? before.gender) === before.gender &&
    (saved.fechanac ?? before.fechaNac) === before.fechaNac &&
    (saved.documentNumber || null) === before.documentNumber;
  if (isPasswordNew && isSame) return 'Tu contraseña cambió.';
  return isPasswordNew ? 'Tu perfil y tu contraseña se actualizaron.' : 'Tu perfil se actualizó.';
}
