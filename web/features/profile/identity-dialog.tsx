import { ownIdentity } from '../../../contract/calls/identity.ts';
import type { Profile } from '../../../contract/calls/users.ts';
import { FieldGrid } from '../../components/forms/field.tsx';
import { TextArea, TextField } from '../../components/forms/text-field.tsx';
import { Dialog, SubmitFoot } from '../../components/overlay/dialog.tsx';
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
          {...form.field('FirstName')}
          label="Nombres"
          defaultValue={shown.firstName}
          data-focus-first
        />
        <TextField {...form.field('LastName')} label="Apellidos" defaultValue={shown.lastName} />
      </FieldGrid>
      <TextField
        {...form.field('DocumentNumber')}
        label="Documento de identidad"
        autoComplete="off"
        optional
        defaultValue={shown.documentNumber ?? ''}
      />
      <TextArea
        {...form.field('Reason')}
        label="Por qué cambia"
        rows={2}
        optional
        defaultValue={shown.reason}
      />
      <SubmitFoot busy={form.isBusy}>Pedir el cambio</SubmitFoot>
    </form>
  );
}
