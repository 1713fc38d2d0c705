import { useRef, useState } from 'react';
import { fileKinds, takenFiles } from '../../../../contract/files/file-kinds.ts';
import type { LawRow } from '../../../../contract/laws/calls.ts';
import type { LawPart } from '../../../../contract/laws/text-calls.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { fileOf } from '../../../lib/api/download.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { fileProblem } from '../../../lib/uploads/file-checks.ts';
import { UploadProgress } from '../../../lib/uploads/upload-progress.tsx';
import { useUpload } from '../../../lib/uploads/use-upload.ts';
import styles from './law-text-form.module.css';

/** The result of reading a file: parts, form fields by name, and the file's text. */
export interface FileReading {
  name: string;
  parts: LawPart[];
  facts: Record<string, string>;
  notes: string[];
  original: string[];
}

interface ReadFilePanelProps {
  law: LawRow;
  /** True if the form has articles, which reading a file replaces. */
  hasText: boolean;
  onRead(reading: FileReading): void;
}

/** Reads a law's text from its official file or another one, without storing anything. */
export function ReadFilePanel({ law, hasText, onRead }: ReadFilePanelProps) {
  const api = useApi();
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useCall(setFailure);
  const [undecided, setUndecided] = useState<(() => Promise<File>) | null>(null);
  const isReadable = law.type !== 'doc';

  const read = (take: () => Promise<File>) =>
    run(async () => {
      setFailure(null);
      try {
        const file = await take();
        const { data } = await upload.send((options) => api.leyTexto.readFile({ file }, options));
        const { parts, notes, original } = data;
        const facts = {
          Title: data.title,
          Number: data.number,
          Gazette: data.gazette,
          PromulgatedOn: data.promulgatedOn ?? '',
          InForceFrom: data.inForceFrom ?? '',
        };
        onRead({ name: file.name, parts, facts, notes, original });
      } catch (error) {
        const isAborted = error instanceof DOMException && error.name === 'AbortError';
        if (!isAborted) throw error;
      }
    });
  const ask = (take: () => Promise<File>) => (hasText ? setUndecided(() => take) : void read(take));

  function choose(file: File): void {
    const problem = fileProblem('lawText', file);
    if (problem === null) ask(async () => file);
    else setFailure(problem);
  }

  return (
    <div className={styles.panel}>
      <div className="row">
        {isReadable && (
          <Button kind="soft" size="small" busy={isBusy} onClick={() => ask(() => officialFile(law))}>
            <Icon name="book" />
            Leer el archivo oficial ({law.type.toUpperCase()})
          </Button>
        )}
        <Button kind="text" size="small" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          Leer otro archivo
        </Button>
        <span className="small muted">{takenFiles('lawText')}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept={fileKinds.lawText.accept}
        hidden
        aria-label="Archivo con el texto de la ley"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) choose(file);
          currentTarget.value = ''; // the same file can be chosen again
        }}
      />
      <UploadProgress upload={upload} noun="el archivo" />
      <Failure message={failure} />
      <ConfirmDialog
        open={undecided !== null}
        title="¿Reemplazar los artículos?"
        body="Lo que se lea del archivo toma el lugar de los artículos de ahora. Los cambios de otras leyes quedan. Nada se guarda hasta que pulses Guardar."
        confirmLabel="Reemplazar"
        onConfirm={() => {
          if (undecided !== null) void read(undecided);
          setUndecided(null);
        }}
        onCancel={() => setUndecided(null)}
      />
    </div>
  );
}

/** The official file, downloaded and sent back, so that visitors' file is the one that is read. */
const officialFile = ({ id, title, type }: LawRow): Promise<File> =>
  fileOf('GET', 'LeyReglamento/DownloadLeyReglamento', { fileId: id }, `${title}.${type}`);
