import { refusal } from './refusal-kind.ts';

// Questions, corrected keys and files of a bank.

export const noCorrectAnswer = refusal(
  400,
  'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
);
export const severalAskedAsOne = refusal(
  400,
  'Con varias respuestas correctas el examen tiene que decir «Elige todas las correctas».',
);
export const sameKey = refusal(409, 'Esa ya es la respuesta correcta de la pregunta.');
export const previewOutdated = refusal(
  409,
  'Mientras mirabas la lista, algo cambió. Revisa otra vez a quién afecta la corrección.',
);
export const badBankFile = refusal(
  400,
  'No pudimos leer preguntas en ese archivo. Usa GIFT, Aiken, Moodle XML, CSV o XLSX.',
);
