import { newUsers } from '../../../../contract/calls/new-users.ts';
import { genderOptions } from '../../../../contract/content/gender.ts';
import { Button } from '../../../components/forms/button.tsx';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../../components/forms/text-field.tsx';
import { CancelButton, Dialog } from '../../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../../components/overlay/dialog-foot.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { FormNote } from '../../../lib/forms/form-note.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { roleOptions } from './user-options.ts';

type NewUserDialogProps = {
  /** The role that is chosen at first. */
  role: 'admin' | 'member';
  open: boolean;
  onClose: () => void;
  onAdded: (added: { id: number; mailed: boolean }, message: string) => void;
};

/** 'Agregar usuario': adds an account whose owner chooses the password by a link (spec 5.11). */
export function NewUserDialog({ open, role, onClose, onAdded }: NewUserDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={role === 'admin' ? 'Agregar administrador' : 'Agregar usuario'}
    >
      {open && <NewUserForm role={role} onAdded={onAdded} />}
    </Dialog>
  );
}

function NewUserForm({ role, onAdded }: Pick<NewUserDialogProps, 'role' | 'onAdded'>) {
  const api = useApi();
  const form = useForm({
    schema: newUsers.add.input,
    async submit(input) {
      const { data, message } = await api.usuario.add(input);
      onAdded(data, message);
    },
  });
  const { errors } = form;
  return (
    <form className="stack" {...form.formProps}>
      <FormNote form={form} />
      <FieldGrid>
        <TextField
          label="Nombres"
          name="FirstName"
          error={errors['FirstName']}
          autoComplete="off"
          data-focus-first
        />
        <TextField label="Apellidos" name="LastName" error={errors['LastName']} autoComplete="off" />
        <TextField
          label="Email"
          name="Email"
          type="email"
          autoComplete="off"
          error={errors['Email']}
          optional
          hint="Ahí le llega el enlace para elegir su contraseña. Sin correo, imprimes su hoja de acceso."
        />
        <TextField
          label="Nombre de usuario"
          name="UserName"
          optional
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          error={errors['UserName']}
          hint="Si lo dejas vacío, se hace con su nombre: ana.quispe."
        />
        <SelectField
          label="Genero"
          name="Gender"
          optional
          placeholder="Seleccione"
          options={genderOptions}
          error={errors['Gender']}
        />
        <DateField
          label="Fecha de Nacimiento"
          name="FechaNac"
          optional
          min="1900-01-01"
          error={errors['FechaNac']}
          hint="A un miembro se le pregunta lo que dejes vacío cuando entra por primera vez; a quien administra, no."
        />
        <TextField
          label="Documento de identidad"
          name="DocumentNumber"
          optional
          autoComplete="off"
          error={errors['DocumentNumber']}
        />
        <TextField
          label="Teléfono"
          name="Phone"
          type="tel"
          optional
          autoComplete="off"
          error={errors['Phone']}
        />
        <SelectField
          label="Rol"
          name="Role"
          options={roleOptions}
          defaultValue={role}
          hint="Quien administra puede ver y cambiar todo."
          error={errors['Role']}
        />
      </FieldGrid>
      <DialogFoot>
        <CancelButton />
        <Button type="submit" busy={form.isBusy}>
          Agregar
        </Button>
      </DialogFoot>
    </form>
  );
}
