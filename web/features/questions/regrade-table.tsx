import type { RegradeChange } from '../../../contract/attempts/calls.ts';
import { isPassing } from '../../../contract/exams/passing.ts';
import { Tag } from '../../components/display/tag.tsx';
import { ClientTable, ClientTableSearch } from '../../components/table/client-table.tsx';
import type { Column } from '../../components/table/data-table-column.ts';
import { useClientTable } from '../../components/table/use-client-table.ts';
import styles from './regrade.module.css';
import { certificateLabels } from './regrade.rules.ts';

const columns: Column<RegradeChange>[] = [
  {
    key: 'name',
    label: 'Persona',
    kind: 'title',
    sortBy: (row) => row.fullname,
    render: ({ userId, fullname }) => <a href={`/persona?id=${userId}`}>{fullname}</a>,
  },
  {
    key: 'grade',
    label: 'Nota',
    nowrap: true,
    sortBy: ({ gradeAfter, gradeBefore }) => gradeAfter - gradeBefore,
    render: (row) => <Grades row={row} />,
  },
  {
    key: 'certificate',
    label: 'Certificado',
    render: (row) => (row.certificate === 'none' ? '–' : certificateLabels[row.certificate]),
  },
];

/** The members whose grade a corrected key changes: before, after, and the effect on the certificate. */
export function RegradeTable({ changes }: { changes: readonly RegradeChange[] }) {
  const list = useClientTable();
  if (changes.length === 0) return null;
  return (
    <div className={styles.compact}>
      {changes.length > 20 && <ClientTableSearch list={list} label="Buscar una persona" />}
      <ClientTable
        caption="A quién afecta la corrección"
        noun={['persona', 'personas']}
        list={list}
        columns={columns}
        rows={changes}
        rowKey={({ attemptId }) => attemptId}
        textOf={({ fullname }) => fullname}
        empty={null}
      />
    </div>
  );
}

function Grades({ row }: { row: RegradeChange }) {
  const { gradeBefore, gradeAfter, minimumGrade, isKept } = row;
  if (isKept) {
    return (
      <>
        {gradeBefore} <Tag kind="off">Se conserva</Tag>
      </>
    );
  }
  const [before, after] = [gradeBefore, gradeAfter].map((grade) => isPassing({ grade, minimumGrade }));
  return (
    <>
      {gradeBefore} <span aria-hidden="true">→</span> <span className="sr">pasa a</span> <b>{gradeAfter}</b>{' '}
      {after !== before && <Tag kind={after ? 'ok' : 'no'}>{after ? 'Aprueba' : 'Ya no aprueba'}</Tag>}
    </>
  );
}
