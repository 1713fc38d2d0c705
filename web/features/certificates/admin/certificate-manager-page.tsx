import { useEffect, useRef } from 'react';
import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';
import type { CertificateDesign } from '../../../../contract/certificates/design-calls.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../../components/overlay/more-menu.tsx';
import { useToast } from '../../../components/overlay/toast.tsx';
import { ToolHead } from '../../../components/page/page-head.tsx';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { PagedTableTools } from '../../../lib/lists/paged-table.tsx';
import { usePagedList } from '../../../lib/lists/use-paged-list.ts';
import type { Query, ViewProps } from '../../../lib/page/screen.ts';
import { useDownload } from '../../../lib/sign-in/use-download.ts';
import { groupFilter } from '../../groups/group-filter.ts';
import { courseFilter, filterOf, stateFilter } from './certificate-states.ts';
import { CertificateTable } from './certificate-table.tsx';
import { type CertificatePage, loadCertificates } from './load-certificates.ts';
import { SignatureNote } from './signature-note.tsx';

const lookedAgainAfter = 1500;
/** A job that does not get on is no reason to ask for ever. */
const mostLooks = 40;

/** True if what waits for a signature is issued, by a job, since somebody signs or 'sin firma' was chosen. */
const isSigned = ({ signatories, unsignedBecause }: CertificateDesign) =>
  signatories.length > 0 || unsignedBecause === 'chosen';

/** /certificados: every certificate, its state, and its actions (spec 9.9). */
export default function CertificateManagerPage({ data: loaded, query }: ViewProps<CertificatePage>) {
  const list = usePagedList<CertificatePage>({
    path: '/certificados',
    query,
    loaded,
    load: loadCertificates,
  });
  const { certificates, design, groups, courses } = list.loaded;
  const looks = useRef(0);
  const issuing = isSigned(design) ? design.waiting : 0;
  useEffect(() => {
    if (issuing === 0 || looks.current === mostLooks) return;
    const timer = window.setTimeout(() => {
      looks.current += 1;
      void list.reload();
    }, lookedAgainAfter);
    return () => window.clearTimeout(timer);
  }); // again after each look, until none waits
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
        {issuing > 0 && (
          <p role="status">
            {issuing === 1
              ? 'Se está emitiendo 1 certificado que esperaba…'
              : `Se están emitiendo ${wholeNumber(issuing)} certificados que esperaban…`}
          </p>
        )}
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
  const save = useDownload();
  const download = (path: string, name: string) => void run(() => save('GET', path, filterOf(query), name));
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
