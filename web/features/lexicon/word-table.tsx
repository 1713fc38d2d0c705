import { type ChangeEvent, useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { fileKinds } from '../../../contract/files/file-kinds.ts';
import { lexicon } from '../../../contract/lexicon/calls.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Callout } from '../../components/display/callout.tsx';
import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useDownload } from '../../lib/sign-in/use-download.ts';

type Imported = OutputOf<typeof lexicon.import>;
const linesShown = 50;

/** The words as a workbook, out and in again, with the lines that were left out. */
export function WordTable({ onTaken }: { onTaken(): Promise<void> }) {
  const api = useApi();
  const toast = useToast();
  const { run, isBusy } = useCall();
  const download = useDownload();
  const file = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState<Imported>();
  const { method, path } = lexicon.export;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (chosen === undefined) return;
    void run(async () => {
      const { data, message } = await api.lexicon.import({ file: chosen });
      setTaken(data);
      toast({ text: message });
      await onTaken();
    });
  };
  return (
    <>
      <div className="row">
        <Button
          kind="line"
          busy={isBusy}
          onClick={() => void run(() => download(method, path, {}, 'Palabras que entiende.xlsx'))}
        >
          <Icon name="download" />
          Bajar XLSX
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept={fileKinds.wordTable.accept}
          onChange={take}
          aria-label="Libro de Excel"
        />
        <Button kind="line" busy={isBusy} onClick={() => file.current?.click()}>
          <Icon name="upload" />
          Subir XLSX
        </Button>
      </div>
      {taken !== undefined && (
        <Callout kind={taken.wrong.length === 0 ? 'ok' : 'warn'}>
          <p role="status">
            {counted(taken.added, 'grupo nuevo', 'grupos nuevos')},{' '}
            {counted(taken.changed, 'cambiado', 'cambiados')},{' '}
            {counted(taken.unchanged, 'como estaba', 'como estaban')}.
            {taken.wrong.length > 0 &&
              ` ${counted(taken.wrong.length, 'fila quedó fuera: corrígela y súbela', 'filas quedaron fuera: corrígelas y súbelas')} otra vez.`}
          </p>
          {taken.wrong.length > 0 && (
            <ul>
              {taken.wrong.slice(0, linesShown).map(({ line, message }) => (
                <li key={line}>
                  <b>Fila {line}:</b> {message}
                </li>
              ))}
              {taken.wrong.length > linesShown && (
                <li>{`Y ${counted(taken.wrong.length - linesShown, 'fila más', 'filas más')}.`}</li>
              )}
            </ul>
          )}
        </Callout>
      )}
    </>
  );
}
