import { useState } from 'react';
import { type UserToEdit, usuario } from '../../../../contract/calls/usuario.ts';
import { genderOptions } from '../../../../contract/content/gender.ts';
import type { InputOf } from '../../../../contract/endpoint.ts';
import { Button } from '../../../components/forms/button.tsx';
import { CheckField } from '../../../components/forms/check-field.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../../components/forms/text-field.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { LeaveButton } from '../../../lib/forms/leave-button.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { useOtherNameQuestion } from '../../certificates/admin/other-name-question.tsx';
import { RoleQuestion } from './role-question.tsx';
import { StateTag } from './state-tag.tsx';
import { TimeFactorForm } from './time-factor-form.tsx';
import { leaveAdministration } from './use-role-change.tsx';
import { UserAccessForm } from './user-access-form.tsx';
import styles from './user-form.module.css';
import { UserGroups } from './user-groups.tsx';
import { roleOptions } from './user-options.ts';

function leave(message: string): void {
  storeNotice(message);
  location.assign('/usuarios');
}

type Change = InputOf<typeof usuario.update>;

/** The call leaves these as they are when they come empty: saying 'saved' of an emptied field would be untrue. */
const keptGender = 'Elige el género: se puede corregir, no quitar.';
const keptBirthDate = 'Escribe la fecha de nacimiento: se puede corregir, no quitar.';

/** /editusuario: the person, role and access of an account (spec 2.18). Another role is asked for first. */
export default function UserFormPage({ data: user, viewer }: ViewProps<UserToEdit>) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [asked, ask] = useState<Change | null>(null);
  const isOwn = user.id === viewer?.accountId;
  const form = useForm({
    schema: usuario.update.input,
    extraInput: () => ({ id: user.id }),
    alsoCheck: ({ gender = '', FechaNac = '' }) => [
      ...(user.gender !== null && gender === '' ? [{ field: 'gender', message: keptGender }] : []),
      ...(user.fechaNac !== null && FechaNac === '' ? [{ field: 'FechaNac', message: keptBirthDate }] : []),
    ],
    async submit(input) {
      if (input.role === undefined || input.role === user.role) return save(input);
      ask(input);
      return false;
    },
  });
  const otherName = useOtherNameQuestion(leave);
  async function save(input: Change): Promise<void> {
    const { message } = await api.usuario.update(input);
    form.forget();
    if (isOwn && input.role === 'member') return leaveAdministration();
    const isRenamed = input.firstName !== user.firstName || input.lastName !== user.lastName;
    if (isRenamed) await otherName.ask(user.id, message);
    else leave(message);
  }
  return (
    <>
      <Breadcrumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: user.username }]} />
      <ToolHead title="Editar usuario" />
      <Card padded className={styles.card}>
        <form className="stack" {...form.formProps}>
          <p className={styles.account}>
            <b>{user.username}</b>
            {user.email !== null && <span className="muted">{user.email}</span>}
            <StateTag {...user} />
          </p>
          <FormNote form={form} />
          <FieldGrid>
            <TextField {...form.field('firstName')} label="Nombres" defaultValue={user.firstName} />
            <TextField {...form.field('lastName')} label="Apellidos" defaultValue={user.lastName} />
            <SelectField
              {...form.field('gender')}
              label="Genero"
              placeholder="Seleccione"
              optional={user.gender === null}
              options={genderOptions}
              defaultValue={user.gender ?? ''}
            />
            <DateField
              {...form.field('FechaNac')}
              label="Fecha de Nacimiento"
              optional={user.fechaNac === null}
              min="1900-01-01"
              defaultValue={user.fechaNac ?? ''}
            />
            <TextField
              {...form.field('Phone')}
              label="Teléfono"
              type="tel"
              autoComplete="off"
              optional
              defaultValue={user.phone ?? ''}
            />
            <SelectField
              {...form.field('role')}
              label="Rol"
              placeholder="Seleccione"
              options={roleOptions}
              defaultValue={user.role}
              hint="Al cambiarlo, esta persona tiene que entrar otra vez."
            />
            {user.role === 'member' && (
              <TextField
                {...form.field('documentNumber')}
                label="Documento de identidad"
                autoComplete="off"
                optional
                defaultValue={user.documentNumber ?? ''}
                hint="Escríbelo solo si lo has visto: el certificado deja de decir «según declaró»."
              />
            )}
            {user.role === 'member' && user.documentNumber !== null && user.isDocumentDeclared && (
              <CheckField
                name="DocumentSeen"
                value="true"
                label="Vi su documento y el número es este"
                hint="Lo escribió esta persona. Si lo marcas, sus próximos certificados ya no dicen «según declaró»."
              />
            )}
          </FieldGrid>
          <div className={styles.buttons}>
            <LeaveButton href="/usuarios" form={form} />
            <Button type="submit" busy={form.isBusy}>
              Editar
            </Button>
          </div>
        </form>
      </Card>
      <RoleQuestion
        name={`${user.firstName} ${user.lastName}`}
        isOwn={isOwn}
        role={asked?.role ?? null}
        busy={isBusy}
        onCancel={() => ask(null)}
        onConfirm={() =>
          void run(async () => {
            if (asked !== null) await save(asked);
          }).finally(() => ask(null))
        }
      />
      {otherName.dialog}
      <UserGroups user={user} />
      <UserAccessForm user={user} />
      {user.role === 'member' && <TimeFactorForm user={user} />}
    </>
  );
}
