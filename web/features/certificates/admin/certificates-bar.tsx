import { useState } from 'react';
import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import { Button } from '../../../components/forms/button.tsx';
import type { Selection } from '../../../components/table/use-selection.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { wholeNumber } from '../../../lib/format.ts';
import { type BulkAction, BulkBar } from '../../../lib/lists/bulk-bar.tsx';
import type { PagedList } from '../../../lib/lists/use-paged-list.ts';
import { filterOf } from './certificate-states.ts';
import type { CertificatePage } from './load-certificates.ts';
import { ReissueWindow } from './reissue-window.tsx';

const nameOf = ({ fullname, courseName }: CertificateRow) => `${fullname}, ${courseName}`;

const actions: readonly BulkAction<CertificateRow>[] = [
  {
    label: 'Emitir otra vez',
    icon: 'refresh',
    window: (props) => <ReissueWindow {...props} />,
  },
];

/** The action on several certificates: the ticked ones, or all that the filter finds once a whole page is ticked. */
export function CertificatesBar({
  selection,
  list,
}: {
  selection: Selection<CertificateRow>;
  list: PagedList<CertificatePage>;
}) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [chosen, setChosen] = useState<readonly CertificateRow[] | null>(null);
  const { certificates, total } = list.loaded;
  const isWholePage = selection.chosen.length === certificates.length;
  const all = isWholePage ? chosen : null;
  if (chosen !== null && !isWholePage) setChosen(null);
  const chooseAll = () =>
    run(async () => setChosen((await api.certificate.getAll(filterOf(list.query))).data));
  return (
    <BulkBar
      selection={selection}
      nameOf={nameOf}
      noun={['certificado', 'certificados']}
      actions={actions}
      all={all ?? undefined}
      onClear={() => setChosen(null)}
      before={
        isWholePage &&
        total > certificates.length &&
        all === null && (
          <Button kind="soft" size="small" busy={isBusy} onClick={() => void chooseAll()}>
            Elegir los {wholeNumber(total)}
          </Button>
        )
      }
      onDone={async () => {
        setChosen(null);
        await list.reload();
      }}
    />
  );
}
