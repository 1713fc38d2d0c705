import { questionLimits } from '../../../contract/questions/fields.ts';
import type { RawQuestion } from './bank.rules.ts';

/** A pair of a matching question; without a left side, its right side is only a distractor. */
export interface Pair {
  left: string;
  right: string;
}

/**
 * Splits a matching question into one question a pair: the right sides of all pairs are the options. If there are too
 * many, the nearest to the right one stay.
 */
export function questionsOfPairs(whole: Omit<RawQuestion, 'answers'>, pairs: readonly Pair[]): RawQuestion[] {
  const rights = [...new Set(pairs.map(({ right }) => right).filter((right) => right !== ''))];
  const asked = whole.description.replace(/[\s:.]+$/, '');
  const notes = [...whole.notes, 'Era de emparejar: cada par es una pregunta.'];
  if (rights.length > questionLimits.options)
    notes.push(`De las ${rights.length} respuestas para elegir quedan ${questionLimits.options}.`);
  return pairs
    .filter(({ left }) => left !== '')
    .map(({ left, right }) => ({
      ...whole,
      description: asked === '' ? left : `${asked}: ${left}`,
      notes,
      answers: { options: around(rights, right).map((text) => ({ text, isRight: text === right })) },
    }));
}

function around(rights: readonly string[], right: string): string[] {
  const last = Math.max(0, rights.length - questionLimits.options);
  const first = Math.min(last, Math.max(0, rights.indexOf(right) - 1));
  return rights.slice(first, first + questionLimits.options);
}

/** Why a question with a written answer is not imported, with its right answers and what is missing. */
export function writtenAnswerProblem(kind: string, answers: readonly string[]): string {
  const right = answers.map((answer) => `«${answer}»`).join(' o ');
  const has = right === '' ? '' : ` y su respuesta es ${right}`;
  return `Es una pregunta ${kind}${has}: agrégala como opción múltiple, con la respuesta correcta y al menos una equivocada.`;
}
