import { refusal } from './refusal-kind.ts';

// The state of the service: bundles and rehearsals.

export const backupRuns = refusal(409, 'Ya hay una en marcha. Espera a que termine: esta página lo dice.');
export const noBundle = refusal(409, 'Todavía no hay ninguna copia que ensayar. Haz una primero.');
export const bundleGone = refusal(
  404,
  'Esa copia ya no está donde se guardó: la movieron, la borraron o la tiene otra máquina. Elige otra o haz una nueva.',
);
