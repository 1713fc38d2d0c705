import { useState } from 'react';
import { Button } from '../../components/forms/button.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { Card } from '../../components/page/card.tsx';
import { SectionHead } from '../../components/page/page-head.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { storeNotice } from '../../lib/page/notice.ts';

/** The rest of the demonstration content, and the button that removes it (spec 13.1). */
export function DemoCard({ count }: { count: number }) {
  const api = useApi();
  const { run, isBusy } = useCall();
  const [isAsking, setAsking] = useState(false);
  const remove = () =>
    void run(async () => {
      const { message } = await api.inicio.removeDemo({}).finally(() => setAsking(false));
      storeNotice(message);
      location.reload();
    });
  const things = count === 1 ? '1 publicación' : `${count} publicaciones`;
  return (
    <Card as="section" padded aria-labelledby="muestra">
      <div className="stack">
        <SectionHead id="muestra" title="Contenido de muestra">
          El portal trae {things} para que veas cómo queda. Quítalas cuando empieces con lo tuyo.
        </SectionHead>
        <div>
          <Button kind="line" onClick={() => setAsking(true)}>
            Quitar el contenido de muestra
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        busy={isBusy}
        danger
        title="¿Quitar el contenido de muestra?"
        body={`Pasa entero a la Papelera, también lo que hayas cambiado en él, y ahí se puede restaurar durante 30 días. Los cursos con inscritos se archivan, y una categoría con artículos tuyos se queda. Lo que tú agregaste no cambia.`}
        confirmLabel="Quitar"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
