import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';

type SignOutQuestionProps = {
  open: boolean;
  /** Answers or text are not sent yet: the dialog warns first (spec 5.5). */
  hasUnsent?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks 'Desea Salir?' before the session ends. */
export function SignOutQuestion({ open, hasUnsent, busy, onConfirm, onCancel }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Desea Salir?"
      body={
        hasUnsent
          ? 'Hay respuestas o textos que todavía no se enviaron. Si sales ahora, se pierden.'
          : 'Tu lectura queda guardada. Para seguir tendrás que entrar otra vez.'
      }
      confirmLabel="Salir"
      danger={hasUnsent}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
