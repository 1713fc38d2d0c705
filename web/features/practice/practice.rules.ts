import type { Query } from '../../../contract/pages.ts';
import type { PracticeQuestion, PracticeSet } from '../../../contract/practice/calls.ts';
import { optionsOf } from '../exams/answers/question-field.rules.ts';

/** A round while it is practised. It lies in the address alone, so it also goes on without a script, and after a week. */
export interface PracticeState {
  /** The settled answers by question: 'V', 'A,C'. */
  answers: ReadonlyMap<number, string>;
  /** The settled question whose reason is read; null = the next one is asked, or the round is over. */
  told: number | null;
}

const letterParameters = { rA: 'A', rB: 'B', rC: 'C', rD: 'D' } as const;

/** Parameters in which a person says what they answered. */
export const answerParameters = ['hechas', 'p', 'r', ...Object.keys(letterParameters)] as const;

/**
 * The state that an address says. Questions that are gone since, and answers that are none of their options, are dropped.
 */
export function stateOf(query: Query, questions: readonly PracticeQuestion[]): PracticeState {
  const answers = new Map<number, string>();
  const settle = (id: number, answer: string) => {
    const question = questions.find((each) => each.id === id);
    if (question === undefined || answers.has(id) || !isAnswerTo(question, answer)) return false;
    answers.set(id, answer);
    return true;
  };
  for (const part of (query['hechas'] ?? '').split('.')) {
    const [, id, letters = ''] = /^(\d+)([A-DFV]+)$/.exec(part) ?? [];
    settle(Number(id), [...letters].join(','));
  }
  const pressed = Number(query['p']);
  const ticked = Object.entries(letterParameters).flatMap(([name, letter]) => (query[name] ? [letter] : []));
  const isSettled = settle(pressed, query['r'] ?? ticked.join(','));
  return { answers, told: isSettled || answers.has(pressed) ? pressed : null };
}

function isAnswerTo(question: PracticeQuestion, answer: string): boolean {
  const values = optionsOf(question).map(({ value }) => value);
  const letters = answer.split(',');
  return letters.every((letter) => values.includes(letter)) && (question.several || letters.length === 1);
}

/** The first question that waits for an answer; undefined = the round is over. */
export const nextQuestion = (
  questions: readonly PracticeQuestion[],
  { answers }: Pick<PracticeState, 'answers'>,
): PracticeQuestion | undefined => questions.find(({ id }) => !answers.has(id));

export const isRight = ({ correct }: Pick<PracticeQuestion, 'correct'>, answer: string): boolean =>
  correct === answer;

export const rightCount = (
  questions: readonly PracticeQuestion[],
  { answers }: Pick<PracticeState, 'answers'>,
): number => questions.filter((question) => isRight(question, answers.get(question.id) ?? '')).length;

/** The settled answers as an address says them: '12B.15AC'. */
export const doneText = (answers: ReadonlyMap<number, string>): string =>
  [...answers].map(([id, answer]) => `${id}${answer.replaceAll(',', '')}`).join('.');

/** The address of a round, with the answers so far. */
export function practiceHref(
  { courseId, place, round }: Pick<PracticeSet, 'courseId' | 'place' | 'round'>,
  { answers, told }: PracticeState = { answers: new Map(), told: null },
): string {
  const parts = Object.entries({
    id: courseId,
    modulo: place,
    vuelta: round === 1 ? null : round,
    hechas: doneText(answers) || null,
    p: told,
  }).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return `/practica?${parts.join('&')}`;
}

/** The modules of the questions that were not answered right, once each, in the course's order. */
export function modulesToRead(
  questions: readonly PracticeQuestion[],
  { answers }: Pick<PracticeState, 'answers'>,
): { title: string; place: number }[] {
  const missed = questions.flatMap((question) =>
    question.module === null || isRight(question, answers.get(question.id) ?? '') ? [] : [question.module],
  );
  return [...new Map(missed.map((module) => [module.place, module])).values()].toSorted(
    (one, other) => one.place - other.place,
  );
}
