import { useState } from 'react';
import type { UsersImport } from '../../../../contract/calls/new-users.ts';
import { Failure } from '../../../components/display/callout.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { DialogFoot } from '../../../components/overlay/dialog-foot.tsx';
import { DialogStep } from '../../../components/overlay/dialog-step.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { plural } from '../../../lib/imports/import-report.rules.ts';
import { ImportReport } from '../../../lib/imports/import-report.tsx';

type ImportUsersReviewProps = {
  list: string;
  understood: UsersImport;
  onImported: () => Promise<void>;
  onLinks: (ids: readonly number[]) => void;
  onBack: () => void;
  onClose: () => void;
};

/** The plan of each line and the button that adds the accounts; afterwards each result. */
export function ImportUsersReview(props: ImportUsersReviewProps) {
  const { list, understood, onImported, onLinks, onBack, onClose } = props;
  const api = useApi();
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<UsersImport | null>(null);
  const { run, isBusy } = useCall(setFailure);
  const importNow = () =>
    void run(async () => {
      setFailure(null);
      setDone((await api.usuario.import({ Lines: list })).data);
      await onImported();
    });
  const shown = done ?? understood;
  const ids = shown.lines.flatMap(({ id }) => (id === null ? [] : [id]));
  return (
    <div className="stack">
      <Failure message={failure} />
      <DialogStep key={done === null ? 'understood' : 'done'} isDone={done !== null}>
        {done === null ? 'Todavía no cambió nada.' : <b>{doneText(done)}</b>}
      </DialogStep>
      <ImportReport lines={shown.lines} isDone={done !== null} />
      <DialogFoot>
        {done === null ? (
          <>
            <Button kind="line" onClick={onBack}>
              Volver a la lista
            </Button>
            <Button
              busy={isBusy}
              onClick={importNow}
              disabledReason={understood.addedCount === 0 ? 'No hay a quién agregar.' : undefined}
            >
              {understood.addedCount === 0
                ? 'Agregar'
                : `Agregar ${plural(understood.addedCount, 'cuenta', 'cuentas')}`}
            </Button>
          </>
        ) : (
          <>
            {ids.length > 0 && !done.mailed && (
              <Button kind="soft" onClick={() => onLinks(ids)}>
                Ver sus enlaces
              </Button>
            )}
            <Button onClick={onClose}>Listo</Button>
          </>
        )}
      </DialogFoot>
    </div>
  );
}

function doneText({ addedCount, mailed }: UsersImport): string {
  if (addedCount === 0) return 'No se agregó a nadie.';
  const added = addedCount === 1 ? 'Se agregó 1 cuenta.' : `Se agregaron ${addedCount} cuentas.`;
  const way = mailed
    ? 'A cada persona le enviamos el enlace para elegir su contraseña.'
    : 'El portal no tiene servidor de correo: entrega a cada persona su enlace para elegir la contraseña.';
  return `${added} ${way}`;
}
