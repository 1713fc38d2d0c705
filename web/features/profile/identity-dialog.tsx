import { ownIdentity } from '../../../contract/calls/identity.ts';
import type { Profile } from '../../../contract/calls/users.ts';
import { Button } from '../../components/forms/button.tsx';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { CancelButton, Dialog } from '../../components/overlay/dialog.tsx';
import { DialogFoot } from '../../components/overlay/dialog-foot.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { FormNote } from '../../lib/forms/form-note.tsx';
import { useForm } from '../../lib/forms/use-form.ts';

interface IdentityDialogProps {
  profile: Profile;
  open: boolean;
  onClose(): void;
  onAsked(message: string): Promise<void>;
}

/** The form to request another name or document (spec 5.12), or to change a pending request. */
export function IdentityDialog({ open, onClose, ...rest }: IdentityDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Pedir un cambio de datos">
      {open && <IdentityForm {...rest} />}
    </Dialog>
  );
}

function IdentityForm({ profile, onAsked }: Pick<IdentityDialogProps, 'profile' | 'onAsked'>) {
  const api = useApi();
  const { request } = profile.identity;
  const shown = request?.state === 'waiting' ? request : { ...profile, reason: '' };
  const form = useForm({
    schema: ownIdentity.askIdentity.input,
    submit: async (input) => onAsked((await api.users.askIdentity(input)).message),
  });
  return (
    <form className="stack" {...form.formProps}>
      <p className="muted">
        Escribe tus datos como están en tu documento de identidad. El instituto los revisa.
      </p>
      <FormNote form={form} />
      <FieldGrid>
        <TextField
          label="Nombres"
          name="FirstName"
          defaultValue={shown.firstName}
          error={form.errors['FirstName']}
          data-focus-first
        />
        <TextField
          label="Apellidos"
          name="LastName"
          defaultValue={shown.lastName}
          error={form.errors['LastName']}
        />
      </FieldGrid>
      <TextField
        label="Documento de identidad"
        name="DocumentNumber"
        autoComplete="off"
        optional
        defaultValue={shown.documentNumber ?? ''}
        error={form.errors['DocumentNumber']}
      />
      <TextArea
        label="Por qué cambia"
        name="Reason"
        rows={2}
        optional
        defaultValue={shown.reason}
        error={form.errors['Reason']}
      />
      <DialogFoot>
        <CancelButton />
        <Button type="submit" busy={form.isBusy}>
          Pedir el cambio
        </Button>
      </DialogFoot>
    </form>
  );
}
