import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFacts } from '../testing/example-facts.ts';
import { type CalculatorName, calculatorNames } from './calculator-names.ts';
import { compute } from './calculators.ts';
import { readDay, readNumber } from './fields.ts';

const today = '2026-11-26';
const answerTo = (name: CalculatorName, typed: Record<string, string> = {}) => {
  const { answer } = compute(name, typed, exampleFacts, today);
  if (answer === null) throw new Error(`${name} has no answer`);
  return answer;
};
const sentence = (name: CalculatorName, typed: Record<string, string>) =>
  answerTo(name, typed)
    .sentence.map(({ text }) => text)
    .join('');

test.each<[CalculatorName, Record<string, string>, string]>([
  [
    'cuando-puedo-jubilarme',
    { nacimiento: '1984-03-14', aportes: '15' },
    'Puedes jubilarte desde marzo de 2049, a los 65.',
  ],
  [
    'cuando-puedo-jubilarme',
    { nacimiento: '14/03/1960', aportes: '2' },
    'Puedes jubilarte desde noviembre de 2034, a los 74 y 8 meses, si aportas todos los meses.',
  ],
  [
    'cuando-puedo-jubilarme',
    { nacimiento: '1955-03-14', aportes: '30' },
    'Ya puedes jubilarte: tienes la edad y los aportes que se piden.',
  ],
  [
    'cuando-puedo-jubilarme',
    { nacimiento: '1950-03-14', aportes: '0' },
    'Con esos aportes no llegas a una pensión propia antes de los 80 años.',
  ],
])('%s %o', (name, typed, said) => {
  expect(sentence(name, typed).replaceAll('\u00a0', ' ')).toBe(said);
});

test('months stand short beside the lines of a chart, and whole in its name', () => {
  const { chart } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1984-03-14', aportes: '15' });
  expect(chart.ends.map(({ figure }) => figure)).toEqual(['mar 2049', 'mar 2049', 'mar 2049']);
  expect(chart.label).toContain('9 de 12 meses, marzo de 2049');
});

test('a salary and a balance open the way that asks for an account', () => {
  const typed = { nacimiento: '1984-03-14', aportes: '25', sueldo: '4000', saldo: '900 000' };
  expect(sentence('cuando-puedo-jubilarme', typed)).toContain('Ya puedes jubilarte');
});

test('a value that cannot be has a sentence with the range, and the answer is that of the initial value', () => {
  const { problems, values, answer } = compute(
    'cuanto-recibire',
    { edad: '120', sueldo: 'mucho' },
    exampleFacts,
    today,
  );
  expect(problems).toEqual([
    { field: 'edad', message: 'Escribe un valor entre 18 años y 75 años.' },
    { field: 'sueldo', message: 'Escribe un número, por ejemplo 2\u00a0500.' },
  ]);
  expect(values).toMatchObject({ edad: '120', sueldo: 'mucho' });
  expect(answer).toEqual(answerTo('cuanto-recibire'));
});

test.each(calculatorNames)('%s: without a fact it says which, and gives no answer', (name) => {
  const { eligibility: _, ...rest } = exampleFacts.values;
  const computed = compute(name, {}, { ...exampleFacts, values: rest }, today);
  expect(computed.missing).toEqual(['la edad y los meses de aporte que se piden para jubilarse']);
  expect(computed.answer).toBeNull();
});

test.each(calculatorNames)(
  '%s: whatever is typed, no figure is none, endless or finer than it is known',
  (name) => {
    const { fields } = compute(name, {}, exampleFacts, today);
    const names = [...fields.main, ...fields.more].map((field) => field.name);
    const typed = fc.oneof(
      fc.integer({ min: -10, max: 2_000_000 }).map(String),
      fc.constantFrom(
        '',
        '0',
        'mujer',
        'si',
        '1984-03-14',
        '29/02/1960',
        '1e9',
        'NaN',
        '4.200,50',
        '−3',
        '∞',
        '٣',
      ),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), typed), (values) => {
        const { answer } = compute(name, values, exampleFacts, today);
        const { assumptions: _, ...shown } = answer ?? { assumptions: [] };
        const text = JSON.stringify(shown);
        expect(text).not.toMatch(/NaN|Infinity|undefined|null,|e\+\d|−\u00a0Bs\u00a00\b/);
        // an estimate has no hundredths; only what somebody gave has
        expect(JSON.stringify(answer?.scenarios)).not.toMatch(/Bs\u00a0[\d\u00a0]+,/);
        expect(compute(name, values, exampleFacts, today)).toEqual(
          compute(name, values, exampleFacts, today),
        );
      }),
      { numRuns: 120 },
    );
  },
);

test('changes come by the size of their effect', () => {
  for (const name of calculatorNames) {
    const shares = answerTo(name).changes.rows.map(({ share }) => Math.abs(share));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(shares.length).toBeGreaterThan(2);
  }
});

test('a greater account is what would bring the day nearest, where it opens another way', () => {
  const early = (typed: Record<string, string>) =>
    answerTo('cuando-puedo-jubilarme', typed).changes.rows.find(({ name }) => name.startsWith('Una cuenta'));
  const born = { nacimiento: '1984-03-14', aportes: '15' };
  expect(answerTo('cuando-puedo-jubilarme', born).changes.rows[0]).toMatchObject({
    name: 'Una cuenta que pague el 60\u00a0% de tu sueldo',
    effect: expect.stringMatching(/ antes$/),
  });
  expect(early({ ...born, sueldo: '2500', saldo: '1000' })?.detail).toBe('Ahora pagaría menos');
  expect(early({ ...born, aportes: '25', sueldo: '4000', saldo: '900 000' })).toBeUndefined();
});

test('of a fee, of a saving and of a wait less is better, of a pension more', () => {
  expect(calculatorNames.map((name) => [name, answerTo(name).changes.better])).toEqual([
    ['cuando-puedo-jubilarme', 'less'],
    ['cuanto-recibire', 'more'],
    ['cuanto-cuesta-una-laguna', 'more'],
    ['cuanto-debo-ahorrar', 'less'],
    ['cuanto-pago-de-comision', 'less'],
  ]);
  expect(answerTo('cuanto-debo-ahorrar').changes.rows.some(({ share }) => share !== 0)).toBe(true);
});

test('the labels at the ends of the lines do not lie over each other', () => {
  for (const name of calculatorNames) {
    const places = answerTo(name).chart.ends.map(({ at }) => at);
    expect(places).toHaveLength(3);
    places.slice(1).forEach((place, before) => {
      expect(place - (places[before] ?? 0)).toBeGreaterThanOrEqual(16.9);
    });
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
  }
});

test.each([
  ['4200', 4200],
  ['4 200', 4200],
  ['4.200', 4200],
  ['4.200,50', 4200.5],
  ['4,200.50', 4200.5],
  ['Bs 4\u202f200', 4200],
  ['12,5', 12.5],
  ['12.5', 12.5],
])('%s is read as %d', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

test.each(['1984-03-14', '14/03/1984', '14-3-1984', '14.03.1984'])('%s is a day', (typed) => {
  expect(readDay(typed)).toBe('1984-03-14');
});
test.each(['31/02/1984', '84', 'ayer', '1984-13-01'])('%s is none', (typed) => {
  expect(readDay(typed)).toBe('');
});
