import type { LawRow } from '../../../contract/calls/ley-reglamento.ts';
import { truncations } from '../../../contract/constants.ts';
import { truncate } from '../../../contract/content/text.ts';
import type { Column } from '../../components/table/data-table-column.ts';
import { MovableTitle } from '../../components/table/sortable-rows.tsx';
import { fileSize } from '../../lib/format.ts';
import { actionsColumn } from '../../lib/lists/ordered-columns.tsx';
import type { OrderedList } from '../../lib/lists/use-ordered-list.ts';
import { downloadHref } from './law-links.ts';
import styles from './law-manager-page.module.css';

interface LawActions {
  onEdit(law: LawRow): void;
  onRemove(law: LawRow): void;
}

/** The columns of the laws (spec 2.15). */
export function lawColumns(
  orderedList: OrderedList<LawRow>,
  { onEdit, onRemove }: LawActions,
): Column<LawRow>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: (law) => (
        <MovableTitle {...orderedList} row={law}>
          {law.title}
        </MovableTitle>
      ),
    },
    {
      key: 'description',
      label: 'Descripción',
      isText: true,
      render: ({ description }) => (
        <span className="muted">
          {description === '' ? 'Sin descripción' : truncate(description, truncations.standard)}
        </span>
      ),
    },
    {
      key: 'file',
      label: 'Archivo',
      nowrap: true,
      sortBy: ({ type }) => type,
      render: (law) => <LawFile law={law} />,
    },
    actionsColumn(orderedList, { edit: (law) => ({ onClick: () => onEdit(law) }), onRemove }),
  ];
}

function LawFile({ law }: { law: LawRow }) {
  const format = `${law.type.toUpperCase()}, ${fileSize(law.sizeBytes)}`;
  return (
    <a
      className={styles.file}
      href={downloadHref(law)}
      download
      aria-label={`Descargar ${law.title}: ${format}`}
    >
      <img src={`/images/index/${law.type}.png`} alt="" width="32" height="32" />
      {format}
    </a>
  );
}
