import { Button } from '../../components/forms/button.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import styles from './home-search.module.css';

/** The search, open under the question, with what is searched much. */
export function HomeSearch({ popular }: { popular: readonly string[] }) {
  return (
    <search className={`wrap ${styles.search}`}>
      <h2>O pregunta con tus palabras</h2>
      <form action="/buscar" method="get" aria-label="Pregunta con tus palabras" data-search-typed>
        <SearchInput name="search" label="Tu pregunta" />
        <Button type="submit" kind="line">
          Buscar
        </Button>
      </form>
      <p>
        Se busca mucho:{' '}
        {popular.map((words) => (
          <a key={words} href={`/buscar?${new URLSearchParams({ search: words })}`}>
            {words}
          </a>
        ))}
      </p>
    </search>
  );
}
