import { useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import type { FormDraft } from './use-draft.ts';

/** Cancelar: back to the list; with unsaved text it asks first. */
export function LeaveButton({ href, draft }: { href: string; draft: FormDraft }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        kind="line"
        href={href}
        onClick={(event) => {
          if (!draft.isDirty) return;
          event.preventDefault();
          setAsking(true);
        }}
      >
        Cancelar
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="¿Salir sin guardar?"
        body="Lo que escribiste no se ha guardado. Si sales, se pierde."
        confirmLabel="Salir sin guardar"
        cancelLabel="Seguir editando"
        danger
        onConfirm={() => {
          draft.forget();
          location.assign(href);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
