import { type UserToEdit, usuario } from '../../../../contract/calls/usuario.ts';
import { Tag } from '../../../components/display/tag.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { Breadcrumb } from '../../../components/page/breadcrumb.tsx';
import { Card } from '../../../components/page/card.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { LeaveButton } from '../../../lib/forms/leave-button.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { storeNotice } from '../../../lib/page/notice.ts';
import type { ViewProps } from '../../../lib/page/screen.ts';
import { TimeFactorForm } from './time-factor-form.tsx';
import { UserAccessForm } from './user-access-form.tsx';
import styles from './user-form.module.css';
import { genderOptions, roleOptions } from './user-options.ts';

/** /editusuario: names, gender, role and access of an account (spec 2.18). */
export default function UserFormPage({ data: user }: ViewProps<UserToEdit>) {
  const api = useApi();
  const form = useForm({
    schema: usuario.update.input,
    extraInput: () => ({ id: user.id }),
    async submit(input) {
      const { message } = await api.usuario.update(input);
      storeNotice(message);
      form.forget();
      location.assign('/usuarios');
    },
  });
  const { errors } = form;
  return (
    <>
      <Breadcrumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: user.username }]} />
      <ToolHead title="Editar usuario" />
      <Card padded className={styles.card}>
        <form className="stack" {...form.formProps}>
          <p className={styles.account}>
            <b>{user.username}</b>
            {user.email !== null && <span className="muted">{user.email}</span>}
            {user.active ? <Tag kind="ok">Activo</Tag> : <Tag kind="wait">Sin activar</Tag>}
          </p>
          <FormNote form={form} />
          <FieldGrid>
            <TextField
              label="Nombres"
              name="firstName"
              defaultValue={user.firstName}
              error={errors['firstName']}
            />
            <TextField
              label="Apellidos"
              name="lastName"
              defaultValue={user.lastName}
              error={errors['lastName']}
            />
            <SelectField
              label="Genero"
              name="gender"
              placeholder="Seleccione"
              options={genderOptions}
              defaultValue={user.gender ?? ''}
              error={errors['gender']}
            />
            <SelectField
              label="Rol"
              name="role"
              placeholder="Seleccione"
              options={roleOptions}
              defaultValue={user.role}
              error={errors['role']}
              hint="Al cambiarlo, esta persona tiene que entrar otra vez."
            />
            {user.role === 'member' && (
              <TextField
                label="Documento de identidad"
                name="documentNumber"
                autoComplete="off"
                optional
                defaultValue={user.documentNumber ?? ''}
                hint="Escríbelo solo si lo has visto: el certificado deja de decir «según declaró»."
                error={errors['documentNumber']}
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
      <UserAccessForm user={user} />
      {user.role === 'member' && <TimeFactorForm user={user} />}
    </>
  );
}
