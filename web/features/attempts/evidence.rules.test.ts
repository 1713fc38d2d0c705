import { expect, test } from 'vitest';
import type { AttemptEvent, EvidenceQuestion } from '../../../contract/attempts/calls.ts';
import { attemptCertified, attemptNotRunning } from '../../../contract/exams/refusals.ts';
import { evidence, finished, lateQuestion, question, running } from '../../testing/attempt-for-test.tsx';
import { actionRefusal, lateText, timeFigures, timeLeft } from './attempt.rules.ts';
import {
  endedText,
  eventText,
  gradeSum,
  gradeVerdict,
  isGradeKept,
  lateTimes,
  seenOptions,
  shownAnswer,
  silenceText,
  unansweredText,
  waitingQuestions,
  withoutMarksText,
} from './evidence.rules.ts';

test('the sum is what can be done by hand: whole, with decimals, cut', () => {
  const sum = (correctCount: number, questionCount: number, grade: number) =>
    gradeSum({ ...evidence, correctCount, questionCount, grade }, 'other');
  expect(sum(16, 20, 80)).toBe('Respondió bien 16 de 20: 100 × 16 ÷ 20 = 80.');
  expect(sum(5, 8, 63)).toBe('Respondió bien 5 de 8: 100 × 5 ÷ 8 = 62,5, que se redondea a 63.');
  expect(sum(1, 3, 33)).toBe('Respondió bien 1 de 3: 100 × 1 ÷ 3 = 33,33…, que se redondea a 33.');
  expect(sum(0, 3, 0)).toBe('Respondió bien 0 de 3: 100 × 0 ÷ 3 = 0.');
  expect(gradeSum({ ...evidence, correctCount: 16, questionCount: 20, grade: 80 }, 'self')).toBe(
    'Respondiste bien 16 de 20: 100 × 16 ÷ 20 = 80.',
  );
  expect(gradeSum({ ...evidence, correctCount: null, grade: 80 }, 'self')).toBeNull();
  expect(gradeSum({ ...evidence, correctCount: 1, grade: null }, 'self')).toBeNull();
});

test('the grade is measured by the minimum that the attempt began with, unless it does not count', () => {
  expect(gradeVerdict(evidence)).toBe('La nota mínima era 60: alcanza para aprobar.');
  expect(gradeVerdict({ ...evidence, isPassed: false })).toBe(
    'La nota mínima era 60: no alcanza para aprobar.',
  );
  expect(gradeVerdict({ ...evidence, state: 'annulled' })).toBe(
    'El intento está anulado: esta nota no cuenta.',
  );
  expect(gradeVerdict({ ...evidence, grade: null })).toBeNull();
});

test('what was left unanswered counts as wrong, once the attempt is over', () => {
  const answered = (answeredCount: number) => ({ ...evidence, questionCount: 3, answeredCount });
  expect(unansweredText(answered(3))).toBeNull();
  expect(unansweredText(answered(2))).toBe('1 pregunta quedó sin responder y cuenta como fallada.');
  expect(unansweredText(answered(1))).toBe('2 preguntas quedaron sin responder y cuentan como falladas.');
  expect(unansweredText({ ...answered(1), state: 'running' })).toBeNull();
});

test('a late click says when it was made, when it came and how much later that was (spec 8.9)', () => {
  const { late } = lateQuestion;
  if (late === null) throw new Error('not late');
  const cameAt = (arrivedAt: string) =>
    lateTimes({ ...late, arrivedAt })
      .split(', ')
      .at(-1);
  expect(lateTimes(late)).toBe(
    'elegida 10:19:59 según su navegador; recibida 20 nov 2026, 10:30, 10 min 1 s después',
  );
  expect(cameAt('2026-11-20T14:20:58.000Z')).toBe('59 s después');
  expect(cameAt('2026-11-20T14:20:59.000Z')).toBe('1 min 0 s después');
  expect(cameAt('2026-11-20T15:19:58.000Z')).toBe('59 min 59 s después');
  expect(cameAt('2026-11-20T15:19:59.000Z')).toBe('1 h 0 min después');
  expect(cameAt('2026-11-20T16:25:00.000Z')).toBe('2 h 5 min después');
  expect(cameAt('2026-11-20T14:19:00.000Z')).toBe('0 s después'); // a browser whose clock runs ahead
});

test('the claim of a late click is compared with the silence of its page', () => {
  const { late } = lateQuestion;
  if (late === null) throw new Error('not late');
  const silent = 'El portal no supo nada de esa página desde';
  expect(silenceText(late)).toBe(`${silent} 10:19:50 hasta que llegó.`);
  expect(silenceText({ ...late, heardAt: late.clickedAt })).toBe(`${silent} 10:19:59 hasta que llegó.`);
  expect(silenceText({ ...late, heardAt: '2026-11-20T14:25:00.000Z' })).toBe(
    'Pero esa página estuvo en contacto con el portal después de esa hora: hasta 10:25:00.',
  );
  expect(silenceText({ ...late, heardAt: null })).toBe(
    'El portal no anotó si esa página estuvo en contacto.',
  );
});

test('only late clicks that nobody accepted wait', () => {
  const accepted = { ...lateQuestion, late: { ...lateQuestion.late, isAccepted: true } } as EvidenceQuestion;
  expect(waitingQuestions({ ...evidence, questions: [question, lateQuestion, accepted] })).toEqual([
    lateQuestion,
  ]);
  expect(seenOptions(accepted).filter(({ isLate }) => isLate)).toEqual([]);
});

test('how an attempt ended is said to its member and of its member', () => {
  const ended = (endedBy: typeof evidence.endedBy, reader: 'self' | 'other') =>
    endedText({ ...evidence, endedBy }, reader);
  expect([ended('member', 'self'), ended('member', 'other')]).toEqual([
    'pulsaste Terminar',
    'pulsó Terminar',
  ]);
  expect(ended('time', 'self')).toBe('se acabó el tiempo');
  expect(ended('admin', 'other')).toBe('lo terminó la administración al anularlo');
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
  expect([shownAnswer(lateQuestion, 'V'), shownAnswer(lateQuestion, 'F')]).toEqual([
    'A Verdadero',
    'B Falso',
  ]);
  expect([shownAnswer(question, 'A,C'), shownAnswer(question, '')]).toEqual(['A, C', 'ninguna opción']);
  expect(seenOptions(question).map(({ isCorrect }) => isCorrect)).toEqual([null, null, null]);
});

test('from which grade on the exam closes follows the minimum where that is higher', () => {
  expect(withoutMarksText({ ...evidence, minimumGrade: 80 })).toContain('con más de 80');
  expect(withoutMarksText({ ...evidence, minimumGrade: 81 })).toContain('con 81 o más');
  expect(withoutMarksText({ ...evidence, state: 'running' })).toContain('sigue en curso');
});

test('an action is refused as the server would', () => {
  const open = { ...finished, certificateCode: null };
  expect(actionRefusal('reopen', open)).toBeNull();
  expect(actionRefusal('addMinutes', running)).toBeNull();
  expect(actionRefusal('annul', running)).toBeNull();
  expect(actionRefusal('reopen', running)).toBe('Este intento todavía está en curso.');
  expect(actionRefusal('annul', open)).toBeNull();
  expect(actionRefusal('addMinutes', open)).toBe(attemptNotRunning.message);
  expect(actionRefusal('reopen', finished)).toBe(attemptCertified.message);
  for (const action of ['addMinutes', 'reopen', 'annul'] as const)
    expect(actionRefusal(action, { ...open, state: 'annulled' })).toBe('Este intento está anulado.');
});

test('what is left is rounded up to a minute', () => {
  expect(
    [1, 60_000, 60_001, 3_540_000, 3_540_001, 7_500_000, 0, -5].map((left) => timeLeft(left, 0)),
  ).toEqual([
    'Queda 1 min',
    'Queda 1 min',
    'Quedan 2 min',
    'Quedan 59 min',
    'Quedan 1 h 00 min',
    'Quedan 2 h 05 min',
    'Terminando',
    'Terminando',
  ]);
});

test('time used stands beside the time allowed; of a running attempt none is told', () => {
  expect(timeFigures(finished)).toBe('10,00 / 20,00 min');
  expect(timeFigures(running)).toBe('– / 20,00 min');
  expect([lateText(1), lateText(2)]).toEqual(['1 clic tardío', '2 clics tardíos']);
});

const event: AttemptEvent = {
  kind: 'regraded',
  at: '',
  by: null,
  reason: '',
  minutes: null,
  gradeBefore: 50,
  gradeAfter: 50,
};

test('a regrade that leaves the grade where it was says so', () => {
  for (const kind of ['regraded', 'gradeKept', 'lateAccepted'] as const)
    expect(eventText({ ...event, kind })).toContain('la nota siguió en 50');
});

test.each([
  [{ kind: 'moreMinutes', minutes: 1 }, 'Se dio 1 minuto más.'],
  [{ kind: 'moreMinutes', minutes: 5 }, 'Se dieron 5 minutos más.'],
  [{ kind: 'reopened', minutes: 10 }, 'Se reabrió por 10 minutos; tenía 50 de 100.'],
  [{ kind: 'reopened', minutes: 1, gradeBefore: null }, 'Se reabrió por 1 minuto.'],
  [{ kind: 'annulled' }, 'Se anuló: ya no cuenta.'],
  [
    { kind: 'passed', gradeAfter: 70 },
    'Se aprobó con 70 de 100: alcanza la nota mínima del curso, que bajó después.',
  ],
  [{ kind: 'lateAccepted', gradeAfter: 75 }, 'Se aceptaron respuestas tardías: la nota pasó de 50 a 75.'],
  [
    { kind: 'regraded', gradeAfter: 75 },
    'Se corrigió la respuesta de una pregunta: la nota pasó de 50 a 75.',
  ],
  [
    { kind: 'gradeKept', gradeAfter: 25 },
    'Se corrigió la respuesta de una pregunta: daba 25, y la nota se conservó en 50.',
  ],
] as const)('%j: %s', (change, sentence) => {
  expect(eventText({ ...event, ...change })).toBe(sentence);
});

test('a grade is kept as long as nothing after the correction changed it', () => {
  const kept = (...kinds: AttemptEvent['kind'][]) =>
    isGradeKept({ ...evidence, events: kinds.map((kind) => ({ ...event, kind })) });
  expect(kept()).toBe(false);
  expect(kept('regraded', 'gradeKept')).toBe(true);
  expect(kept('gradeKept', 'moreMinutes', 'annulled')).toBe(true);
  expect(kept('gradeKept', 'regraded')).toBe(false);
  expect(kept('moreMinutes')).toBe(false);
});
