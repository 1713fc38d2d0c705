import type { RefusalKind } from './refusal-kind.ts';

// Questions, corrected keys and files of a bank.

export const noCorrectAnswer: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
};

export const severalAskedAsOne: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'Con varias respuestas correctas el examen tiene que decir «Elige todas las correctas».',
};

export const sameKey: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Esa ya es la respuesta correcta de la pregunta.',
};

export const previewOutdated: RefusalKind = {
  status: 409,
  icon: 'warning',
  message: 'Mientras mirabas la lista, algo cambió. Revisa otra vez a quién afecta la corrección.',
};

export const badBankFile: RefusalKind = {
  status: 400,
  icon: 'warning',
  message: 'No pudimos leer preguntas en ese archivo. Usa GIFT, Aiken, Moodle XML, CSV o XLSX.',
};
