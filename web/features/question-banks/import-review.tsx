import { useRef, useState } from 'react';
import type { BankImport } from '../../../contract/question-banks/calls.ts';
import { Failure } from '../../components/display/callout.tsx';
import { Button } from '../../components/forms/button.tsx';
import { DialogStep } from '../../components/overlay/dialog-step.tsx';
import { DialogFoot } from '../../components/overlay/modal.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { ApiRefusal } from '../../lib/api/request.ts';
import { plural } from '../../lib/imports/import-report.rules.ts';
import { ImportReport } from '../../lib/imports/import-report.tsx';
import { UploadProgress } from '../../lib/uploads/upload-progress.tsx';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { formatNames } from './bank-formats.rules.ts';
import type { ReadBank } from './import-file-form.tsx';

const importQuestionsLabel = (count: number): string =>
  count === 0 ? 'Importar' : `Importar ${plural(count, 'pregunta', 'preguntas')}`;

function importedText(count: number): string {
  if (count === 0) return 'No se agregó ninguna pregunta.';
  return count === 1 ? 'Se agregó 1 pregunta.' : `Se agregaron ${count} preguntas.`;
}

type ImportReviewProps = {
  courseId: number;
  read: ReadBank;
  onImported: () => Promise<void>;
  onAnother: () => void;
  onClose: () => void;
};

/** The preview of a file and the button that imports it; afterwards the report. */
export function ImportReview({ courseId, read, onImported, onAnother, onClose }: ImportReviewProps) {
  const { upload, failure, done, isBusy, importNow } = useImport(courseId, read, onImported);
  const { file, understood } = read;
  const shown = done ?? understood;
  return (
    <div className="stack">
      <Failure message={failure} />
      {done === null ? (
        <DialogStep key="words-understood">
          <b>{file.name}</b>, leído como {formatNames[shown.format].name}. Todavía no cambió nada.
        </DialogStep>
      ) : (
        <DialogStep key="words-done">
          <b>{importedText(done.addedCount)}</b>
        </DialogStep>
      )}
      <ImportReport key={done === null ? 'understood' : 'done'} lines={shown.lines} isDone={done !== null} />
      <UploadProgress upload={upload} noun="el archivo" />
      <DialogFoot>
        <Button kind="line" onClick={onAnother}>
          {done === null ? 'Elegir otro archivo' : 'Importar otro archivo'}
        </Button>
        {done === null ? (
          <Button
            busy={isBusy}
            onClick={importNow}
            {...(understood.addedCount === 0
              ? { disabledReason: 'En el archivo no hay preguntas nuevas que agregar.' }
              : {})}
          >
            {importQuestionsLabel(understood.addedCount)}
          </Button>
        ) : (
          <Button onClick={onClose}>Listo</Button>
        )}
      </DialogFoot>
    </div>
  );
}

/**
 * Imports a file that was read. If the server or the network refuses, the reason is shown and the file stays.
 */
function useImport(courseId: number, { file, understood }: ReadBank, onImported: () => Promise<void>) {
  const api = useApi();
  const upload = useUpload();
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<BankImport | null>(null);

  async function send(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailure(null);
    try {
      const input = { file, courseId, Format: understood.format, DryRun: false };
      const { data } = await upload.send((options) => api.question.import(input, options));
      setDone(data);
      await onImported();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // cancelled by the person who sent it
      if (!(error instanceof ApiRefusal)) throw error;
      setFailure(error.message);
    } finally {
      isRunning.current = false;
    }
  }

  return {
    upload,
    failure,
    done,
    isBusy: upload.fraction !== null,
    importNow: () => void send(),
  };
}
