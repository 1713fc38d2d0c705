import { ApiRefusal } from './request.ts';
import { storedSession } from './session.ts';

/**
 * Refuses like an ended session if another account has signed in to this browser: only its own account sends a page's
 * stored work (spec 5.5).
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
