import type { CertificateRow } from '../../../../contract/calls/certificate-administration.ts';
import { Tag } from '../../../components/display/tag.tsx';
import { Button } from '../../../components/forms/button.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { shortDate } from '../../../lib/format.ts';
import { stateLabels } from './certificate-states.ts';

/** What an administrator can do with a certificate. */
export type CertificateAction = 'revoke' | 'restore' | 'reissue';

/** The columns of the list of certificates. */
export function certificateColumns(
  ask: (action: CertificateAction, certificate: CertificateRow) => void,
): Column<CertificateRow>[] {
  return [
    {
      key: 'fullname',
      label: 'Nombre',
      kind: 'title',
      isText: true,
      render: ({ code, fullname }) => <a href={`/certificado/${code}`}>{fullname}</a>,
    },
    { key: 'course', label: 'Curso', isText: true, render: ({ courseName }) => courseName },
    { key: 'grade', label: 'Nota', align: 'end', render: ({ calification }) => calification },
    { key: 'date', label: 'Emitido', nowrap: true, render: ({ date }) => shortDate(date) },
    { key: 'code', label: 'Código', nowrap: true, render: ({ code }) => code },
    {
      key: 'state',
      label: 'Estado',
      nowrap: true,
      render: ({ state }) => <Tag kind={stateLabels[state].kind}>{stateLabels[state].label}</Tag>,
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (row) => (
        <div>
          {row.state === 'valid' && (
            <>
              <RowButton row={row} label="Emitir otra vez" onClick={() => ask('reissue', row)} />
              <RowButton row={row} label="Revocar" onClick={() => ask('revoke', row)} />
            </>
          )}
          {row.canRestore && <RowButton row={row} label="Restaurar" onClick={() => ask('restore', row)} />}
        </div>
      ),
    },
  ];
}

function RowButton({ row, label, onClick }: { row: CertificateRow; label: string; onClick: () => void }) {
  return (
    <Button
      size="small"
      kind="soft"
      aria-label={`${label}: ${row.fullname}, ${row.courseName}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
