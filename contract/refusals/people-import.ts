import type { RefusalKind } from './refusal-kind.ts';

// Lists of people that become accounts.

export const badPeopleList: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Esa lista no se puede importar. Nadie se agregó.',
};

export const importGone: RefusalKind = {
  status: 404,
  icon: 'warning',
  message: 'Esa lista ya no está: alguien la descartó. Sube el archivo otra vez.',
};

export const importAlreadyRan: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Esa lista ya se importó o se está importando. Abre otra vez la página para ver cómo va.',
};

export const importWithoutColumns: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Primero di qué es cada columna de la lista.',
};

export const importChanged: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Otra persona cambió esta lista mientras la revisabas. Revisa cómo quedó e impórtala otra vez.',
};

export const nobodyToImport: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'No hay a quién importar: arregla al menos una línea.',
};
