import { type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A window that answers once. Render `dialog` somewhere in the view: inside a form its events do not reach the form.
 */
export function useDialogAnswer<Answer>(draw: (done: (answer: Answer | null) => void) => ReactNode) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(given: Answer | null) => void>(undefined);
  /** Opens the window and resolves to the answer; null = closed without one. An earlier request gets null. */
  const ask = useCallback((): Promise<Answer | null> => {
    answer.current?.(null);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  function done(given: Answer | null): void {
    setOpen(false);
    answer.current?.(given);
  }
  const dialog =
    isOpen &&
    createPortal(
      // biome-ignore lint/a11y/noStaticElementInteractions: the dialog's events stay out of the surrounding form
      <div onSubmit={stop} onInput={stop} onBlur={stop}>
        {draw(done)}
      </div>,
      document.body,
    );
  return { isOpen, ask, dialog };
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
