import { questionTypes } from '../../../contract/constants.ts';
import { Refusal, sentence } from '../../../contract/refusal.ts';
import { normaliseAnswer, type QuestionType } from './answers.rules.ts';

/** A question as the administrator's form gives it. */
export interface QuestionGiven {
  description: string;
  type: QuestionType;
  /** The texts of A, B, C and D; empty or absent = not filled. */
  options: (string | undefined)[];
  correctLetters: string | undefined;
  correctTrueFalse: string | undefined;
}

export interface QuestionWritten {
  description: string;
  type: QuestionType;
  options: string[];
  /** The key in its one spelling: 'V', 'F', or letters in order. */
  correct: string;
}

const optionFields = ['AnswerA', 'AnswerB', 'AnswerC', 'AnswerD'];

/**
 * The question as it is stored (decisions §5). Multiple choice needs 2 to 4 options, filled from A on without a hole,
 * and correct letters that each name a filled one. Refuses (400) with the field that is wrong.
 */
export function writtenQuestion(given: QuestionGiven): QuestionWritten {
  const isMultiple = given.type === questionTypes.multipleChoice;
  const options = isMultiple ? filledOptions(given.options) : [];
  const key = (isMultiple ? given.correctLetters : given.correctTrueFalse) ?? '';
  const correct = normaliseAnswer(given.type, options.length, key);
  if (correct === null || correct === '') {
    const field = isMultiple ? 'CorrectAnswerMultiple' : 'CorrectAnswerVoF';
    throw new Refusal('noCorrectAnswer', { errors: [{ field, message: sentence('noCorrectAnswer') }] });
  }
  return { description: given.description, type: given.type, options, correct };
}

function filledOptions(given: (string | undefined)[]): string[] {
  const texts = given.map((text) => text ?? '');
  const firstEmpty = texts.indexOf('');
  const filled = firstEmpty === -1 ? texts : texts.slice(0, firstEmpty);
  const isWhole = filled.length >= 2 && texts.slice(filled.length).every((text) => text === '');
  if (isWhole) return filled;
  const message =
    filled.length < 2
      ? 'Escribe al menos dos respuestas, desde la A.'
      : 'Llena las respuestas en orden, sin saltar ninguna.';
  throw new Refusal('invalidInput', { errors: [{ field: optionFields[filled.length] ?? '', message }] });
}
