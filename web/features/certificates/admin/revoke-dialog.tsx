import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import { certificateAdministration } from '../../../../contract/calls/certificate-administration.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { reasonOptions } from './certificate-states.ts';

interface RevokeDialogProps {
  /** The certificate to revoke; null = closed. */
  certificate: CertificateRow | null;
  onClose: () => void;
  onDone: (message: string) => Promise<void>;
}

/** Asks for the reason of a revocation: in general words for everybody, and in full for the record. */
export function RevokeDialog({ certificate, onClose, onDone }: RevokeDialogProps) {
  return (
    <Dialog open={certificate !== null} onClose={onClose} title="Revocar el certificado">
      {certificate !== null && <RevokeForm key={certificate.id} certificate={certificate} onDone={onDone} />}
    </Dialog>
  );
}

function RevokeForm({
  certificate,
  onDone,
}: { certificate: CertificateRow } & Pick<RevokeDialogProps, 'onDone'>) {
  const api = useApi();
  const form = useForm({
    schema: certificateAdministration.revoke.input,
    extraInput: () => ({ Id: certificate.id }),
    submit: async (input) => onDone((await api.certificate.revoke(input)).message),
  });
  return (
    <DialogForm form={form} submit="Revocar" kind="danger">
      <p>
        <b>{certificate.fullname}</b>, {certificate.courseName}
      </p>
      <p className="muted">
        Quien lo verifique leerá que está revocado y desde cuándo, no por qué. Se puede restaurar durante un
        día.
      </p>
      <SelectField
        {...form.field('Because')}
        label="Por qué se revoca"
        options={reasonOptions}
        data-focus-first
      />
      <TextArea
        {...form.field('Reason')}
        label="Detalle"
        rows={2}
        hint="Lo lee solo la administración. Se borra a los dos años: no escribas datos de otras personas ni de salud."
      />
    </DialogForm>
  );
}
