import { refusal } from '../refusal-kind.ts';

// The state of the service: bundles and rehearsals.

export const backupRuns = refusal(409, 'Ya hay una en marcha. Espera a que termine: esta página lo dice.');
export const noBundle = refusal(409, 'Todavía no hay ninguna copia que ensayar. Haz una primero.');
export const bundleGone = refusal(
  404,
  'Esa copia ya no está donde se guardó: la movieron, la borraron o la tiene otra máquina. Elige otra o haz una nueva.',
);
/** Alone it restores nothing. */
export const bundleIsPart = refusal(
  409,
  'Esta copia trae solo lo nuevo y se restaura junto con otra. Para llevarte todo, haz una copia ahora y descarga esa.',
);
/** A bundle without encryption leaves the portal only with a passphrase. */
export const bundleNeedsPassphrase = refusal(
  400,
  'Esta copia se guardó sin cifrar: para bajarla elige una contraseña de 12 caracteres o más, y escríbela dos veces.',
);
export const passphrasesDiffer = refusal(400, 'Las dos contraseñas de la copia no son iguales.');
