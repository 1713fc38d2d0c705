import { useState } from 'react';
import {
  type CertificateRow,
  certificateAdministration,
} from '../../../../contract/certificates/administration-calls.ts';
import { SelectField } from '../../../components/forms/select-field.tsx';
import { TextArea } from '../../../components/forms/text-field.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import type { BulkAction } from '../../../lib/lists/bulk-action.ts';
import { bulkSelection } from '../../../lib/lists/bulk-bar.tsx';
import { PagedTableEmpty, PagedTablePager } from '../../../lib/lists/paged-table.tsx';
import type { PagedList } from '../../../lib/lists/use-paged-list.ts';
import { type CertificateAction, certificateColumns } from './certificate-columns.tsx';
import { filterOf, reasonOptions } from './certificate-states.ts';
import type { CertificatePage } from './load-certificates.ts';
import { ReissueWindow } from './reissue-window.tsx';

type Asked = { action: CertificateAction; certificate: CertificateRow } | null;

const nameOf = ({ fullname, courseName }: CertificateRow) => `${fullname}, ${courseName}`;

const bulkActions: readonly BulkAction<CertificateRow>[] = [
  {
    label: 'Emitir otra vez',
    icon: 'refresh',
    window: (props) => <ReissueWindow {...props} />,
  },
];

type CertificateTableProps = {
  list: PagedList<CertificatePage>;
  /** They are all of one course, which needs no line of its own. */
  isOfCourse?: boolean;
};

/** A list of certificates with its actions, each asked about first (spec 9.9). */
export function CertificateTable({ list, isOfCourse = false }: CertificateTableProps) {
  const api = useApi();
  const toast = useToast();
  const { certificates, total } = list.loaded;
  const [asked, setAsked] = useState<Asked>(null);
  const work = useCall();
  const askedFor = (action: CertificateAction) => (asked?.action === action ? asked.certificate : null);
  const close = () => setAsked(null);

  async function done(message: string): Promise<void> {
    close();
    toast({ text: message });
    await list.reload();
  }
  const restore = () =>
    void work.run(async () => {
      if (asked !== null) await done((await api.certificate.restore({ Id: asked.certificate.id })).message);
    });
  const columns = certificateColumns((action, certificate) => setAsked({ action, certificate }), isOfCourse);
  return (
    <>
      <DataTable
        caption="Certificados"
        columns={columns}
        rows={certificates}
        rowKey={({ id }) => id}
        selectable={bulkSelection({
          nameOf,
          noun: ['certificado', 'certificados'],
          actions: bulkActions,
          found: {
            shown: certificates.length,
            total,
            load: async () => (await api.certificate.getAll(filterOf(list.query))).data,
          },
          onDone: list.reload,
        })}
        empty={
          <PagedTableEmpty list={list} title="No hay certificados">
            Aparecen aquí cuando alguien aprueba un curso que los entrega.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager list={list} total={total} noun={['certificado', 'certificados']} />
      <RevokeDialog certificate={askedFor('revoke')} onClose={close} onDone={done} />
      <ConfirmDialog
        open={askedFor('restore') !== null}
        title="Restaurar el certificado"
        body={`El certificado de ${asked?.certificate.fullname} vuelve a ser válido.`}
        confirmLabel="Restaurar"
        busy={work.isBusy}
        onConfirm={restore}
        onCancel={close}
      />
      {asked?.action === 'reissue' && (
        <ReissueWindow
          rows={[asked.certificate]}
          onCancel={close}
          onReply={({ message, data: [result] }) =>
            void work.run(() => done(result?.state === 'failed' ? result.message : message))
          }
        />
      )}
    </>
  );
}

interface RevokeDialogProps {
  /** The certificate to revoke; null = closed. */
  certificate: CertificateRow | null;
  onClose: () => void;
  onDone: (message: string) => Promise<void>;
}

/** Asks for the reason of a revocation: in general words for everybody, and in full for the record. */
function RevokeDialog({ certificate, onClose, onDone }: RevokeDialogProps) {
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
