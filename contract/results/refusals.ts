import { refusal } from '../refusal-kind.ts';

// Reports, statistics, and the files and letters made from lists.

export const periodBackwards = refusal(
  400,
  'El período termina antes de empezar. Cambia una de las dos fechas.',
);
export const reportNeedsCourse = refusal(400, 'Elige un curso para este reporte.');
export const notByGroup = refusal(
  400,
  'Estas cifras se cuentan sin saber de quién son: no se pueden ver por grupo.',
);
export const tooManyForFile = refusal(
  409,
  'Un archivo de este formato lleva como máximo {most} filas. Filtra la lista antes de descargarla.',
);
export const tooManyRecipients = refusal(
  409,
  'Una carta va como máximo a {most} personas. Filtra la lista y escribe a cada parte.',
);
export const recipientsChanged = refusal(
  409,
  'Mientras escribías cambió quiénes la reciben. No se envió nada: revisa otra vez la lista.',
);
