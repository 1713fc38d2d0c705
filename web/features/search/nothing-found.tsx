import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PastEnd } from '../../lib/page/past-end.tsx';
import { resultsHref } from './search-places.ts';

/** The next step after a search without results: no words yet, no match, or a page beyond the last. */
export function NothingFound({ search, isPastEnd }: { search: string; isPastEnd: boolean }) {
  if (isPastEnd) return <PastEnd what="resultados" first={resultsHref(search)} />;
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={search === '' ? 'Escribe qué quieres saber' : `Nada para «${search}»`}
      actions={
        <>
          <Button href="/articulos">Ver los artículos</Button>
          <Button href="/vercursos" kind="line">
            Ver los cursos
          </Button>
          <Button href="/contact" kind="line">
            Preguntar al instituto
          </Button>
        </>
      }
    >
      {search === ''
        ? 'Por ejemplo: comisiones, jubilación anticipada, cómo reclamo.'
        : 'Revisa cómo está escrito, quita palabras o prueba con otra que diga lo mismo. O mira lo que hay:'}
    </EmptyState>
  );
}
