import { Button } from '../../components/forms/button.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import styles from './search-form.module.css';

/** The search box with its current words. It works without script. */
export function SearchForm({ search }: { search: string }) {
  return (
    <search>
      <form action="/articulos" method="get" className={styles.form}>
        <SearchInput name="search" label="Buscar artículos" defaultValue={search} />
        <Button type="submit" kind="line" size="small">
          Buscar
        </Button>
      </form>
    </search>
  );
}
