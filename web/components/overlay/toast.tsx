import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../display/class-names.ts';
import { Icon, type IconName } from '../display/icon.tsx';
import { useOpenWindow } from './open-windows.ts';
import styles from './toast.module.css';

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

/**
 * Calls `onEnd` after `milliseconds` (null: never). The time starts again when the pointer or the focus leaves
 * the element that takes the returned handlers.
 */
function useLifetime(milliseconds: number | null, onEnd: () => void) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (milliseconds === null || isTouched) return;
    const timer = setTimeout(onEnd, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isTouched, onEnd]);
  const touch = () => setTouched(true);
  const leave = () => setTouched(false);
  return { onPointerEnter: touch, onPointerLeave: leave, onFocus: touch, onBlur: leave };
}

const pressed = 'a[href], button, input, select, textarea, summary';

/** How much of what is pressed lies under an element. */
function countCovered(element: Element): number {
  const over = element.getBoundingClientRect();
  return [...document.querySelectorAll(pressed)].filter((each) => {
    const under = each.getBoundingClientRect();
    const isUnder =
      under.left < over.right &&
      over.left < under.right &&
      under.top < over.bottom &&
      over.top < under.bottom;
    return isUnder && !element.contains(each);
  }).length;
}

/** Leaves an element at the foot of the page, or where that covers what is pressed, puts it under the head. */
function standClear(element: HTMLElement): void {
  delete element.dataset['stand'];
  const atFoot = countCovered(element);
  if (atFoot === 0) return;
  element.dataset['stand'] = 'head';
  if (countCovered(element) >= atFoot) delete element.dataset['stand'];
}

/**
 * Lifts an element (`popover="manual"`) above everything, dialogs included, again for every new `key` and where its
 * `place` changes. Without a key the element is hidden.
 */
function useTopLayer(key: number | undefined, place: Element | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.isConnected || key === undefined) return; // its window just went: the next place shows it
    element.showPopover();
    if (place === null) standClear(element);
    return () => element.hidePopover();
  }, [key, place]);
  return ref;
}
