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

export const bundleGone: RefusalKind = {
  status: 404,
  icon: 'warning',
  message:
    'Esa copia ya no está donde se guardó: la movieron, la borraron o la tiene otra máquina. Elige otra o haz una nueva.',
};
