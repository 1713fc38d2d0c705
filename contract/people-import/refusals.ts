import { refusal } from '../refusal-kind.ts';

// Lists of people that become accounts.

export const badPeopleList = refusal(400, 'Esa lista no se puede importar. Nadie se agregó.');
export const importGone = refusal(
  404,
  'Esa lista ya no está: alguien la descartó. Sube el archivo otra vez.',
);
export const importAlreadyRan = refusal(
  409,
  'Esa lista ya se importó o se está importando. Abre otra vez la página para ver cómo va.',
);
export const importWithoutColumns = refusal(409, 'Primero di qué es cada columna de la lista.');
export const importChanged = refusal(
  409,
  'Otra persona cambió esta lista mientras la revisabas. Revisa cómo quedó e impórtala otra vez.',
);
export const nobodyToImport = refusal(409, 'No hay a quién importar: arregla al menos una línea.');
