import { Button } from '../../components/forms/button.tsx';
import { EmptyState } from '../../components/page/empty-state.tsx';
import type { ApiRefusal } from '../../lib/api/request.ts';

/**
 * The attempt ended before it was finished here and has no grade, for instance because the administration
 * annulled it.
 */
export function ExamEnded({ refusal }: { refusal: ApiRefusal }) {
  return (
    <EmptyState
      level={1}
      image="/motivos/libro.svg"
      title="Este examen ya no está abierto"
      actions={<Button href="/profile">Ir a mi perfil</Button>}
    >
      {refusal.message} En tu perfil ves si puedes rendirlo otra vez.
    </EmptyState>
  );
}
