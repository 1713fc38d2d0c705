import { useState } from 'react';
import type { ImportedText } from '../../../../contract/calls/article.ts';
import { ApiRefusal } from '../../../lib/api/api.ts';
import { useApi } from '../../../lib/api/api-context.ts';
import { type UploadState, useUpload } from '../../../lib/uploads/use-upload.ts';

/** Where an imported text goes: in place of what is written, or after it. */
export type ImportPlace = 'replace' | 'append';

/** How the last import ended; null = there was none, or it was stopped on the way. */
type ImportOutcome = { failure: string } | { fileName: string; notes: string[] } | null;

export type DocxImport = {
  upload: UploadState;
  outcome: ImportOutcome;
  send(file: File, place: ImportPlace): Promise<void>;
  /** Sends the document of a try that was stopped or lost its connection; undefined = there is none. */
  again: (() => void) | undefined;
  /** Says why a file is not sent; null takes the last outcome away. */
  say(failure: string | null): void;
};

/** Sends a Word document and hands its text over. */
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
      const isStopped = error instanceof DOMException && error.name === 'AbortError';
      if (error instanceof ApiRefusal) setOutcome(error.status === 0 ? null : { failure: error.message });
      else if (!isStopped) throw error;
    }
  }

  return {
    upload,
    outcome,
    send,
    again: upload.ended !== null && last ? () => void send(last.file, last.place) : undefined,
    say: (failure) => setOutcome(failure === null ? null : { failure }),
  };
}
