import { useEffect, useRef, useState } from 'react';
import type { ImportedText } from '../../../../contract/articles/calls.ts';
import { fileKinds, takenFiles } from '../../../../contract/files/file-kinds.ts';
import { Callout } from '../../../components/display/callout.tsx';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { ImportLosses } from '../../../lib/imports/import-losses.tsx';
import { fileProblem } from '../../../lib/uploads/file-checks.ts';
import { UploadProgress } from '../../../lib/uploads/upload-progress.tsx';
import styles from './import-docx-button.module.css';
import { type DocxImport, type ImportPlace, useDocxImport } from './use-docx-import.ts';

export type ImportDocxButtonProps = {
  /** True if the form has a text already: then the person chooses, before anything is sent, what happens to it. */
  hasText(): boolean;
  /** Receives safe HTML from the document, and whether it replaces the text or follows it. */
  onImported(text: ImportedText, place: ImportPlace): void;
};

const oldWord = 'Es un documento de Word antiguo (.doc). Ábrelo en Word y guárdalo como .docx.';

/** Imports a Word document into the text of an article: asks for the file, sends it, lists what was lost. */
export function ImportDocxButton({ hasText, onImported }: ImportDocxButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [undecided, setUndecided] = useState<File | null>(null);
  const work = useDocxImport(onImported);

  function choose(file: File) {
    const problem = /\.doc$/i.test(file.name) ? oldWord : fileProblem('wordText', file);
    if (problem !== null) work.show(problem);
    else if (hasText()) setUndecided(file);
    else void work.send(file, 'replace');
  }
  function decide(place: ImportPlace) {
    setUndecided(null);
    if (undecided !== null) void work.send(undecided, place);
  }

  return (
    <div className={styles.import}>
      <div className={styles.row}>
        <Button
          ref={button}
          kind="soft"
          size="small"
          busy={work.upload.fraction !== null}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          Importar de Word (.docx)
        </Button>
        <span className="muted small">{takenFiles('wordText')}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept={fileKinds.wordText.accept}
        hidden
        aria-label="Documento de Word"
        onInput={(event) => event.stopPropagation()} // no field of the form changed
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) choose(file);
          currentTarget.value = ''; // the same file can be chosen again
        }}
      />
      <UploadProgress upload={work.upload} noun="el documento" />
      <ImportOutcome {...work} onSeen={() => button.current?.focus()} />
      <Dialog
        open={undecided !== null}
        onClose={() => setUndecided(null)}
        title="Ya hay un texto"
        footer={
          <>
            <Button kind="line" onClick={() => setUndecided(null)} data-focus-first>
              Cancelar
            </Button>
            <Button kind="dangerLine" onClick={() => decide('replace')}>
              Reemplazar
            </Button>
            <Button onClick={() => decide('append')}>Agregar al final</Button>
          </>
        }
      >
        <p className="muted">
          ¿Dónde ponemos lo que trae «{undecided?.name}»? «Deshacer» lo quita, y nada se publica hasta que lo
          guardes.
        </p>
      </Dialog>
    </div>
  );
}

/**
 * The outcome of an import and the list of what was lost. Its element is always on the page, so that changes
 * are read aloud.
 */
function ImportOutcome({ outcome, again, show, onSeen }: DocxImport & { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome !== null) place.current?.scrollIntoView({ block: 'nearest' }); // on a phone the save bar covered it
  }, [outcome]);
  return (
    <div ref={place} role="status">
      {again && (
        <Button kind="line" size="small" onClick={again}>
          Enviar otra vez
        </Button>
      )}
      {outcome !== null && 'failure' in outcome && <Callout kind="bad">{outcome.failure}</Callout>}
      {outcome !== null && 'notes' in outcome && (
        <Callout kind="ok">
          <p>Se importó «{outcome.fileName}». Revísalo antes de guardar.</p>
          <ImportLosses losses={outcome.notes} />
          <Button
            kind="line"
            size="small"
            className={styles.seen}
            onClick={() => {
              onSeen(); // the pressed button goes
              show(null);
            }}
          >
            Entendido
          </Button>
        </Callout>
      )}
    </div>
  );
}
