import { expect, test } from 'vitest';
import { exampleFacts } from '../testing/example-facts.ts';
import type { CalculatorName } from './calculator-names.ts';
import { compute } from './calculators.ts';
import { readNumber } from './fields.ts';
import { firstAnswer } from './first-answer.ts';

/* Answers where a value is at its border: a day before a birthday, the last month of work, nothing earned. */

const today = '2026-11-28';

function answerTo(name: CalculatorName, typed: Record<string, string>) {
  const { answer, problems } = compute(name, typed, exampleFacts, today);
  if (answer === null) throw new Error(`${name} has no answer`);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  return {
    ...answer,
    sentence: plain(answer.sentence.map(({ text }) => text).join('')),
    note: plain(answer.note),
    remark: plain(answer.remark),
    rows: answer.scenarios.rows.map(({ cells }) => cells.map(plain)),
    changes: answer.changes.rows.map((row) => ({ ...row, effect: plain(row.effect) })),
    problems,
  };
}

test('older than the last age that is waited for, a right is still a right', () => {
  const { sentence, rows } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1946-01-01', aportes: '15' });
  expect(sentence).toBe('Ya puedes jubilarte: tienes la edad y los aportes que se piden.');
  expect(rows[0]).toEqual(['ya', '80 y 10 meses', '15 años']);
  expect(answerTo('cuando-puedo-jubilarme', { nacimiento: '1946-01-01', aportes: '0' }).sentence).toMatch(
    /no llegas/,
  );
});

test('before the birthday of this month nobody is told that they have the age', () => {
  const { sentence, note, rows } = answerTo('cuando-puedo-jubilarme', {
    nacimiento: '1961-11-29',
    aportes: '15',
  });
  expect(sentence).toBe('Puedes jubilarte este mes, a los 65.');
  expect(note).toContain('Tú tienes 64 años y 11 meses');
  expect(rows[2]).toEqual(['este mes', '65', '15 años']);
  const first = firstAnswer({ nacimiento: '1961-11-29', sueldo: '4000' }, exampleFacts, today);
  expect(first.answer?.sentence.map(({ text }) => text).join('')).toMatch(
    /^Puedes jubilarte este mes, a los 65, con/,
  );
});

test('the calculator that home leads to retires today who may retire today', () => {
  const { answer } = firstAnswer({ nacimiento: '1959-05-20', sueldo: '4000' }, exampleFacts, today);
  const { searchParams } = new URL(answer?.calculator ?? '', 'https://portal.test');
  expect([searchParams.get('edad'), searchParams.get('retiro')]).toEqual(['67', '67']);
});

test('the age of somebody who may retire already is their own', () => {
  const { note, rows } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1960-02-29', aportes: '15' });
  expect(note).toContain('66 años y 8 meses');
  expect(rows[0]?.[1]).toBe('66 y 8 meses');
});

test('one month or year is missing, several are', () => {
  expect(answerTo('cuando-puedo-jubilarme', { nacimiento: '1961-12-01', aportes: '15' }).note).toMatch(
    /Falta 1 mes\.$/,
  );
  expect(answerTo('cuando-puedo-jubilarme', { nacimiento: '1962-11-01', aportes: '15' }).note).toMatch(
    /te falta la edad\. Falta 1 año\.$/,
  );
});

test('nobody has contributed for longer than since the age of 15', () => {
  const { problems, remark } = answerTo('cuanto-recibire', { edad: '20', aportes: '15', retiro: '50' });
  expect(problems).toEqual([
    { field: 'aportes', message: 'Escribe un valor entre 0 años y 5 años: no se aporta antes de los 15.' },
  ]);
  expect(remark).toContain('A los 50 tendrás 35 años de aporte');
  expect(answerTo('cuanto-recibire', { edad: '20', aportes: '5' }).problems).toEqual([]);
  expect(
    answerTo('cuando-puedo-jubilarme', { nacimiento: '2008-01-01', aportes: '4' }).problems,
  ).toMatchObject([{ field: 'aportes' }]);
});

test('without a salary no month counts, and nothing is a pension of nothing', () => {
  const { sentence, remark } = answerTo('cuanto-recibire', { sueldo: '0', saldo: '0', aportes: '0' });
  expect(sentence).toBe('Con esos datos no tendrías una pensión a los 65.');
  expect(remark).toMatch(/^A los 65 tendrás 0 años de aporte\. Con 10 años/);
  const first = firstAnswer({ nacimiento: '1984-03-14', sueldo: '0' }, exampleFacts, today);
  expect(first).toMatchObject({
    answer: null,
    problems: [{ field: 'sueldo', message: 'Sin sueldo no hay aportes que contar: escribe más que cero.' }],
  });
});

test('a gap that does not fit before the retirement is shortened with a word, and one without room costs nothing', () => {
  const last = answerTo('cuanto-cuesta-una-laguna', { edad: '64', laguna: '120' });
  expect(last.sentence).toMatch(/^Estar 12 meses sin aportar/);
  expect(last.note).toMatch(/^De los 120 meses, 12 caben antes de los 65\. /);
  expect(last.changes.map(({ name }) => name)).toEqual(['Trabajar un año más', 'Una laguna de la mitad']);
  const after = answerTo('cuanto-cuesta-una-laguna', { edad: '65', laguna: '24' });
  expect(after.sentence).toBe('Ya estás en la edad de retirarte: una laguna ya no cambia tu pensión.');
  expect(after.note).not.toMatch(/entre|0 meses/);
  expect(answerTo('cuanto-cuesta-una-laguna', { sueldo: '0' }).sentence).toBe(
    'Sin sueldo nadie aporta: no hay nada que perder.',
  );
  const month = answerTo('cuanto-cuesta-una-laguna', { laguna: '1' });
  expect(month.changes.map(({ detail }) => detail)).not.toContain('0 meses');
});

test('a gap as long as the way is not a way to save less', () => {
  const changes = (edad: string) =>
    answerTo('cuanto-debo-ahorrar', { edad, retiro: '65', meta: '10000' }).changes;
  expect(changes('64').map(({ name }) => name)).not.toContain('Dos años sin aportar');
  expect(changes('63').map(({ name }) => name)).not.toContain('Dos años sin aportar');
  expect(changes('62').find(({ name }) => name === 'Dos años sin aportar')?.effect).toMatch(/^\+ Bs/);
});

test('a saving above the salary has a sentence instead of thousands of percent', () => {
  const { remark } = answerTo('cuanto-debo-ahorrar', { edad: '64', retiro: '65', meta: '20000' });
  expect(remark).toBe('Es más que tu sueldo: prueba con una pensión menor o con retirarte después.');
});

test('a fee is no share of nothing', () => {
  const fee = (sueldo: string) => answerTo('cuanto-pago-de-comision', { sueldo, saldo: '100000' }).remark;
  expect(fee('0')).toMatch(/por tu saldo\.$/);
  expect(fee('5')).toMatch(/por tu saldo\. Es más de lo que aportas\.$/);
  expect(fee('5000')).toMatch(/Es el \d+ % de lo que aportas\.$/);
});

test('a change that changes nothing has no bar', () => {
  const { changes } = answerTo('cuanto-cuesta-una-laguna', { sueldo: '20' });
  expect(changes.filter(({ effect, share }) => effect === 'sin cambio' && share !== 0)).toEqual([]);
});

test.each([
  ['4200 Bs', 4200],
  ['4.200.-', 4200],
  ['4’200', 4200],
  ["4'200,50", 4200.5],
])('%s is read as %d', (typed, value) => expect(readNumber(typed)).toBe(value));

test.each(['4 mil', 'mil 200', 'dos mil 500', '1e5'])('%s is no number', (typed) =>
  expect(readNumber(typed)).toBeNaN(),
);

test('a number with many digits is told the range', () => {
  const { problems } = compute('cuanto-recibire', { sueldo: '99999999999999' }, exampleFacts, today);
  expect(problems[0]?.message).toMatch(/^Escribe un valor entre/);
});
