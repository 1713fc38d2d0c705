import { Icon } from '../../components/display/icon.tsx';
import { Button } from '../../components/forms/button.tsx';
import { CheckField } from '../../components/forms/check-field.tsx';
import styles from './results.module.css';
import { peopleText } from './results.rules.ts';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = {
  selection: Selection;
  /** The people on this page, and all that the list finds. */
  page: readonly number[];
  total: number;
  onWrite: () => void;
};

/** Whom a letter goes to: tick the page or everybody, then write. */
export function SelectionBar({ selection, page, total, onWrite }: SelectionBarProps) {
  const count = selection.isEverybody ? total : selection.ids.length;
  const isPage = page.every((id) => selection.has(id));
  return (
    <div className={styles.bar} data-noprint>
      <CheckField
        label={page.length === total ? 'Elegir a todos' : 'Elegir esta página'}
        checked={isPage}
        onChange={() => (isPage ? selection.clear() : selection.choose(page))}
      />
      {count > 0 && (
        <>
          <b role="status">{peopleText(count)}</b>
          {isPage && !selection.isEverybody && total > page.length && (
            <Button kind="text" size="small" onClick={selection.chooseEverybody}>
              Elegir a las {total}
            </Button>
          )}
          <Button kind="soft" size="small" onClick={onWrite}>
            <Icon name="mail" />
            Escribirles
          </Button>
          <Button kind="text" size="small" onClick={selection.clear}>
            Quitar la selección
          </Button>
        </>
      )}
    </div>
  );
}
