import type { RefusalKind } from './refusal-kind.ts';

// Reports, statistics, and the files and letters made from lists.

export const periodBackwards: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'El período termina antes de empezar. Cambia una de las dos fechas.',
};

export const reportNeedsCourse: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Elige un curso para este reporte.',
};

export const notByGroup: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Estas cifras se cuentan sin saber de quién son: no se pueden ver por grupo.',
};

export const tooManyForFile: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Un archivo de este formato lleva como máximo {most} filas. Filtra la lista antes de descargarla.',
};

export const tooManyRecipients: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Una carta va como máximo a {most} personas. Filtra la lista y escribe a cada parte.',
};

export const recipientsChanged: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Mientras escribías cambió quiénes la reciben. No se envió nada: revisa otra vez la lista.',
};
