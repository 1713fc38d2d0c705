import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';

/** The page after the last one of a public list: `what` is 'artículos', `first` the address of the first page. */
export function PastEnd({ what, first }: { what: string; first: string }) {
  return (
    <EmptyState
      image="/motivos/libro.svg"
      title={`Ya no hay más ${what}`}
      actions={<Button href={first}>Volver a la primera página</Button>}
    >
      Llegaste más allá de la última página.
    </EmptyState>
  );
}
