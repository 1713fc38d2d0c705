import { expect, test } from 'vitest';
import { questionTypes } from '../../../contract/constants.ts';
import type { PracticeQuestion } from '../../../contract/practice/calls.ts';
import {
  doneText,
  modulesToRead,
  nextQuestion,
  practiceHref,
  rightCount,
  stateOf,
} from './practice.rules.ts';

const one: PracticeQuestion = {
  id: 12,
  description: '¿Quién paga?',
  questionTypeId: questionTypes.multipleChoice,
  answerA: 'Tú',
  answerB: 'Tu empleador',
  answerC: null,
  answerD: null,
  several: false,
  correct: 'B',
  why: '',
  law: null,
  module: { title: 'Aportes', place: 2 },
};
const several = { ...one, id: 13, answerC: 'Nadie', several: true, correct: 'A,C', module: null };
const truth = {
  ...one,
  id: 14,
  questionTypeId: questionTypes.trueFalse,
  correct: 'V',
  module: { title: 'Uno', place: 1 },
};
const questions = [one, several, truth];

test('an address without answers asks the first question', () => {
  const state = stateOf({}, questions);
  expect(state).toEqual({ answers: new Map(), told: null });
  expect(nextQuestion(questions, state)).toBe(one);
});

test('a pressed option settles its question, which then says its reason', () => {
  const state = stateOf({ hechas: '12A', p: '14', r: 'V' }, questions);
  expect([...state.answers]).toEqual([
    [12, 'A'],
    [14, 'V'],
  ]);
  expect(state.told).toBe(14);
  expect(rightCount(questions, state)).toBe(1);
  expect(nextQuestion(questions, state)).toBe(several);
});

test('ticked boxes make one answer of letters in order', () => {
  expect(stateOf({ p: '13', rC: '1', rA: '1' }, questions).answers.get(13)).toBe('A,C');
});

test('a settled question keeps its first answer', () => {
  expect(stateOf({ hechas: '12A', p: '12', r: 'B' }, questions).answers.get(12)).toBe('A');
});

test.each([
  { hechas: '99B' },
  { hechas: '12D' },
  { hechas: '12AB' },
  { hechas: 'x.12' },
  { p: '12' },
  { p: '14', r: 'A' },
])('an answer that is none is dropped: %o', (query) => {
  expect(stateOf(query, questions).answers.size).toBe(0);
});

test('an address says the answers so far, and reads them again', () => {
  const state = {
    answers: new Map([
      [13, 'A,C'],
      [14, 'F'],
    ]),
    told: 14,
  };
  expect(doneText(state.answers)).toBe('13AC.14F');
  const href = practiceHref({ courseId: 3, place: 2, round: 2 }, state);
  expect(href).toBe('/practica?id=3&modulo=2&vuelta=2&hechas=13AC.14F&p=14');
  expect(stateOf(Object.fromEntries(new URLSearchParams(href.split('?')[1])), questions)).toEqual(state);
});

test('the modules of wrong answers are read again in the order of the course', () => {
  const answers = new Map([
    [12, 'A'],
    [13, 'A'],
    [14, 'F'],
  ]);
  expect(modulesToRead(questions, { answers })).toEqual([
    { title: 'Uno', place: 1 },
    { title: 'Aportes', place: 2 },
  ]);
});
