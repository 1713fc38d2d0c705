import { useEffect, useRef } from 'react';
import { Checkbox } from '../forms/checkbox.tsx';
import styles from './row-tick.module.css';
import type { Selection } from './use-selection.ts';

/** The tick of a row. With Shift it extends from the last one. */
export function RowTick<Row>({
  row,
  name,
  selection,
}: {
  row: Row;
  name: string;
  selection: Selection<Row>;
}) {
  return (
    <label className={styles.tick}>
      <Checkbox
        aria-label={`Seleccionar: ${name}`}
        checked={selection.isChosen(row)}
        onChange={({ nativeEvent }) =>
          selection.toggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

type PageTickProps<Row> = { count: number; selection: Selection<Row>; isWorded?: boolean };

/** Ticks every row of the page. In cards, which have no headings, its label is shown. */
export function PageTick<Row>({ count, selection, isWorded }: PageTickProps<Row>) {
  const box = useRef<HTMLInputElement>(null);
  const { length } = selection.chosen;
  useEffect(() => {
    if (box.current) box.current.indeterminate = length > 0 && length < count;
  }, [length, count]);
  const words = 'Seleccionar todo lo de esta página';
  return (
    <label className={isWorded ? styles.page : styles.tick}>
      <Checkbox
        ref={box}
        aria-label={words}
        checked={length > 0 && length === count}
        onChange={selection.toggleAll}
      />
      {isWorded && 'Todo'}
    </label>
  );
}
