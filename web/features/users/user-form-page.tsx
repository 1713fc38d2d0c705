import { genders } from '../../../contract/constants.ts';
import { type UserToEdit, usuario } from '../../../contract/usuario.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Crumb } from '../../components/crumb.tsx';
import { FieldGrid } from '../../components/field.tsx';
import { ToolHead } from '../../components/page-head.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Tag } from '../../components/tag.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useApi } from '../../lib/api-context.ts';
import { FormNote } from '../../lib/form-note.tsx';
import { keepNotice } from '../../lib/notice.ts';
import type { ViewProps } from '../../lib/screen.ts';
import { useForm } from '../../lib/use-form.ts';
import { roleLabels } from './roles.ts';
import { TimeFactorForm } from './time-factor-form.tsx';
import styles from './user-form.module.css';

const genderOptions = [
  { value: genders.male, label: 'Masculino' },
  { value: genders.female, label: 'Femenino' },
];
const roleOptions = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));

/** /editusuario: names, gender and role of an account (portal.md §2, User edit). */
export default function UserFormPage({ data: user }: ViewProps<UserToEdit>) {
  const api = useApi();
  const form = useForm({
    schema: usuario.update.input,
    beside: () => ({ id: user.id }),
    async submit(input) {
      const { message } = await api.usuario.update(input);
      keepNotice(message);
      location.assign('/usuarios');
    },
  });
  const { errors } = form;
  return (
    <>
      <Crumb trail={[{ label: 'Usuarios', href: '/usuarios' }, { label: user.username }]} />
      <ToolHead title="Editar usuario" />
      <Card padded className={styles.card}>
        <form className="stack" {...form.formProps}>
          <p className={styles.account}>
            <b>{user.username}</b>
            <span className="muted">{user.email}</span>
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
              defaultValue={user.gender}
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
          </FieldGrid>
          <div className={styles.buttons}>
            <Button kind="line" href="/usuarios">
              Cancelar
            </Button>
            <Button type="submit" busy={form.isBusy}>
              Editar
            </Button>
          </div>
        </form>
      </Card>
      {user.role === 'member' && <TimeFactorForm user={user} />}
    </>
  );
}
