import { questionTypes } from '../../../../contract/constants.ts';

/** What a question shows: never its key. */
export interface ShownQuestion {
  description: string;
  /** `questionTypes` of the contract. */
  questionTypeId: number;
  answerA: string | null;
  answerB: string | null;
  answerC: string | null;
  answerD: string | null;
}

export interface ShownOption {
  /** The letter that is shown. */
  letter: string;
  /** What is stored when it is chosen: 'V', 'F', or the letter. */
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

/** 'A Verdadero' and 'B Falso', or the options that have a text with their letters (spec 2.12). */
export function optionsOf(question: ShownQuestion): readonly ShownOption[] {
  if (isTrueFalse(question)) return trueFalse;
  const { answerA, answerB, answerC, answerD } = question;
  return Object.entries({ A: answerA, B: answerB, C: answerC, D: answerD }).flatMap(([letter, words]) =>
    words === null || words === '' ? [] : [{ letter, value: letter, words }],
  );
}

/** The answer after an option was chosen: of true/false the one, else letters in order with this one turned: 'A,C'. */
export function answerAfter(question: ShownQuestion, answer: string, value: string): string {
  return isTrueFalse(question) ? value : toggleLetter(answer, value);
}

/** Letters in order after one was ticked or unticked. */
function toggleLetter(answer: string, letter: string): string {
  const letters = new Set(answer.split(',').filter(Boolean));
  if (!letters.delete(letter)) letters.add(letter);
  return [...letters].sort().join(',');
}
