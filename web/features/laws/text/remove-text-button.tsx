import { useState } from 'react';
import { Icon } from '../../../components/display/icon.tsx';
import { Button } from '../../../components/forms/button.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../../lib/api/api-context.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { trashConsequence } from '../../../lib/lists/bulk-actions.ts';
import { storeNotice } from '../../../lib/page/notice.ts';

/** Moves a law's text to the Papelera, after a question; the law and its file stay. */
export function RemoveTextButton({ id }: { id: number }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    void run(async () => {
      const { message } = await api.leyTexto.delete({ id });
      storeNotice(message);
      location.assign('/leyreglamento');
    });
  return (
    <>
      <Button kind="dangerLine" onClick={() => setAsking(true)}>
        <Icon name="trash" />
        Quitar el texto
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Desea eliminar?"
        body={trashConsequence('El texto de la ley dejará de leerse; la ley y su archivo siguen')}
        confirmLabel="Eliminar"
        busy={isBusy}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
