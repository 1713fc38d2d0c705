import { useState } from 'react';
import { result as calls, type ResultColumn, resultColumns } from '../../../contract/calls/result.ts';
import { resultColumnLabels } from '../../../contract/content/result-labels.ts';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { downloadFileOf } from '../../lib/api/download.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { Query } from '../../lib/page/screen.ts';
import { useSignInAgain } from '../../lib/sign-in/sign-in-again.tsx';
import { withSignInRetry } from '../../lib/sign-in/sign-in-retry.ts';
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
  const { run, isBusy } = useCall();
  const ask = useSignInAgain();
  const save = (Format: 'csv' | 'xlsx') => {
    const input = { courseId, ...wantedOf(query), Columns: columns.join(','), Format };
    return downloadFileOf(calls.export.method, calls.export.path, input, `resultados.${Format}`);
  };
  const toggle = (column: ResultColumn) =>
    setColumns((before) => resultColumns.filter((each) => before.includes(each) !== (each === column)));
  const format = (Format: 'csv' | 'xlsx', name: string) => (
    <Button
      kind={Format === 'csv' ? 'line' : 'brand'}
      busy={isBusy}
      disabledReason={columns.length === 0 ? 'Elige al menos una columna.' : undefined}
      onClick={() => void run(() => withSignInRetry(() => save(Format), ask))}
    >
      <Icon name="download" />
      {name}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      asksFirst={false}
      title="Descargar resultados"
      footer={
        <>
          {format('csv', 'CSV')}
          {format('xlsx', 'Excel (XLSX)')}
        </>
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
