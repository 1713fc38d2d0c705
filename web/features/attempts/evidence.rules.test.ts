import { expect, test } from 'vitest';
import { evidence, finished, lateQuestion, question, running } from '../../testing/attempt-for-test.tsx';
import { actionRefusal, timeLeft } from './attempt.rules.ts';
import { eventText, gradeSum, seenOptions, shownAnswer, withoutMarksText } from './evidence.rules.ts';

test('the sum is what can be done by hand: whole, with decimals, cut', () => {
  const sum = (correctCount: number, questionCount: number, grade: number) =>
    gradeSum({ ...evidence, correctCount, questionCount, grade }, 'other');
  expect(sum(16, 20, 80)).toBe('Respondió bien 16 de 20: 100 × 16 ÷ 20 = 80.');
  expect(sum(5, 8, 63)).toBe('Respondió bien 5 de 8: 100 × 5 ÷ 8 = 62,5, que se redondea a 63.');
  expect(sum(1, 3, 33)).toBe('Respondió bien 1 de 3: 100 × 1 ÷ 3 = 33,33…, que se redondea a 33.');
  expect(sum(0, 3, 0)).toBe('Respondió bien 0 de 3: 100 × 0 ÷ 3 = 0.');
  expect(gradeSum({ ...evidence, correctCount: null, grade: null }, 'self')).toBeNull();
});

test('options carry the letters of the exam, whatever is stored', () => {
  const chosen = (options: ReturnType<typeof seenOptions>) =>
    options.filter(({ isChosen }) => isChosen).map(({ letter }) => letter);
  expect(chosen(seenOptions(question))).toEqual(['A', 'C']);
  expect(seenOptions(lateQuestion).map(({ letter, isLate }) => [letter, isLate])).toEqual([
    ['A', true],
    ['B', false],
  ]);
  expect(seenOptions({ ...question, correct: 'B' }).map(({ isCorrect }) => isCorrect)).toEqual([
    false,
    true,
    false,
  ]);
  expect([shownAnswer(lateQuestion, 'F'), shownAnswer(question, 'A,C'), shownAnswer(question, '')]).toEqual([
    'B Falso',
    'A, C',
    'ninguna opción',
  ]);
});

test('from which grade on the exam closes follows the minimum where that is higher', () => {
  expect(withoutMarksText({ ...evidence, minimumGrade: 80 })).toContain('con más de 80');
  expect(withoutMarksText({ ...evidence, minimumGrade: 90 })).toContain('con 90 o más');
  expect(withoutMarksText({ ...evidence, state: 'running' })).toContain('sigue en curso');
});

test('an action is refused as the server would', () => {
  const open = { ...finished, certificateCode: null };
  expect(actionRefusal('reopen', open)).toBeNull();
  expect(actionRefusal('addMinutes', running)).toBeNull();
  expect(actionRefusal('annul', running)).toBeNull();
  expect(actionRefusal('reopen', running)).toBe('Este intento todavía está en curso.');
  for (const action of ['addMinutes', 'reopen', 'annul'] as const)
    expect(actionRefusal(action, { ...open, state: 'annulled' })).toBe('Este intento está anulado.');
});

test('what is left is rounded up to a minute', () => {
  expect([1, 60_000, 60_001, 3_600_000, 0, -5].map((left) => timeLeft(left, 0))).toEqual([
    'Queda 1 min',
    'Queda 1 min',
    'Quedan 2 min',
    'Quedan 1 h 00 min',
    'Terminando',
    'Terminando',
  ]);
});

test('a regrade that leaves the grade where it was says so', () => {
  const event = { at: '', by: null, reason: '', minutes: null, gradeBefore: 50, gradeAfter: 50 };
  for (const kind of ['regraded', 'gradeKept', 'lateAccepted'] as const)
    expect(eventText({ ...event, kind })).toContain('la nota siguió en 50');
});
