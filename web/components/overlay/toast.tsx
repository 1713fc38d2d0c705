import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../display/class-names.ts';
import { Icon, type IconName } from '../display/icon.tsx';
import { useOpenWindow } from './open-windows.ts';
import styles from './toast.module.css';
import { useLifetime, useTopLayer } from './use-toast-life.ts';

export type Toast = {
  text: string;
  /** `ok` and `wait` disappear after 6 s, after 12 with an action; `warn` and `bad` stay until dismissed. Default `ok`. */
  kind?: 'ok' | 'wait' | 'warn' | 'bad';
  /** The action offered: 'Ver', 'Reintentar'. Pressing it also dismisses the toast. */
  action?: { label: string; onPress: () => void };
};
type Shown = Toast & { id: number };

const signs: Record<NonNullable<Toast['kind']>, IconName> = {
  ok: 'check-circle',
  wait: 'info',
  warn: 'info',
  bad: 'alert',
};
const ToastContext = createContext<(toast: Toast) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

export function useToast(): (toast: Toast) => void {
  return useContext(ToastContext);
}

/** Holds the toasts of a screen and announces them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const shown = { ...toast, id: lastId.current };
    // at most three, none twice: older ones have been read or no longer matter
    setToasts((before) => [...before.filter(({ text }) => text !== shown.text), shown].slice(-3));
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const window = useOpenWindow();
  const ref = useTopLayer(toasts.at(-1)?.id, window);
  const region = (
    <div ref={ref} className={styles.region} role="status" popover="manual" data-noprint>
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={dismiss} />
      ))}
    </div>
  );
  return (
    <ToastContext value={show}>
      {children}
      {window === null ? region : createPortal(region, window)}
    </ToastContext>
  );
}

function ToastView({ toast, onDismiss }: { toast: Shown; onDismiss: (id: number) => void }) {
  const { id, kind = 'ok', text, action } = toast;
  const dismiss = useCallback(() => onDismiss(id), [onDismiss, id]);
  const stays = kind === 'bad' || kind === 'warn';
  const stopWhileTouched = useLifetime(stays ? null : action ? 12_000 : 6_000, dismiss);
  return (
    <div className={classNames(styles.toast, styles[kind])} {...stopWhileTouched}>
      <Icon name={signs[kind]} />
      <p>{text}</p>
      <div>
        {action && (
          <button
            type="button"
            onClick={() => {
              dismiss();
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
        {(!action || stays) && (
          <button type="button" onClick={dismiss} aria-label="Cerrar el aviso">
            <Icon name="x" />
          </button>
        )}
      </div>
    </div>
  );
}
