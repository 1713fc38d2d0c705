import { refusal } from '../refusal-kind.ts';

// Enrolments that end, and grades by hand.

export const enrolmentClosed = refusal(
  403,
  'La institución te retiró de este curso. Tus resultados y certificados se conservan; si crees que es un error, escríbenos.',
);
export const alreadyClosed = refusal(409, 'Ya se había retirado de este curso.');
export const sittingNow = refusal(
  409,
  'Está dando el examen, hasta las {until}. Espera a que termine o anula el intento; después se puede quitar.',
);
export const reasonForClosing = refusal(409, 'Ya tiene un intento o una nota: escribe el motivo.');
export const closedForChanges = refusal(
  409,
  'Se retiró de este curso. Devuélvelo al curso antes de cambiar sus resultados.',
);
export const gradeBelowMinimum = refusal(
  409,
  'La nota mínima de este curso es {minimum}: con menos no aprueba.',
);
export const gradeNotBetter = refusal(
  409,
  'Su mejor nota ya es {grade}: la nota con motivo tiene que ser mayor.',
);
export const attemptByHand = refusal(409, 'Es una nota con motivo, no un examen: solo se puede anular.');
