import type { RefusalKind } from './refusal-kind.ts';

// The state of the service: bundles and rehearsals.

export const backupRuns: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya hay una en marcha. Espera a que termine: esta página lo dice.',
};

export const noBundle: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Todavía no hay ninguna copia que ensayar. Haz una primero.',
};
