import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import { PastEnd } from '../../lib/page/past-end.tsx';

interface NoArticlesProps {
  search: string | undefined;
  isOfCategory: boolean;
  isPastEnd: boolean;
}

/** The list of articles when it is empty: nothing found, nothing published, or a page after the last. */
export function NoArticles({ search, isOfCategory, isPastEnd }: NoArticlesProps) {
  if (isPastEnd) return <PastEnd what="artículos" first="/articulos" />;
  if (search === undefined && isOfCategory) {
    return (
      <EmptyState
        image="/motivos/libro.svg"
        title="Todavía no hay artículos de este tema"
        actions={<Button href="/articulos">Ver todos los artículos</Button>}
      >
        Los estamos escribiendo. Mientras tanto, lee los de otros temas.
      </EmptyState>
    );
  }
  if (search === undefined) {
    return (
      <EmptyState
        image="/motivos/libro.svg"
        title="Todavía no hay artículos"
        actions={<Button href="/vercursos">Ver cursos</Button>}
      >
        Los estamos escribiendo. Mientras tanto, empieza por un curso breve.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={`Nada para «${search}»`}
      actions={<Button href="/articulos">Ver todos los artículos</Button>}
    >
      Prueba con otra palabra, más corta o en singular.
    </EmptyState>
  );
}
