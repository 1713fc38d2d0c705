import { ApiRefusal } from './request.ts';
import { storedSession } from './session.ts';

/**
 * Refuses like an ended session if somebody else has signed in to this browser meanwhile: a page's stored
 * work is sent by its own account only (spec 5.5).
 */
export function requireSessionOf(accountId: number): void {
  const session = storedSession();
  if (session === null || session.user.id === accountId) return;
  throw new ApiRefusal(
    401,
    'Otra persona inició sesión en este navegador. Escribe tu contraseña para seguir.',
    'warning',
  );
}
