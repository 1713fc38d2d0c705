import { newUsers } from '../../../../contract/accounts/adding-calls.ts';
import { genderOptions } from '../../../../contract/accounts/gender.ts';
import { FieldGrid } from '../../../components/forms/field.tsx';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { DateField, TextField } from '../../../components/forms/text-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { TrashedPersonOffer, useTrashedPerson } from './trashed-person-offer.tsx';
import styles from './user-form.module.css';
import { roleOptions } from './user-options.ts';

type NewUserDialogProps = {
  /** The initial role. */
  role: 'admin' | 'member';
  open: boolean;
  onClose: () => void;
  onAdded: (added: { id: number; mailed: boolean }, message: string) => void;
  onRestored: (message: string) => void;
};

/** 'Agregar usuario': adds an account whose owner chooses the password by a link (spec 5.11). */
export function NewUserDialog({ open, onClose, ...rest }: NewUserDialogProps) {
  const { role } = rest;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={role === 'admin' ? 'Agregar administrador' : 'Agregar usuario'}
    >
      {open && <NewUserForm {...rest} />}
    </Dialog>
  );
}

function NewUserForm({ role, onAdded, onRestored }: Omit<NewUserDialogProps, 'open' | 'onClose'>) {
  const api = useApi();
  const trashed = useTrashedPerson();
  const form = useForm({
    schema: newUsers.add.input,
    async submit(input) {
      const { data, message } = await trashed.finding(api.usuario.add(input), input);
      onAdded(data, message);
    },
  });
  return (
    <DialogForm form={form} submit="Agregar">
      <TrashedPersonOffer {...trashed} onRestored={onRestored} />
      <div className={styles.newUser}>
        <FieldGrid>
          <TextField {...form.field('FirstName')} label="Nombres" autoComplete="off" data-focus-first />
          <TextField {...form.field('LastName')} label="Apellidos" autoComplete="off" />
          <TextField
            {...form.field('Email')}
            label="Email"
            type="email"
            autoComplete="off"
            optional
            hint="Ahí le llega el enlace para elegir su contraseña. Sin correo, imprimes su hoja de acceso."
          />
          <TextField
            {...form.field('UserName')}
            label="Nombre de usuario"
            optional
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
            hint="Si lo dejas vacío, se hace con su nombre: ana.quispe."
          />
          <SelectField
            {...form.field('Gender')}
            label="Genero"
            optional
            placeholder="Seleccione"
            options={genderOptions}
          />
          <DateField
            {...form.field('FechaNac')}
            label="Fecha de Nacimiento"
            optional
            min="1900-01-01"
            hint="A un miembro se le pregunta lo que dejes vacío cuando entra por primera vez; a quien administra, no."
          />
          <TextField
            {...form.field('DocumentNumber')}
            label="Documento de identidad"
            optional
            autoComplete="off"
          />
          <TextField {...form.field('Phone')} label="Teléfono" type="tel" optional autoComplete="off" />
          <SelectField
            {...form.field('Role')}
            label="Rol"
            options={roleOptions}
            defaultValue={role}
            hint="Quien administra puede ver y cambiar todo."
          />
        </FieldGrid>
      </div>
    </DialogForm>
  );
}
