import type { RefusalKind } from './refusal-kind.ts';

// Enrolments that end, and grades by hand.

export const enrolmentClosed: RefusalKind = {
  status: 403,
  icon: 'warning',
  message:
    'La institución te retiró de este curso. Tus resultados y certificados se conservan; si crees que es un error, escríbenos.',
};

export const alreadyClosed: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya se había retirado de este curso.',
};

export const sittingNow: RefusalKind = {
  status: 409,
  icon: 'warning',
  message:
    'Está dando el examen, hasta las {until}. Espera a que termine o anula el intento; después se puede quitar.',
};

export const reasonForClosing: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Ya tiene un intento o una nota: escribe el motivo.',
};

export const closedForChanges: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Se retiró de este curso. Devuélvelo al curso antes de cambiar sus resultados.',
};

export const gradeBelowMinimum: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'La nota mínima de este curso es {minimum}: con menos no aprueba.',
};

export const gradeNotBetter: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Su mejor nota ya es {grade}: la nota con motivo tiene que ser mayor.',
};

export const attemptByHand: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Es una nota con motivo, no un examen: solo se puede anular.',
};
