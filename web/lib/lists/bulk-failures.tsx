import { Button } from '../../components/forms/button.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import styles from './bulk-failures.module.css';

/** The rows on which an action failed. */
export interface Failures {
  /** The number of successes and failures, in words. */
  message: string;
  rows: readonly { name: string; reason: string }[];
}

/** Lists each row that failed, and why. */
export function BulkFailures({ failed, onClose }: { failed: Failures | null; onClose: () => void }) {
  const { message = '', rows = [] } = failed ?? {};
  const { length } = rows;
  return (
    <Dialog
      open={failed !== null}
      onClose={onClose}
      title={length === 1 ? 'Con 1 no se pudo' : `Con ${length} no se pudo`}
      footer={
        <Button onClick={onClose} data-focus-first>
          Entendido
        </Button>
      }
    >
      <p className="muted">{message} Lo que sigue en la lista conserva su marca.</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul className={styles.failed} tabIndex={0} aria-label="Lo que no se pudo">
        {rows.map(({ name, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and the list never changes
          <li key={place}>
            <b>{name}</b>: {reason}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
