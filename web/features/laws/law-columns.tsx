import { truncations } from '../../../contract/constants.ts';
import type { LawRow } from '../../../contract/ley-reglamento.ts';
import { truncate } from '../../../contract/text.ts';
import type { Column } from '../../components/data-table-column.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { MovableTitle, MoveButtons } from '../../components/sortable-rows.tsx';
import { fileSize } from '../../lib/format.ts';
import type { Shelf } from '../../lib/use-shelf.ts';
import { downloadHref } from './law-links.ts';
import styles from './law-manager-page.module.css';

interface LawActions {
  onEdit(law: LawRow): void;
  onRemove(law: LawRow): void;
}

/** The columns of the laws (portal.md §2, Laws and regulations manager). */
export function lawColumns(shelf: Shelf<LawRow>, { onEdit, onRemove }: LawActions): Column<LawRow>[] {
  return [
    {
      key: 'title',
      label: 'Título',
      kind: 'title',
      sortBy: ({ title }) => title,
      render: (law) => (
        <MovableTitle {...shelf} row={law}>
          {law.title}
        </MovableTitle>
      ),
    },
    {
      key: 'description',
      label: 'Descripción',
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
    {
      key: 'actions',
      label: 'Acción',
      kind: 'actions',
      render: (law) => (
        <div>
          <MoveButtons {...shelf} row={law} />
          <IconButton icon="pencil" label="Editar" subject={law.title} onClick={() => onEdit(law)} />
          <IconButton
            icon="trash"
            label="Eliminar"
            subject={law.title}
            danger
            onClick={() => onRemove(law)}
          />
        </div>
      ),
    },
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
      <img src={`/images/index/${law.type}.png`} alt="" width="32" height="39" />
      {format}
    </a>
  );
}
