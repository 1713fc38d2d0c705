import { expect, test } from 'vitest';
import { lawFacts, tourFacts } from '../testing/tour-facts.ts';
import type { Answer } from './answer.ts';
import type { CalculatorName } from './calculator-names.ts';
import { compute } from './calculators.ts';
import { firstAnswer } from './first-answer.ts';
import type { KnownFacts } from './pension-facts.ts';

/* Cases that a visitor reckoned against the portal, each with the value reckoned there (specification, 18.8). */

const today = '2026-11-28';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = (parts: Answer['right']) => plain(parts.map(({ text }) => text).join(''));

function ask(name: CalculatorName, typed: Record<string, string>, known: KnownFacts = tourFacts) {
  const { answer, waiting } = compute(name, typed, known, today);
  if (answer === null) throw new Error(waiting);
  return {
    right: said(answer.right),
    sentence: said(answer.sentence),
    note: plain(answer.note),
    figure: plain(answer.figure),
    cells: answer.scenarios.rows.map(({ cells }) => cells.map(plain)),
    changes: answer.changes.rows.map(({ name: change }) => change),
    without: answer.without,
  };
}
const home = (typed: Record<string, string>, known: KnownFacts = tourFacts) => {
  const { answer } = firstAnswer(typed, known, today);
  if (answer === null) throw new Error('home has no answer');
  return { right: said(answer.whole.right), sentence: said(answer.whole.sentence) };
};

test('born a day later of the month than today, salary 1,500: the amounts are those of the day before', () => {
  expect(home({ nacimiento: '1996-07-29', sueldo: '1500', aportes: '5' })).toEqual(
    home({ nacimiento: '1996-07-28', sueldo: '1500', aportes: '5' }),
  );
  expect(home({ nacimiento: '1996-07-29', sueldo: '1500', aportes: '5' }).sentence).toMatch(
    /^Recibirías entre Bs 1 400 y /,
  );
});

test('65 in two days, salary 1,000, 40 years contributed: at least 1,400', () => {
  expect(home({ nacimiento: '1961-11-30', sueldo: '1000', aportes: '40' })).toEqual({
    right: 'Puedes jubilarte este mes, a los 65.',
    sentence: 'Recibirías cerca de Bs 1 400 al mes, toda la vida.',
  });
});

test('67 with 8 years: a right from November 2033 at 74 and 6 months, said before the amount then', () => {
  const typed = { nacimiento: '1959-05-02', aportes: '8', saldo: '30000', sueldo: '2000', retiro: '67' };
  const { right, cells } = ask('cuanto-recibire', typed);
  expect(right).toBe(
    'A los 67 todavía no tienes derecho a una pensión: puedes jubilarte desde noviembre de 2033, a los 74 y 6 meses.',
  );
  expect(cells.flat().join()).not.toContain('180');
  expect(ask('cuando-puedo-jubilarme', { nacimiento: '1959-05-02', aportes: '8' }).right).toBe(
    'Puedes jubilarte desde noviembre de 2033, a los 74 y 6 meses.',
  );
});

test('45 with 5 years who wants to retire at 50: no right before 65', () => {
  const typed = { nacimiento: '1981-06-01', aportes: '5', saldo: '100000', sueldo: '5000', retiro: '50' };
  const { right, changes } = ask('cuanto-recibire', typed);
  expect(right).toBe(
    'A los 50 todavía no tienes derecho a una pensión: puedes jubilarte desde junio de 2046, a los 65.',
  );
  expect(changes).not.toContain('Retirarte a los 62');
});

test('60 with 3 years: a right from November 2038', () => {
  expect(
    ask('cuanto-recibire', {
      nacimiento: '1966-11-01',
      aportes: '3',
      saldo: '10000',
      sueldo: '2000',
      retiro: '65',
    }).right,
  ).toMatch(/puedes jubilarte desde noviembre de 2038, a los 72\.$/);
});

test.each([
  [{ nacimiento: '1905-05-01', aportes: '15' }, /nació entre/],
  [{ nacimiento: '1984-05-01', aportes: '' }, /marca «No sé»/],
])('a field that cannot be used or is empty leaves no answer: %o', (typed, message) => {
  const { answer, problems, left } = compute('cuando-puedo-jubilarme', typed, tourFacts, today);
  expect(answer).toBeNull();
  expect([...problems, ...left].map((one) => one.message).join()).toMatch(message);
});

test('born 1947, salary 2,000: 3,100 is explained, and nobody gets 345 % of a salary', () => {
  const typed = {
    nacimiento: '1947-01-01',
    aportes: 'no-se',
    sueldo: '2000',
    saldo: 'no-se',
    retiro: 'no-se',
  };
  const { sentence, note } = ask('cuanto-recibire', typed, lawFacts);
  expect(sentence).toBe('Recibirías entre Bs 1 100 y Bs 3 100 al mes, toda la vida.');
  expect(note).toContain('Puede ser más que tu sueldo: a los 79 y 10 meses tu cuenta tendría Bs 322 000');
});

test('40 years, salary 1,500, account 50,000, wants 1,400: nothing is put aside', () => {
  const typed = { nacimiento: '1986-01-01', aportes: '15', sueldo: '1500', saldo: '50000', meta: '1400' };
  const { sentence, note } = ask('cuanto-debo-ahorrar', typed);
  expect(sentence).toBe('Para recibir Bs 1 400 al mes no te falta apartar nada más.');
  expect(note).toBe('La pensión solidaria ya te asegura Bs 1 400 al mes.');
});

test('25 years, salary 1,500, a gap of 36 months: 0 in the prudent and middle scenarios', () => {
  const typed = {
    nacimiento: '2001-11-28',
    aportes: '0',
    sueldo: '1500',
    saldo: '0',
    laguna: '36',
    retiro: '65',
  };
  for (const known of [tourFacts, lawFacts])
    expect(ask('cuanto-cuesta-una-laguna', typed, known).cells.slice(0, 2)).toEqual([
      ['Bs 1 400', 'Bs 1 400', 'nada'],
      ['Bs 1 400', 'Bs 1 400', 'nada'],
    ]);
  // by the account 220 for a man and 51 for a woman; half of each was reckoned as 140
  expect(ask('cuanto-cuesta-una-laguna', typed).cells[2]?.[2]).toBe('Bs 51 a Bs 220');
});

test('a woman and a man: 2,430 and 2,770 by tables of their own, 2,380 both by one table and 13 payments', () => {
  const typed = { nacimiento: '1984-11-28', aportes: '15', saldo: '100000', sueldo: '5000', retiro: '65' };
  const middle = (sexo: string, known: KnownFacts) =>
    ask('cuanto-recibire', { ...typed, sexo }, known).cells[1]?.[2];
  expect([middle('mujer', tourFacts), middle('hombre', tourFacts)]).toEqual(['Bs 2 430', 'Bs 2 770']);
  const oneTable = { ...lawFacts, values: { ...lawFacts.values, paymentsPerYear: 12 } };
  expect([middle('mujer', oneTable), middle('hombre', oneTable)]).toEqual(['Bs 2 580', 'Bs 2 580']);
  expect([middle('mujer', lawFacts), middle('hombre', lawFacts)]).toEqual(['Bs 2 380', 'Bs 2 380']);
  expect(ask('cuanto-recibire', typed, lawFacts).note).toContain(
    'Al seguro de salud va el 3 %: en mano, entre',
  );
});

test('a mother of three, born 1964-03-01, with 30 years: since March 2026', () => {
  const typed = { nacimiento: '1964-03-01', aportes: '30', sexo: 'mujer', hijos: '3' };
  expect(ask('cuando-puedo-jubilarme', typed, lawFacts).right).toBe(
    'Ya puedes jubilarte, a los 62 y 8 meses.',
  );
  expect(
    compute('cuando-puedo-jubilarme', typed, lawFacts, '2026-02-28')
      .answer?.right.map(({ text }) => text)
      .join(''),
  ).toBe('Puedes jubilarte desde marzo de 2026, a los 62.');
});

test('76 to 82: age, balance and contributions are those that were typed', () => {
  const typed = { nacimiento: '1944-05-01', sueldo: 'no-se', saldo: '50000', aportes: '20' };
  const { answer } = firstAnswer(typed, tourFacts, today);
  expect(Object.fromEntries(new URLSearchParams(answer?.calculator.split('?')[1]))).toMatchObject({
    nacimiento: '1944-05-01',
    saldo: '50000',
    aportes: '20',
    retiro: 'no-se',
  });
  expect(home(typed)).toEqual({
    right: 'Ya puedes jubilarte, a los 82 y 6 meses.',
    sentence: 'Recibirías cerca de Bs 1 100 al mes, toda la vida.',
  });
});

test('179 months lack one, not twelve; 14 years and 11 months are the same', () => {
  const note = (aportes: string) => ask('cuando-puedo-jubilarme', { nacimiento: '1960-01-01', aportes }).note;
  expect(note('179 meses')).toContain('Te falta 1 mes de aporte.');
  expect(note('14 años 11 meses')).toBe(note('179 meses'));
  expect(note('12,5')).toContain('Te faltan 30 meses de aporte.');
});

test('never contributed and earns nothing: no amount, and the end of an account', () => {
  const { right, cells, without } = ask('cuanto-recibire', {
    nacimiento: '1959-05-01',
    aportes: '0',
    sueldo: 'no-se',
    saldo: 'no-se',
    retiro: 'no-se',
  });
  expect(right).toBe('Con lo que aportaste no tienes derecho a una pensión: te faltan 15 años de aporte.');
  expect(cells).toEqual([]);
  expect(without?.account.isKnown).toBe(false);
});
