import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { resultsHref } from './search-places.ts';

/** Leads on from a search without results: no words yet, nothing found, or a page after the last. */
export function NothingFound({ search, isPastEnd }: { search: string; isPastEnd: boolean }) {
  if (isPastEnd)
    return (
      <EmptyState
        image="/motivos/libro.svg"
        title="Ya no hay más resultados"
        actions={<Button href={resultsHref(search)}>Volver a la primera página</Button>}
      >
        Llegaste más allá de la última página.
      </EmptyState>
    );
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
