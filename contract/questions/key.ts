import { questionTypes } from '../constants.ts';
import type { QuestionRow } from './calls.ts';

export const answerLetters = ['A', 'B', 'C', 'D'] as const;
export type AnswerLetter = (typeof answerLetters)[number];

/** The letters of a key in upper case: 'a,c' = A and C. */
export const keyLetters = (key: string): string[] =>
  key
    .toUpperCase()
    .split(',')
    .map((letter) => letter.trim())
    .filter((letter) => letter !== '');

export const keyOf = (question: QuestionRow): string[] =>
  keyLetters(
    question.questionTypeId === questionTypes.multipleChoice
      ? question.correctAnswerMultiple
      : question.correctAnswerVoF,
  );

/** An answer as a sentence says it: 'A y C', 'Verdadero'. */
export const spokenAnswer = (answer: string): string =>
  answer === 'V' ? 'Verdadero' : answer === 'F' ? 'Falso' : answer.split(',').join(' y ');
