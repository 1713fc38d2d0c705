import { useState } from 'react';
import { CheckField } from '../../components/forms/check-field.tsx';
import { useToast } from '../../components/overlay/toast.tsx';
import { Card } from '../../components/page/card.tsx';
import { useApi } from '../../lib/api/api-context.ts';
import { useCall } from '../../lib/api/use-call.ts';

/** The checkbox for the weekly letter, in an administrator's profile (spec 11.5). It is stored at once. */
export function SummaryCard({ wanted, sendsMail }: { wanted: boolean; sendsMail: boolean }) {
  const { inicio } = useApi();
  const toast = useToast();
  const { run } = useCall();
  const [isWanted, setWanted] = useState(wanted);
  const change = () =>
    run(async () => {
      const { message } = await inicio.setSummary({ Wanted: !isWanted });
      setWanted(!isWanted);
      toast({ text: message });
    });
  return (
    <Card padded>
      <h2>Resumen de la semana</h2>
      <CheckField
        label="Enviarme cada lunes un correo con las cifras de la semana y lo que está por atender"
        hint={sendsMail ? undefined : 'El portal no tiene servidor de correo: saldrá cuando lo tenga.'}
        checked={isWanted}
        onChange={() => void change()}
      />
    </Card>
  );
}
