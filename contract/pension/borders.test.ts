import { expect, test } from 'vitest';
import { exampleFacts } from '../testing/example-facts.ts';
import type { CalculatorName } from './calculator-names.ts';
import { compute } from './calculators.ts';
import { readAmount } from './fields.ts';
import { firstAnswer } from './first-answer.ts';

/* Answers where a value is at its border: a day before a birthday, the last month of work, nothing earned. */

const today = '2026-11-28';
const told = {
  nacimiento: '1984-03-14',
  aportes: '15',
  sueldo: '2500',
  saldo: '60000',
  retiro: 'no-se',
  laguna: '24',
  meta: '2000',
  sexo: 'mujer',
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function answerTo(name: CalculatorName, typed: Record<string, string>) {
  const { answer, problems, waiting } = compute(name, { ...told, ...typed }, exampleFacts, today);
  if (answer === null) throw new Error(`${name} has no answer: ${waiting}`);
  return {
    ...answer,
    right: plain(answer.right.map(({ text }) => text).join('')),
    sentence: plain(answer.sentence.map(({ text }) => text).join('')),
    note: plain(answer.note),
    remark: plain(answer.remark),
    rows: answer.scenarios.rows.map(({ cells }) => cells.map(plain)),
    changes: answer.changes.rows.map((row) => ({ ...row, effect: plain(row.effect) })),
    problems,
  };
}
const problemsOf = (name: CalculatorName, typed: Record<string, string>) =>
  compute(name, { ...told, ...typed }, exampleFacts, today).problems;

test('older than the last age that is waited for, a right is still a right', () => {
  const { right, rows } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1946-01-01' });
  expect(right).toBe('Ya puedes jubilarte, a los 80 y 10 meses.');
  expect(rows[0]).toEqual(['ya', '80 y 10 meses', '15 años']);
  expect(
    answerTo('cuando-puedo-jubilarme', { nacimiento: '1946-01-01', aportes: '0', meses: '1' }).right,
  ).toMatch(/no llegarías/);
});

test('whom one year is missing at 82 has a right at 83', () => {
  expect(answerTo('cuando-puedo-jubilarme', { nacimiento: '1944-11-01', aportes: '9' }).right).toBe(
    'Puedes jubilarte desde noviembre de 2027, a los 83.',
  );
});

test('before the birthday of this month nobody is told that they have the age', () => {
  const { right, note, rows } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1961-11-29' });
  expect(right).toBe('Puedes jubilarte este mes, a los 65.');
  expect(note).toContain('Tú tienes 64 años y 11 meses');
  expect(rows[2]).toEqual(['este mes', '65', '15 años']);
  const first = firstAnswer({ nacimiento: '1961-11-29', sueldo: '4000' }, exampleFacts, today);
  expect(first.answer?.whole.right.map(({ text }) => text).join('')).toBe(
    'Puedes jubilarte este mes, a los 65.',
  );
});

test('the age of somebody who may retire already is their own', () => {
  const { note, rows } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1960-02-29' });
  expect(note).toContain('66 años y 8 meses');
  expect(rows[0]?.[1]).toBe('66 y 8 meses');
});

test('one month or year is missing, several are', () => {
  expect(answerTo('cuando-puedo-jubilarme', { nacimiento: '1961-12-01' }).note).toMatch(/Falta 1 mes\.$/);
  expect(answerTo('cuando-puedo-jubilarme', { nacimiento: '1962-11-01' }).note).toMatch(
    /te falta la edad\. Falta 1 año\.$/,
  );
});

test('nobody has contributed for longer than since the age of 15, nor retires in the past', () => {
  expect(problemsOf('cuanto-recibire', { nacimiento: '2006-01-01' })).toEqual([
    {
      field: 'aportes',
      message: 'Escribe un valor entre 0 años y 5 años y 10 meses: no se aporta antes de los 15.',
    },
  ]);
  expect(problemsOf('cuanto-recibire', { nacimiento: '2006-01-01', aportes: '5' })).toEqual([]);
  expect(problemsOf('cuanto-recibire', { retiro: '41' })).toEqual([
    { field: 'retiro', message: 'Ya tienes 42 años: escribe esa edad o una mayor.' },
  ]);
  expect(problemsOf('cuanto-recibire', { retiro: '42' })).toEqual([]);
});

test('without a salary nobody contributes: what contributing again would bring is said', () => {
  const { right, sentence } = answerTo('cuanto-recibire', { sueldo: 'no-se', aportes: '8' });
  expect(right).toBe('Con lo que aportaste no tienes derecho a una pensión: te faltan 2 años de aporte.');
  expect(sentence).toMatch(/^Si vuelves a aportar cada mes, tendrás derecho desde marzo de 2049, a los 65\./);
});

test('home asks for the balance of who earns nothing, before it answers', () => {
  const asks = firstAnswer(
    { nacimiento: '1959-05-02', 'sueldo-nose': '1', aportes: '8' },
    exampleFacts,
    today,
  );
  expect(asks).toMatchObject({ answer: null, problems: [], earnsNothing: true, focus: 'saldo' });
  expect(asks.fields.map(({ name }) => name)).toEqual(['nacimiento', 'sueldo', 'saldo', 'aportes']);
  const empty = firstAnswer(
    { nacimiento: '1959-05-02', 'sueldo-nose': '1', aportes: '8', saldo: '' },
    exampleFacts,
    today,
  );
  expect(empty.problems).toEqual([{ field: 'saldo', message: 'Escribe tu saldo o marca «No sé».' }]);
  const told = { nacimiento: '1959-05-02', 'sueldo-nose': '1', aportes: '8', 'saldo-nose': '1' };
  expect(firstAnswer(told, exampleFacts, today).answer).not.toBeNull();
});

test('an address of home without the years reads as No sé; an empty field is asked for', () => {
  const born = { nacimiento: '1984-03-14', sueldo: '4000' };
  expect(firstAnswer(born, exampleFacts, today).answer?.asked).toContain('años aportados: no sé');
  expect(firstAnswer({ ...born, aportes: '' }, exampleFacts, today)).toMatchObject({
    answer: null,
    problems: [{ field: 'aportes', message: 'Escribe tus años aportados o marca «No sé».' }],
  });
});

test('a gap that does not fit before the retirement is shortened with a word, and one without room costs nothing', () => {
  const last = answerTo('cuanto-cuesta-una-laguna', { nacimiento: '1962-11-01', laguna: '120' });
  expect(last.note).toMatch(/^De los 120 meses, 12 caben antes de los 65\. /);
  const after = answerTo('cuanto-cuesta-una-laguna', { nacimiento: '1961-05-01' });
  expect(after.sentence).toBe('Ya puedes jubilarte: una laguna no te quita lo que tienes.');
  expect(after.note).not.toMatch(/entre|0 meses/);
  expect(answerTo('cuanto-cuesta-una-laguna', { sueldo: '0' }).sentence).toBe(
    'Ya no trabajas ni aportas: una laguna más no cambia nada.',
  );
});

test('a gap that moves the right says so', () => {
  const { note } = answerTo('cuanto-cuesta-una-laguna', {
    nacimiento: '1961-05-01',
    aportes: '9',
    laguna: '6',
  });
  expect(note).toContain('Tu derecho llegaría 6 meses después.');
});

test('a saving above the salary has a sentence instead of thousands of percent', () => {
  const { remark } = answerTo('cuanto-debo-ahorrar', { nacimiento: '1962-05-01', meta: '20000' });
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

test('who receives a pension already is promised no other', () => {
  const { right, rows, without } = answerTo('cuanto-recibire', { nacimiento: '1955-05-01', pension: 'si' });
  expect(right).toBe('Ya cobras una pensión.');
  expect([rows, without]).toEqual([[], null]);
});

test('an account without a right is the country’s fact, where it is given', () => {
  const known = { ...exampleFacts, values: { ...exampleFacts.values, accountOutcome: 'cuotas' as const } };
  const typed = { ...told, nacimiento: '1959-05-02', sueldo: 'no-se', aportes: '2' };
  expect(compute('cuanto-recibire', typed, known, today).answer?.without?.account).toMatchObject({
    text: 'Si no llegas a una pensión, lo que hay en tu cuenta se te paga en cuotas mensuales, hasta que se termina.',
    isKnown: true,
  });
  expect(compute('cuanto-recibire', typed, exampleFacts, today).answer?.without?.account.text).toContain(
    'el instituto todavía no lo dijo',
  );
});

test.each([
  ['4200 Bs', 4200],
  ['4.200.-', 4200],
  ['4’200', 4200],
  ["4'200,50", 4200.5],
  ['Bs.4200', 4200],
  ['BOB 4.200 al mes', 4200],
  ['4200 bolivianos mensuales', 4200],
  ['4200 Bs/mes', 4200],
  ['-600', -600],
])('%s is read as %d', (typed, value) => expect(readAmount(typed, 'Bs')).toBe(value));

test.each([
  '4 mil',
  'mil 200',
  'dos mil 500',
  '1e5',
  '4k',
  'USD 600',
  '$us 600',
  '600 dólares',
  '0.500',
  '20 %',
])('%s is no amount in Bs', (typed) => expect(readAmount(typed, 'Bs')).toBeNaN());

test.each([
  ['sueldo', '4k', 'No sabemos qué es «k»: escribe solo el monto en Bs, por ejemplo Bs 2 500.'],
  ['sueldo', '$us 600', 'No sabemos qué es «$us»: escribe solo el monto en Bs, por ejemplo Bs 2 500.'],
  ['sueldo', '0.500', 'Escribe un número, por ejemplo Bs 2 500.'],
  [
    'aportes',
    '780 semanas',
    'No sabemos qué es «semanas»: escribe años o meses, por ejemplo 15 años o 179 meses.',
  ],
  ['laguna', '2 años', 'No sabemos qué es «años»: escribe solo meses, por ejemplo 24 meses.'],
  ['hijos', '2 perros', 'No sabemos qué es «perros»: escribe solo un número, por ejemplo 2 hijos.'],
])('the field %s asks about %s', (field, typed, message) => {
  const known = {
    ...exampleFacts,
    values: { ...exampleFacts.values, childrenAdvance: { sex: null, monthsPerChild: 12, childrenAtMost: 3 } },
  };
  const { problems, answer } = compute('cuanto-cuesta-una-laguna', { ...told, [field]: typed }, known, today);
  expect(problems.map((problem) => ({ ...problem, message: plain(problem.message) }))).toEqual([
    { field, message },
  ]);
  expect(answer).toBeNull();
});

test('a number with many digits is told the range', () => {
  expect(problemsOf('cuanto-recibire', { sueldo: '99999999999999' })[0]?.message).toMatch(
    /^Escribe un valor entre/,
  );
});
