import { classNames } from '../../components/display/class-names.ts';
import { Icon } from '../../components/display/icon.tsx';
import styles from './search-field.module.css';

/**
 * The search box of the page head. Without script it leads to the page of results; with it, `data-search-open` opens
 * the dialog.
 */
export function SearchField({ className }: { className?: string }) {
  return (
    <search className={classNames(styles.search, className)} title="Buscar: tecla /">
      <form action="/buscar" method="get" aria-label="Buscar en todo el portal" data-search-open>
        <Icon name="search" />
        <input
          type="search"
          name="search"
          aria-label="Buscar en todo el portal"
          placeholder="Buscar en todo el portal"
          autoComplete="off"
        />
      </form>
    </search>
  );
}
