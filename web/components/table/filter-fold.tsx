import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './filter-fold.module.css';

type FilterFoldProps = {
  /** The filters that narrow the list. */
  narrowed: number;
  children: ReactNode;
};

/** The filters beside the search of a list. On phones they wait behind one button, which counts them. */
export function FilterFold({ narrowed, children }: FilterFoldProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {narrowed === 0 ? 'Filtros' : `Filtros: ${narrowed}`}
        <Icon name="chevron-down" />
      </button>
      <div id={id} className={styles.filters} data-folded={isUnfolded ? undefined : ''}>
        {children}
      </div>
    </>
  );
}
