import type { CertificateRow } from '../../../../contract/certificates/administration-calls.ts';
import { Tag } from '../../../components/display/tag.tsx';
import { IconButton } from '../../../components/forms/icon-button.tsx';
import { MoreMenu } from '../../../components/overlay/more-menu.tsx';
import type { Column } from '../../../components/table/data-table-column.ts';
import { shortDate } from '../../../lib/format.ts';
import styles from './certificate-columns.module.css';
import { stateLabels } from './certificate-states.ts';
import { hasOtherName } from './reissue.rules.ts';

export type CertificateAction = 'revoke' | 'restore' | 'reissue';

/** The course stands under the name, where a long title has room, unless all of the list are of one course. */
export function certificateColumns(
  ask: (action: CertificateAction, certificate: CertificateRow) => void,
  isOfCourse: boolean,
): Column<CertificateRow>[] {
  return [
    {
      key: 'fullname',
      label: isOfCourse ? 'Nombre' : 'Nombre y curso',
      kind: 'title',
      render: (row) => (
        <>
          <a href={`/persona?id=${row.userId}`}>{row.fullname}</a>
          {row.state === 'valid' && hasOtherName(row) && (
            <span className={styles.beneath}>Ahora: {row.presentName}</span>
          )}
          {!isOfCourse && (
            <div className={styles.beneath}>
              <a href={`/certificados?course=${row.courseId}`}>{row.courseName}</a>
            </div>
          )}
        </>
      ),
    },
    {
      key: 'grade',
      label: 'Nota',
      align: 'end',
      nowrap: true,
      render: ({ calification, byHand }) => (
        <>
          {calification}
          {byHand && <span className={styles.beneath}> con motivo</span>}
        </>
      ),
    },
    { key: 'date', label: 'Emitido', nowrap: true, render: ({ date }) => shortDate(date) },
    {
      key: 'code',
      label: 'Código',
      nowrap: true,
      render: ({ code }) => (
        <a className="code" href={`/certificado/${code}`}>
          {code}
        </a>
      ),
    },
    {
      key: 'state',
      label: 'Estado',
      kind: 'state',
      render: ({ state, isUnsigned }) => (
        <>
          <Tag kind={stateLabels[state].kind}>{stateLabels[state].label}</Tag>
          {state === 'valid' && isUnsigned && <span className={styles.beneath}>Sin firma</span>}
        </>
      ),
    },
    {
      key: 'actions',
      label: 'Acciones',
      kind: 'actions',
      render: (row) => <Actions row={row} ask={ask} />,
    },
  ];
}

function Actions({
  row,
  ask,
}: {
  row: CertificateRow;
  ask(action: CertificateAction, certificate: CertificateRow): void;
}) {
  const subject = `${row.fullname}, ${row.courseName}`;
  if (row.canRestore)
    return (
      <div>
        <IconButton
          icon="undo"
          label="Restaurar"
          worded
          subject={subject}
          onClick={() => ask('restore', row)}
        />
      </div>
    );
  if (row.state !== 'valid') return null;
  return (
    <div>
      <MoreMenu subject={subject}>
        <IconButton
          icon="refresh"
          label="Emitir otra vez"
          subject={subject}
          onClick={() => ask('reissue', row)}
        />
        <IconButton icon="x" label="Revocar" subject={subject} danger onClick={() => ask('revoke', row)} />
      </MoreMenu>
    </div>
  );
}
