import { questionTypes } from '../../../contract/constants.ts';
import type { FieldError } from '../../../contract/envelope.ts';
import { refusals } from '../../../contract/refusals.ts';

/** The kinds of question as they are called (portal.md §2). */
export const typeLabels = {
  [questionTypes.trueFalse]: 'Verdadero o Falso',
  [questionTypes.multipleChoice]: 'Selección Multiple',
} as const;

export const answerLetters = ['A', 'B', 'C', 'D'] as const;
export type AnswerLetter = (typeof answerLetters)[number];

/**
 * What the schema of a question cannot say (portal.md §5, decisions §5): a correct answer is chosen; multiple choice has
 * two answers at least, without a hole, and each letter that is correct names one that is written.
 */
export function checkAnswers(texts: Record<string, string>): FieldError[] {
  const type = Number(texts['QuestionTypeId']);
  if (type === questionTypes.trueFalse) {
    return texts['CorrectAnswerVoF'] ? [] : [missing('CorrectAnswerVoF')];
  }
  if (type !== questionTypes.multipleChoice) return [];
  const isWritten = (letter: string) => (texts[`Answer${letter}`] ?? '').trim() !== '';
  const errors: FieldError[] = [];
  const firstEmpty = answerLetters.findIndex((letter) => !isWritten(letter));
  const count = firstEmpty === -1 ? answerLetters.length : firstEmpty;
  const field = `Answer${answerLetters[count]}`;
  if (count < 2) errors.push({ field, message: 'Escribe al menos dos respuestas, desde la A.' });
  else if (answerLetters.slice(count).some(isWritten)) {
    errors.push({ field, message: 'Llena las respuestas en orden, sin saltar ninguna.' });
  }
  const correct = (texts['CorrectAnswerMultiple'] ?? '').split(',').filter((letter) => letter !== '');
  const unwritten = correct.find((letter) => !isWritten(letter));
  if (correct.length === 0) errors.push(missing('CorrectAnswerMultiple'));
  else if (unwritten !== undefined) {
    const message = `La respuesta ${unwritten} está vacía: escríbela o quítala de las correctas.`;
    errors.push({ field: 'CorrectAnswerMultiple', message });
  }
  return errors;
}

const missing = (field: string): FieldError => ({ field, message: refusals.noCorrectAnswer.message });
