import { useState } from 'react';
import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import { Chip, Chips } from '../../../components/display/chip.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { PagedTableEmpty, PagedTablePager, PagedTableSearch } from '../../../lib/lists/paged-table.tsx';
import { pageOf, type Query, tablePageSize, type ViewProps } from '../../../lib/page/screen.ts';
import { type CertificateAction, certificateColumns } from './certificate-columns.tsx';
import { filterHref, filterOf, stateFilters } from './certificate-states.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

interface CertificateListData {
  certificates: CertificateRow[];
  total: number;
}
type Asked = { action: CertificateAction; certificate: CertificateRow } | null;

/** /certificados: every certificate, its state, and what administrators can do with it (spec 9.9). */
export default function CertificateManagerPage({ data, query }: ViewProps<CertificateListData>) {
  const api = useApi();
  const toast = useToast();
  const [{ certificates, total }, setList] = useState(data);
  const [asked, setAsked] = useState<Asked>(null);
  const work = useCall();
  const askedFor = (action: CertificateAction) => (asked?.action === action ? asked.certificate : null);
  const close = () => setAsked(null);

  async function done(message: string): Promise<void> {
    close();
    toast({ text: message });
    const wanted = { ...pageOf(query), ...filterOf(query), PageSize: tablePageSize };
    const list = await api.certificate.get(wanted);
    setList({ certificates: list.data, total: list.total ?? list.data.length });
  }
  const confirm = (action: 'restore' | 'reissue') =>
    void work.run(async () => {
      if (asked !== null) await done((await api.certificate[action]({ Id: asked.certificate.id })).message);
    });
  return (
    <>
      <ToolHead title="Certificados">
        <PagedTableSearch path="/certificados" label="Buscar por nombre, curso o código" query={query} />
        <Exports query={query} />
        <Button kind="line" href="/disenocertificado">
          Diseño
        </Button>
      </ToolHead>
      <StateFilter query={query} />
      <DataTable
        caption="Certificados"
        columns={certificateColumns((action, certificate) => setAsked({ action, certificate }))}
        rows={certificates}
        rowKey={({ id }) => id}
        empty={
          <PagedTableEmpty path="/certificados" query={query} title="No hay certificados">
            Aparecen aquí cuando alguien aprueba un curso que los entrega.
          </PagedTableEmpty>
        }
      />
      <PagedTablePager
        path="/certificados"
        query={query}
        total={total}
        noun={['certificado', 'certificados']}
      />
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

function StateFilter({ query }: { query: Query }) {
  const shown = stateFilters.find(({ state }) => state === query['state']) ?? stateFilters[0];
  return (
    <Chips label="Estado">
      {stateFilters.map(({ state, label }) => (
        <Chip
          key={label}
          href={filterHref(query, state)}
          aria-current={state === shown?.state ? 'true' : undefined}
        >
          {label}
        </Chip>
      ))}
    </Chips>
  );
}

/** The list as CSV and the files as one ZIP, of what is shown. */
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
