import { refusal } from '../refusal-kind.ts';

// Roles beside that of a member (spec 4.7).

export const administratorHasAll = refusal(
  409,
  'Esa persona administra el portal y ya puede todo. Quítale primero la administración.',
);
export const examSettingsNotYours = refusal(
  403,
  'Los ajustes del examen, el tiempo de lectura y el certificado de un curso con preguntas o inscritos los cambia un administrador. Déjalos como estaban y guarda otra vez.',
);
export const notOfRedactors = refusal(
  403,
  'Eso lo recupera un administrador: las preguntas y los mensajes no son de los redactores.',
);
