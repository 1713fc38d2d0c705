import { Button } from '../../components/forms/button.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import styles from './home-search.module.css';

/** Words that people search with. */
const examples = ['edad de jubilación', 'heredar', 'me falta un aporte'];

/** The search, open under the question. */
export function HomeSearch() {
  return (
    <search className={`wrap ${styles.search}`}>
      <h2>O pregunta con tus palabras</h2>
      <form action="/buscar" method="get">
        <SearchInput name="search" label="Tu pregunta" />
        <Button type="submit" kind="line">
          Buscar
        </Button>
      </form>
      <p>
        Se busca mucho:{' '}
        {examples.map((words) => (
          <a key={words} href={`/buscar?${new URLSearchParams({ search: words })}`}>
            {words}
          </a>
        ))}
      </p>
    </search>
  );
}
