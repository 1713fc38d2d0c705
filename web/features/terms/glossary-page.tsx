import type { TermRow } from '../../../contract/terms/calls.ts';
import { termHref } from '../../../contract/terms/mark-terms.ts';
import { counted } from '../../../contract/text/counted.ts';
import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PageHead } from '../../components/page/page-head.tsx';
import { SearchInput } from '../../components/table/search-input.tsx';
import type { PageViewProps } from '../../lib/page/screen.ts';
import { byLetter, letterId } from './glossary.rules.ts';
import styles from './glossary-page.module.css';

/** /glosario: the terms by letter, each with an anchor; its filter works without script (spec 2.7). */
export default function GlossaryPage({ data, query }: PageViewProps<TermRow[]>) {
  const search = query['search'] ?? '';
  const letters = byLetter(data);
  return (
    <div className="wrap page">
      <div className={styles.page}>
        <PageHead title="Glosario">
          Las palabras de las pensiones, dichas como se las dirías a un amigo.
          {data.some(({ isExample }) => isExample) &&
            ' Es un ejemplo: las leyes que nombra son de un país inventado.'}
        </PageHead>
        {(data.length > 0 || search !== '') && (
          <search>
            <form action="/glosario" method="get" aria-label="Buscar una palabra" className={styles.form}>
              <SearchInput name="search" label="Buscar una palabra" defaultValue={search} maxLength={100} />
              <Button type="submit" kind="line" size="small">
                Buscar
              </Button>
            </form>
          </search>
        )}
        {data.length === 0 ? (
          <Nothing search={search} />
        ) : (
          <>
            {search === '' ? (
              <nav className={styles.letters} aria-label="Letras">
                {letters.map(({ letter }) => (
                  <a key={letter} href={`#${letterId(letter)}`}>
                    {letter}
                  </a>
                ))}
              </nav>
            ) : (
              <p className={styles.found}>
                {counted(data.length, 'palabra', 'palabras')} para «{search}».{' '}
                <a href="/glosario">Ver todo el glosario</a>
              </p>
            )}
            {letters.map(({ letter, terms }) => (
              <section key={letter} id={letterId(letter)} className={styles.letter} aria-label={letter}>
                <h2>{letter}</h2>
                <dl>
                  {terms.map((term) => (
                    <Term key={term.id} row={term} />
                  ))}
                </dl>
              </section>
            ))}
          </>
        )}
      </div>
    </div>
  );
}

function Term({ row }: { row: TermRow }) {
  const { id, term, definition, otherNames, seeAlso, law, lawLink } = row;
  return (
    <div id={`termino-${id}`}>
      <dt>{term}</dt>
      <dd>
        <p>{definition}</p>
        {otherNames.length > 0 && <p className={styles.more}>También se dice: {otherNames.join(', ')}.</p>}
        {seeAlso.length > 0 && (
          <p className={styles.more}>
            Mira también:{' '}
            {seeAlso.map((other, index) => (
              <span key={other.id}>
                {index > 0 && ', '}
                <a href={termHref(other.id)}>{other.term}</a>
              </span>
            ))}
            .
          </p>
        )}
        {law !== '' && (
          <p className={styles.more}>Lo dice: {lawLink === '' ? law : <a href={lawLink}>{law}</a>}.</p>
        )}
        <a href={`/buscar?${new URLSearchParams({ search: term })}`}>
          Textos que hablan de esto<span className="sr">: {term}</span>
        </a>
      </dd>
    </div>
  );
}

const Nothing = ({ search }: { search: string }) =>
  search === '' ? (
    <EmptyState image="/motivos/libro.svg" title="Todavía no hay palabras">
      Aquí se explicarán las palabras de las pensiones, una por una.
    </EmptyState>
  ) : (
    <EmptyState
      image="/motivos/libro.svg"
      title={`«${search}» no está en el glosario`}
      actions={
        <>
          <Button href="/glosario">Ver todo el glosario</Button>
          <Button kind="line" href={`/buscar?${new URLSearchParams({ search })}`}>
            Buscar en el portal
          </Button>
        </>
      }
    >
      Prueba con otra palabra, o búscala en los artículos. ¿Falta aquí? <a href="/contact">Escríbenos</a> y la
      explicamos.
    </EmptyState>
  );
