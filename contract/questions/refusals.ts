import { refusal } from '../refusal-kind.ts';

// Questions, corrected keys and files of a bank.

export const noCorrectAnswer = refusal(
  400,
  'Debe seleccionar una respuesta para la seleccion multiple o verdadero/falso',
);
export const severalAskedAsOne = refusal(
  400,
  'Con varias respuestas correctas el examen tiene que decir «Elige todas las correctas».',
);
export const badArticleLink = refusal(
  400,
  'Elige el artículo con «Buscar el artículo»: esa dirección no es la de un artículo de ley.',
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
export const practiceIsKnown = refusal(
  409,
  'Cualquiera pudo ver su respuesta al practicar. Para el examen, agrega otra pregunta con palabras distintas.',
);
export const practiceWasShown = refusal(
  409,
  'Un examen ya mostró esta pregunta: al practicar se sabría su respuesta. Agrega otra para practicar.',
);
export const practiceTellsExam = refusal(
  409,
  'Hay una pregunta de examen con estas mismas palabras: al practicar se sabría su respuesta. Escríbela de otra manera.',
);
export const examAsksPractice = refusal(
  409,
  'Este curso ya tiene esta pregunta para practicar, con su respuesta a la vista. Escríbela de otra manera.',
);
