import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { discardUnsavedChanges } from '../unsaved/unsaved-changes.ts';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { DialogFoot, Modal, type ModalProps } from './modal.tsx';

type DialogProps = Omit<ModalProps, 'onWritten'> & {
  /** False = closing never asks, because nothing typed here is worth a question, as in a search. */
  asksFirst?: boolean;
};

interface OpenDialog {
  close(): void;
  saved(): void;
}

const OpenDialogContext = createContext<OpenDialog | null>(null);

/** A dialog that asks before closing if something was typed or chosen in it. */
export function Dialog({ asksFirst = true, onClose, ...rest }: DialogProps) {
  const { open } = rest;
  const { isDirty, mark, forget } = useUnsaved();
  const [isAsking, setAsking] = useState(false);
  const place = useRef<Element>(null);
  const close = () => (asksFirst && isDirty ? setAsking(true) : onClose());
  function leave(): void {
    if (place.current !== null) discardUnsavedChanges(place.current);
    forget();
    setAsking(false);
    onClose();
  }
  useEffect(() => {
    if (open) return;
    forget(); // saved, or thrown away
    setAsking(false);
  }, [open, forget]);
  return (
    <OpenDialogContext value={{ close, saved: forget }}>
      <Modal
        {...rest}
        onClose={close}
        onWritten={(window, element) => {
          if (!asksFirst) return;
          place.current = window;
          mark(element);
        }}
      />
      {isAsking && open && <LeaveQuestion onLeave={leave} onStay={() => setAsking(false)} />}
    </OpenDialogContext>
  );
}

/** 'Cancelar' in a dialog: closes it, and asks first like Esc and the cross. */
export function CancelButton() {
  const dialog = useContext(OpenDialogContext);
  return (
    <Button kind="line" onClick={dialog?.close}>
      Cancelar
    </Button>
  );
}

interface SubmitFootProps {
  kind?: 'brand' | 'danger';
  busy?: boolean;
  children: ReactNode;
}

/** 'Cancelar' and the button that sends the form, at the end of a dialog's form. */
export function SubmitFoot({ kind, busy, children }: SubmitFootProps) {
  return (
    <DialogFoot>
      <CancelButton />
      <Button type="submit" kind={kind} busy={busy}>
        {children}
      </Button>
    </DialogFoot>
  );
}

/** Marks the text of a dialog that stays open as saved, so that closing asks nothing. */
export function useDialogSaved(): () => void {
  const saved = useContext(OpenDialogContext)?.saved;
  return useCallback(() => saved?.(), [saved]);
}

/** Marks the text of the surrounding dialog as saved once `isDone`. */
export function useDialogDone(isDone: boolean): void {
  const saved = useContext(OpenDialogContext)?.saved;
  useEffect(() => {
    if (isDone) saved?.();
  }, [isDone, saved]);
}
