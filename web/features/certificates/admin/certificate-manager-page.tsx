import { useState } from 'react';
import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableTools } from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import type { Query, ViewProps } from '../../../lib/page/screen.ts';
import { type CertificateAction, certificateColumns } from './certificate-columns.tsx';
import { filterOf, stateFilter } from './certificate-states.ts';
import { type CertificatePage, loadCertificates } from './load-certificates.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

type Asked = { action: CertificateAction; certificate: CertificateRow } | null;

/** /certificados: every certificate, its state, and its actions (spec 9.9). */
export default function CertificateManagerPage({ data: loaded, query }: ViewProps<CertificatePage>) {
  const api = useApi();
  const toast = useToast();
  const list = usePagedList<CertificatePage>({
    path: '/certificados',
    query,
    loaded,
    load: loadCertificates,
  });
  const { certificates, total, isSigned } = list.loaded;
  const [asked, setAsked] = useState<Asked>(null);
  const work = useCall();
  const askedFor = (action: CertificateAction) => (asked?.action === action ? asked.certificate : null);
  const close = () => setAsked(null);

  async function done(message: string): Promise<void> {
    close();
    toast({ text: message });
    await list.reload();
  }
  const confirm = (action: 'restore' | 'reissue') =>
    void work.run(async () => {
      if (asked !== null) await done((await api.certificate[action]({ Id: asked.certificate.id })).message);
    });
  return (
    <>
      <ToolHead title="Certificados">
        <Exports query={list.query} />
        <Button kind="line" href="/disenocertificado">
          Diseño
        </Button>
      </ToolHead>
      <div className="stack">
        {!isSigned && (
          <Callout kind="warn">
            Nadie firma los certificados todavía. <a href="/disenocertificado">Agrega a quien corresponda</a>.
          </Callout>
        )}
        <Narrowed query={list.query} first={certificates[0]} />
        <PagedTableTools list={list} label="Buscar por nombre, curso o código" filters={[stateFilter]} />
      </div>
      <DataTable
        caption="Certificados"
        columns={certificateColumns((action, certificate) => setAsked({ action, certificate }))}
        rows={certificates}
        rowKey={({ id }) => id}
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
        onConfirm={() => confirm('restore')}
        onCancel={close}
      />
      <ConfirmDialog
        open={askedFor('reissue') !== null}
        title="Emitir otra vez"
        body={`${asked?.certificate.fullname} recibe un certificado nuevo, con el nombre que tiene ahora su cuenta. El de ahora dirá «sustituido».`}
        confirmLabel="Emitir otra vez"
        busy={work.isBusy}
        onConfirm={() => confirm('reissue')}
        onCancel={close}
      />
    </>
  );
}

/** Says that only the certificates of one course or person are listed, and leads back to all. */
function Narrowed({ query, first }: { query: Query; first: CertificateRow | undefined }) {
  const { course, person } = query;
  if (course === undefined && person === undefined) return null;
  const of = course === undefined ? first?.fullname : first?.courseName;
  return (
    <Callout>
      {of === undefined ? 'Solo los de un curso o una persona.' : `Solo los de ${of}.`}{' '}
      <a href="/certificados">Ver todos</a>
    </Callout>
  );
}

/** Exports the shown list as CSV, and its files as one ZIP. */
function Exports({ query }: { query: Query }) {
  const { run, isBusy } = useCall();
  const download = (path: string, name: string) =>
    void run(() => downloadFileOf('GET', path, filterOf(query), name));
  return (
    <>
      <Button kind="line" busy={isBusy} onClick={() => download('Certificate/Export', 'certificados.csv')}>
        <Icon name="download" />
        CSV
      </Button>
      <Button
        kind="line"
        busy={isBusy}
        onClick={() => download('Certificate/ExportFiles', 'certificados.zip')}
      >
        <Icon name="download" />
        PDF en un ZIP
      </Button>
    </>
  );
}
