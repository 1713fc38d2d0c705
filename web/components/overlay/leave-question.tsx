import { ConfirmDialog } from './confirm-dialog.tsx';

/** '¿Salir sin guardar?', asked wherever unsaved text would be dropped. */
export function LeaveQuestion(props: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open
      title="¿Salir sin guardar?"
      body="Lo que escribiste no se ha guardado. Si sales, se pierde."
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      danger
      onConfirm={props.onLeave}
      onCancel={props.onStay}
    />
  );
}
