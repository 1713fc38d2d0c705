import { useState } from 'react';
import type { ImportedText } from '../../../../contract/articles/calls.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { ApiRefusal } from '../../../lib/api/request.ts';
import { type UploadState, useUpload } from '../../../lib/uploads/use-upload.ts';

/** The place of an imported text: instead of the current text, or after it. */
export type ImportPlace = 'replace' | 'append';

/** The outcome of the last import; null = there was none, or it was cancelled. */
type ImportOutcome = { failure: string } | { fileName: string; notes: string[] } | null;

export type DocxImport = {
  upload: UploadState;
  outcome: ImportOutcome;
  send(file: File, place: ImportPlace): Promise<void>;
  /** Sends the document of a cancelled or failed attempt again; undefined = there is none. */
  again: (() => void) | undefined;
  /** Shows why a file is not sent; null clears the last outcome. */
  show(failure: string | null): void;
};

/** Sends a Word document and passes on its text. */
export function useDocxImport(onImported: (text: ImportedText, place: ImportPlace) => void): DocxImport {
  const api = useApi();
  const upload = useUpload();
  const [outcome, setOutcome] = useState<ImportOutcome>(null);
  const [last, setLast] = useState<{ file: File; place: ImportPlace } | null>(null);

  async function send(file: File, place: ImportPlace): Promise<void> {
    setLast({ file, place });
    setOutcome(null);
    try {
      const { data } = await upload.send((options) => api.article.importDocx({ file }, options));
      onImported(data, place);
      setOutcome({ fileName: file.name, notes: data.notes });
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (error instanceof ApiRefusal) setOutcome(error.status === 0 ? null : { failure: error.message });
      else if (!isAborted) throw error;
    }
  }

  return {
    upload,
    outcome,
    send,
    again: upload.ended !== null && last ? () => void send(last.file, last.place) : undefined,
    show: (failure) => setOutcome(failure === null ? null : { failure }),
  };
}
