import type { ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { Modal } from './modal.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The consequence, in a sentence. */
  body: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Colours the button red, because something is removed. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question before something irreversible. The focus starts on Cancelar. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    body,
    confirmLabel,
    cancelLabel = 'Cancelar',
    danger,
    busy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Modal
      alert
      open={open}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button kind="line" onClick={onCancel} data-focus-first>
            {cancelLabel}
          </Button>
          <Button kind={danger ? 'danger' : 'brand'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="muted">{body}</div>
    </Modal>
  );
}
