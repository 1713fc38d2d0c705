import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFacts } from '../testing/example-facts.ts';
import { type CalculatorName, calculatorNames } from './calculator-names.ts';
import { compute, exampleTyped } from './calculators.ts';
import { readAmount, readDay } from './fields.ts';

const today = '2026-11-26';
/** Somebody who told everything that a question asks first. */
const told = {
  nacimiento: '1984-03-14',
  aportes: '15',
  sueldo: '2500',
  saldo: '60000',
  retiro: '65',
  laguna: '24',
  meta: '2000',
  sexo: 'mujer',
};
const answerTo = (name: CalculatorName, typed: Record<string, string> = told) => {
  const { answer } = compute(name, typed, exampleFacts, today);
  if (answer === null) throw new Error(`${name} has no answer`);
  return answer;
};
const sentence = (name: CalculatorName, typed: Record<string, string>) =>
  answerTo(name, typed)
    .right.concat(answerTo(name, typed).sentence)
    .map(({ text }) => text)
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
    'Puedes jubilarte desde noviembre de 2034, a los 74 y 8 meses.Si aportas la mitad de los meses, no llegarías.',
  ],
  [
    'cuando-puedo-jubilarme',
    { nacimiento: '1955-03-14', aportes: '30' },
    'Ya puedes jubilarte, a los 71 y 8 meses.',
  ],
  [
    'cuando-puedo-jubilarme',
    { nacimiento: '1950-03-14', aportes: '0', meses: '6' },
    'Con estos aportes no llegarías a una pensión antes de los 86.',
  ],
])('%s %o', (name, typed, said) => {
  expect(sentence(name, typed).replaceAll('\u00a0', ' ')).toBe(said);
});

test('months stand short beside the lines of a chart, and whole in its name', () => {
  const { chart } = answerTo('cuando-puedo-jubilarme', { nacimiento: '1984-03-14', aportes: '15' });
  expect(chart?.ends.map(({ figure }) => figure)).toEqual(['mar 2049', 'mar 2049', 'mar 2049']);
  expect(chart?.label).toContain('9 de 12 meses, marzo de 2049');
});

test('a salary and a balance open the way that asks for an account', () => {
  const typed = { nacimiento: '1984-03-14', aportes: '25', sueldo: '4000', saldo: '900 000' };
  expect(sentence('cuando-puedo-jubilarme', typed)).toContain('Ya puedes jubilarte');
});

test('a value that cannot be has a sentence, and there is no answer in the place of one', () => {
  const typed = { ...told, nacimiento: '14/03/84', sueldo: 'mucho' };
  const { problems, values, answer, waiting } = compute('cuanto-recibire', typed, exampleFacts, today);
  expect(problems).toEqual([
    { field: 'nacimiento', message: 'Escribe el año con cuatro cifras, por ejemplo 14/03/1984.' },
    { field: 'sueldo', message: 'Escribe un número, por ejemplo Bs\u00a02\u00a0500.' },
  ]);
  expect(values).toMatchObject({ nacimiento: '14/03/84', sueldo: 'mucho' });
  expect(answer).toBeNull();
  expect(waiting).toBe('No podemos usar tu fecha de nacimiento y tu sueldo como lo escribiste.');
});

test.each(calculatorNames)('%s opens empty: it says what is missing, and answers nothing', (name) => {
  const { values, waiting, left, answer } = compute(name, {}, exampleFacts, today);
  expect(Object.values(values).join('')).toBe('');
  expect(answer).toBeNull();
  expect(waiting).toMatch(
    /^Faltan tu fecha de nacimiento, .*\.$|^Faltan tu fecha de nacimiento y tus años aportados\.$/,
  );
  expect(left.length).toBeGreaterThanOrEqual(2);
});

test.each([
  [{ aportes: 'no sé' }, 'aportes', 'no-se'],
  [{ aportes: '', 'aportes-nose': '1' }, 'aportes', 'no-se'],
  [{ sueldo: 'ya no trabajo' }, 'sueldo', 'no-se'],
  [{ aportes: '14 años 11 meses' }, 'aportes', '14 años 11 meses'],
])('%o stands in the field as it was said', (typed, field, shown) => {
  expect(compute('cuanto-recibire', { ...told, ...typed }, exampleFacts, today).values[field]).toBe(shown);
});

test('a value beside a ticked box is asked about: neither is dropped', () => {
  const { problems, answer } = compute(
    'cuanto-recibire',
    { ...told, 'aportes-nose': '1' },
    exampleFacts,
    today,
  );
  expect(problems).toEqual([
    { field: 'aportes', message: 'Escribe un dato o marca «No sé», no las dos cosas.' },
  ]);
  expect(answer).toBeNull();
});

test('what is unknown makes the range wider, and is said with the field that asks for it', () => {
  const whole = answerTo('cuanto-recibire');
  const wide = answerTo('cuanto-recibire', { ...told, aportes: 'no-se', saldo: 'no-se' });
  const range = (answer: typeof whole) =>
    [
      ...answer.sentence
        .map(({ text }) => text)
        .join('')
        .matchAll(/Bs\u00a0([\d\u00a0]+)/g),
    ].map(([, amount = '']) => Number(amount.replaceAll('\u00a0', '')));
  expect(Math.min(...range(wide))).toBeLessThanOrEqual(Math.min(...range(whole)));
  expect(Math.max(...range(wide))).toBeGreaterThan(Math.max(...range(whole)));
  expect(wide.suppositions.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['aportes', 'meses', 'saldo']),
  );
});

test('an example is Rosa’s, 42 years old on every day of the year', () => {
  for (const day of ['2026-01-01', '2026-12-31'])
    for (const name of calculatorNames)
      expect(compute(name, exampleTyped(day), exampleFacts, day).answer?.right.length).toBeGreaterThan(0);
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
      fc.property(fc.dictionary(fc.constantFrom(...names), typed), (some) => {
        const values = { ...told, ...some };
        const { answer } = compute(name, values, exampleFacts, today);
        const { assumptions: _, without, chart, ...shown } = answer ?? { assumptions: [] };
        const text = JSON.stringify({ ...shown, ...without, ...chart });
        expect(text).not.toMatch(/NaN|Infinity|undefined|null,|e\+\d|−\u00a0Bs\u00a00\b/);
        // an estimate has no hundredths; only what somebody gave has
        expect(JSON.stringify(answer?.scenarios ?? '')).not.toMatch(/Bs\u00a0[\d\u00a0]+,/);
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
    const places = (answerTo(name).chart?.ends ?? []).map(({ at }) => at);
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
  expect(readAmount(typed, 'Bs')).toBe(value);
});

test.each([
  '1984-03-14',
  '14/03/1984',
  '14-3-1984',
  '14.03.1984',
  '14031984',
  '14 3 1984',
  '14 de marzo de 1984',
])('%s is a day', (typed) => {
  expect(readDay(typed)).toBe('1984-03-14');
});
test.each(['31/02/1984', '84', 'ayer', '1984-13-01'])('%s is none', (typed) => {
  expect(readDay(typed)).toBe('');
});
