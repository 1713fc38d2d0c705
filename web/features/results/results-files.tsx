import { useState } from 'react';
import { result as calls, type ResultColumn, resultColumns } from '../../../contract/results/calls.ts';
import { resultColumnLabels } from '../../../contract/results/labels.ts';
import { CheckField } from '../../components/forms/check-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { SpreadsheetButtons } from '../../lib/lists/spreadsheet-buttons.tsx';
import type { Query } from '../../lib/page/screen.ts';
import styles from './results.module.css';
import { peopleText, wantedOf } from './results.rules.ts';

type ResultsFilesProps = {
  open: boolean;
  onClose: () => void;
  courseId: number;
  query: Query;
  total: number;
};

/** 'Descargar resultados': which columns, and as which file. Filter, search and order are the list's. */
export function ResultsFiles({ open, onClose, courseId, query, total }: ResultsFilesProps) {
  const [columns, setColumns] = useState<readonly ResultColumn[]>(resultColumns);
  const toggle = (column: ResultColumn) =>
    setColumns((before) => resultColumns.filter((each) => before.includes(each) !== (each === column)));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      asksFirst={false}
      title="Descargar resultados"
      footer={
        <SpreadsheetButtons
          call={calls.export}
          input={{ courseId, ...wantedOf(query), Columns: columns.join(',') }}
          name="resultados"
          disabledReason={columns.length === 0 ? 'Elige al menos una columna.' : undefined}
        />
      }
    >
      <p className="muted">
        {peopleText(total)}, con el filtro, la búsqueda y el orden de la lista. Guarda el archivo donde solo
        lo vea quien deba: tiene nombres y notas.
      </p>
      <fieldset className={styles.columns}>
        <legend>Columnas</legend>
        {resultColumns.map((column) => (
          <CheckField
            key={column}
            label={resultColumnLabels[column]}
            checked={columns.includes(column)}
            onChange={() => toggle(column)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
