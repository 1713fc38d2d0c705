import type { ReactNode } from 'react';
import { counted } from '../../../contract/text/counted.ts';
import { Button } from '../../components/forms/button.tsx';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  /** The number of ticked rows; the bar is shown from one on. */
  count: number;
  /** 'artículo', 'artículos'. */
  noun: readonly [one: string, many: string];
  onClear: () => void;
  children: ReactNode;
};

/** The number of ticked rows of a list and their actions, at the foot of the window. */
export function SelectionBar({ count, noun, onClear, children }: SelectionBarProps) {
  const rows = counted(count, ...noun);
  return (
    <>
      <p className="sr" role="status">
        {count > 0 && `${rows} con marca`}
      </p>
      {count > 0 && (
        <section className={styles.bar} aria-label="Lo seleccionado" data-noprint data-docked="always">
          <b className={styles.count}>{rows}</b>
          <div className={styles.actions}>{children}</div>
          <Button kind="text" size="small" onClick={onClear}>
            Quitar la selección
          </Button>
        </section>
      )}
    </>
  );
}
