import { useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';

interface EndRetakesProps {
  courseId: number;
  accountId: number;
  onEnded: () => Promise<void>;
}

/**
 * Closes the exam for a member who will not sit it again, so that they see key and reasons (spec 8.11). It ends their
 * attempts, so it is asked twice.
 */
export function EndRetakes({ courseId, accountId, onEnded }: EndRetakesProps) {
  const api = useApi();
  const { tell, isBusy } = useCall();
  const [asked, setAsked] = useState<0 | 1 | 2>(0);
  const end = () =>
    tell(
      () => api.attempt.endRetakes({ UserId: accountId, CourseId: courseId }),
      async () => {
        setAsked(0);
        await onEnded();
      },
    );
  return (
    <>
      <Button kind="line" size="small" onClick={() => setAsked(1)}>
        Ya no lo repetiré
      </Button>
      <ConfirmDialog
        open={asked === 1}
        title="¿Ya no vas a repetir este examen?"
        body="Verás cuáles respuestas están bien y por qué. A cambio, ya no podrás rendirlo otra vez: tu mejor nota queda como está."
        confirmLabel="Ver las respuestas"
        onConfirm={() => setAsked(2)}
        onCancel={() => setAsked(0)}
      />
      <ConfirmDialog
        open={asked === 2}
        title="¿Seguro? No tiene vuelta atrás"
        body="Si más adelante quieres otro intento, solo el instituto puede volver a abrírtelo."
        confirmLabel="Sí, cerrar el examen"
        danger
        busy={isBusy}
        onConfirm={end}
        onCancel={() => setAsked(0)}
      />
    </>
  );
}
