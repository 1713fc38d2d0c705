import { useCallback, useState } from 'react';
import type { CourseFile } from '../../../contract/calls/material.ts';
import type { Viewer } from '../../../contract/pages.ts';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { MaterialForm } from './material-form.tsx';
import type { SavedMaterial } from './use-material.ts';

type MaterialDialogProps = {
  courseId: number;
  /** The material to change, 'new' to add some, null = closed. */
  edited: CourseFile | 'new' | null;
  viewer: Viewer | null;
  onClose(): void;
  onSaved(saved: SavedMaterial): void;
  /** Called if another person deleted it meanwhile. */
  onGone(): void;
};

/** The dialog that adds or changes material. Closing it during an upload asks first. */
export function MaterialDialog({ edited, onClose, ...rest }: MaterialDialogProps) {
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const onSending = useCallback((value: boolean) => {
    setSending(value);
    if (!value) setAsking(false);
  }, []);
  const close = () => (isSending ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open={edited !== null}
        onClose={close}
        asksFirst={!isSending}
        wide
        title={edited === 'new' ? 'Agregar material' : 'Editar material'}
      >
        {edited !== null && (
          <MaterialForm {...rest} material={edited === 'new' ? null : edited} onSending={onSending} />
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="¿Detener el envío?"
        body="Lo que ya llegó se guarda 24 horas: si agregas otra vez el mismo archivo, sigue donde quedó."
        confirmLabel="Detener el envío"
        cancelLabel="Seguir enviando"
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
