import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../../components/overlay/more-menu.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { downloadFileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { PagedTableTools } from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import type { Query, ViewProps } from '../../../lib/page/screen.ts';
import { groupFilter } from '../../groups/group-filter.ts';
import { courseFilter, filterOf, stateFilter } from './certificate-states.ts';
import { CertificateTable } from './certificate-table.tsx';
import { type CertificatePage, loadCertificates } from './load-certificates.ts';
import { SignatureNote } from './signature-note.tsx';

/** /certificados: every certificate, its state, and its actions (spec 9.9). */
export default function CertificateManagerPage({ data: loaded, query }: ViewProps<CertificatePage>) {
  const list = usePagedList<CertificatePage>({
    path: '/certificados',
    query,
    loaded,
    load: loadCertificates,
  });
  const { certificates, design, groups, courses } = list.loaded;
  const toast = useToast();
  return (
    <>
      <ToolHead title="Certificados">
        <Button kind="line" href="/disenocertificado">
          <Icon name="award" />
          Diseño
        </Button>
        <Exports query={list.query} />
      </ToolHead>
      <div className="stack">
        {design.unsignedBecause !== 'chosen' && (
          <SignatureNote
            design={design}
            signHref="/disenocertificado#firmas"
            onDone={(text) => {
              toast({ text });
              void list.reload();
            }}
          />
        )}
        <Narrowed query={list.query} first={certificates[0]} />
        <PagedTableTools
          list={list}
          label="Buscar por nombre, documento, curso o código"
          filters={[stateFilter, courseFilter(courses, list.query), ...groupFilter(groups, list.query)]}
        />
      </div>
      <CertificateTable list={list} />
    </>
  );
}

/** Says that only the certificates of one person are listed, and leads back to all. */
function Narrowed({ query, first }: { query: Query; first: CertificateRow | undefined }) {
  if (query['person'] === undefined) return null;
  return (
    <Callout>
      {first === undefined ? 'Solo los de una persona.' : `Solo los de ${first.fullname}.`}{' '}
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
    <MoreMenu subject="Certificados" isInHead>
      <IconButton
        icon="download"
        label="CSV"
        disabled={isBusy}
        onClick={() => download('Certificate/Export', 'certificados.csv')}
      />
      <IconButton
        icon="download"
        label="PDF en un ZIP"
        disabled={isBusy}
        onClick={() => download('Certificate/ExportFiles', 'certificados.zip')}
      />
    </MoreMenu>
  );
}
