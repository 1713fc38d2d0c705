import { questionTypes } from '../../../../contract/constants.ts';

/** The data of a question that is shown: never its key. */
export interface ShownQuestion {
  description: string;
  /** `questionTypes` of the contract. */
  questionTypeId: number;
  answerA: string | null;
  answerB: string | null;
  answerC: string | null;
  answerD: string | null;
  /** 'Elige todas las correctas' instead of 'Elige una'. */
  several: boolean;
  /** The stored letters in the order of this attempt: 'CADB'; absent or '' = A, B, C, D. */
  order?: string;
}

export interface ShownOption {
  /** The letter on the screen. */
  letter: string;
  /** The stored value of the option: 'V', 'F', or the letter. */
  value: string;
  words: string;
}

const trueFalse: readonly ShownOption[] = [
  { letter: 'A', value: 'V', words: 'Verdadero' },
  { letter: 'B', value: 'F', words: 'Falso' },
];

export function isTrueFalse({ questionTypeId }: Pick<ShownQuestion, 'questionTypeId'>): boolean {
  return questionTypeId === questionTypes.trueFalse;
}

export const chooseOne = 'Elige una';
export const chooseAll = 'Elige todas las correctas';

/** The hint on how many options to choose; null for true/false, where the radios show it. */
export const choiceRule = (question: Pick<ShownQuestion, 'questionTypeId' | 'several'>): string | null =>
  isTrueFalse(question) ? null : question.several ? chooseAll : chooseOne;

const countWords = ['', 'una', 'dos', 'tres', 'cuatro'];

/** The words for more ticks than the question asks for: 'Marcaste dos: se pide una.'; null = not too many. */
export function tooManyText(
  question: Pick<ShownQuestion, 'questionTypeId' | 'several'>,
  answer: string,
): string | null {
  const count = answer.split(',').filter(Boolean).length;
  if (isTrueFalse(question) || question.several || count < 2) return null;
  return `Marcaste ${countWords[count]}: se pide una.`;
}

/**
 * 'A Verdadero' and 'B Falso', or the options that have a text, with their letters (spec 2.12): where an attempt has an
 * order of its own, A is the one shown first.
 */
export function optionsOf(question: ShownQuestion): readonly ShownOption[] {
  if (isTrueFalse(question)) return trueFalse;
  const { answerA, answerB, answerC, answerD, order } = question;
  const texts: Record<string, string | null> = { A: answerA, B: answerB, C: answerC, D: answerD };
  return [...(order || 'ABCD')]
    .filter((value) => texts[value])
    .map((value, place) => ({ letter: 'ABCD'[place] ?? '', value, words: texts[value] ?? '' }));
}

/**
 * The answer after an option was chosen: for true/false the option itself, otherwise the letters in order
 * with this one toggled: 'A,C'.
 */
export function answerAfter(question: ShownQuestion, answer: string, value: string): string {
  return isTrueFalse(question) ? value : toggleLetter(answer, value);
}

function toggleLetter(answer: string, letter: string): string {
  const letters = new Set(answer.split(',').filter(Boolean));
  if (!letters.delete(letter)) letters.add(letter);
  return [...letters].sort().join(',');
}
