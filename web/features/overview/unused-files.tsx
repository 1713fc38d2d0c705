import { useState } from 'react';
import { counted } from '../../../contract/content/overview-words.ts';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { storeNotice } from '../../lib/page/notice.ts';

/** The reason why the clean-up of files waits, and the button that lets it go on (spec 6.7). */
export function UnusedFiles({ count }: { count: number }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const allow = () =>
    void run(async () => {
      const { message } = await api.inicio.allowCleanUp({ Count: count }).finally(() => setAsking(false));
      storeNotice(message);
      location.reload();
    });
  const files = counted(count, 'archivo', 'archivos');
  return (
    <div className="stack">
      <p>
        La limpieza de cada noche encontró {files} que ningún contenido usa. Son muchos para una vez, así que
        no quitó ninguno.
      </p>
      <div>
        <Button kind="line" onClick={() => setAsking(true)}>
          Quitarlos…
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title={`¿Quitar ${files}?`}
        body="Es lo normal si se borró mucho contenido hace un mes. Si no es así, o si hace poco se restauró una copia o se cambió de servidor, no sigas y avisa a quien cuida el servidor: puede que la base de datos no sea la de estos archivos. Lo que se quita se guarda 30 días en una carpeta aparte."
        confirmLabel="Quitar"
        onConfirm={allow}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
