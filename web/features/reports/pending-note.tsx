import { Callout } from '../../components/display/callout.tsx';

/** Says that figures are being recounted; nothing once they are complete. */
export function PendingNote({ days }: { days: number }) {
  if (days === 0) return null;
  return (
    <Callout role="status">
      Se está volviendo a contar: {days === 1 ? 'falta 1 día' : `faltan ${days} días`}. Las cifras pueden
      cambiar; mira de nuevo en un minuto.
    </Callout>
  );
}
