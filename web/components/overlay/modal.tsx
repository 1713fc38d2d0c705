import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../display/class-names.ts';
import { IconButton } from '../forms/icon-button.tsx';
import styles from './dialog.module.css';
import { focusOnTitle } from './focus-on-title.ts';
import { noteOpenWindow } from './open-windows.ts';

export type ModalProps = {
  open: boolean;
  /**
   * Called on Esc, on the close button and, with `lightDismiss`, on a press outside. The caller changes
   * `open`.
   */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, in reading order with the main one last. On phones the main one comes first. */
  footer?: ReactNode;
  wide?: boolean;
  /** Wider, for two columns side by side. */
  roomy?: boolean;
  /** Fills the screen, for something to be inspected or decided on. Head and buttons stay in view. */
  full?: boolean;
  /** Placed under the top edge instead of in the middle. */
  top?: boolean;
  lightDismiss?: boolean;
  /** A question: announced as an alert, without a close button. */
  alert?: boolean;
  /** Renders the content while closed, so that a press can open it before hydration. */
  isEarly?: boolean;
  /** Called when something is typed or chosen in this dialog, not in a nested one. */
  onWritten?: (window: Element, changed: Element) => void;
};

/**
 * A modal dialog; on phones a sheet at the bottom. It traps the focus, starting on `[data-focus-first]` if present.
 * Closing returns the focus to where it was, or to the page's title if that element is gone.
 */
export function Modal(props: ModalProps) {
  const { open, onClose, title, children, footer, wide, roomy, full, top, lightDismiss, alert, isEarly } =
    props;
  const { onWritten } = props;
  const id = useId();
  const ref = useModal(open);
  return (
    <dialog
      ref={ref}
      className={classNames(
        styles.dialog,
        wide && styles.wide,
        roomy && styles.roomy,
        full && styles.full,
        top && styles.top,
      )}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return; // a file picker inside was cancelled
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // a second Esc in a row closes without asking: the window stays until its caller closes it
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
        event.currentTarget.showModal();
        onClose();
      }}
      onInput={({ target, currentTarget }) => {
        if (target instanceof Element && target.closest('dialog, search') === currentTarget)
          onWritten?.(currentTarget, target);
      }}
      closedby={lightDismiss ? 'any' : undefined}
      data-early={isEarly}
    >
      {(open || isEarly) && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={`${id}-title`}>{title}</h2>
            {!alert && <IconButton icon="x" label="Cerrar" onClick={onClose} className={styles.close} />}
          </div>
          {/* what scrolls is reached by the keyboard */}
          <div id={`${id}-body`} className={styles.body} tabIndex={full ? 0 : undefined}>
            {children}
          </div>
          {footer && <DialogFoot>{footer}</DialogFoot>}
        </div>
      )}
    </dialog>
  );
}

function useModal(open: boolean): Ref<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  // runs before the paint and cleans up before React removes the dialog: otherwise the focus would be lost
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    const isOpened = dialog.open; // by a press before hydration
    if (!isOpened) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    }
    const noteClosed = noteOpenWindow(dialog);
    return () => {
      noteClosed();
      dialog.close();
      if (isOpened) return; // the browser knows where the focus was
      if (!opener?.isConnected) focusOnTitle();
      else if (opener instanceof HTMLElement) {
        opener.blur(); // the browser has given it the focus back, but in Chromium no caret: nothing could be typed
        opener.focus();
      }
    };
  }, [open]);
  return ref;
}

/** The buttons at the end of a dialog, inside its form so that the submit button belongs to it. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
