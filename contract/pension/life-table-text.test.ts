import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleFacts } from '../testing/example-facts.ts';
import { aLifeTable } from '../testing/life-table.ts';
import { compute } from './calculators.ts';
import { annuityFactor, lifeTableOf, yearsLeft } from './life-table.ts';
import { lifeTableText, readLifeTable } from './life-table-text.ts';

const table = aLifeTable();
const text = lifeTableText(table);
const changed = (age: number, line: string) =>
  text
    .split('\n')
    .map((each, at) => (at === age ? line : each))
    .join('\n');

describe('a pasted life table', () => {
  test('is read from a sheet: semicolons, tabs or spaces, commas or points, with a heading', () => {
    expect(readLifeTable(text)).toEqual(table);
    expect(readLifeTable(`Edad;Mujeres;Hombres\n\n${text}\n`)).toEqual(table);
    expect(readLifeTable(text.replaceAll(';', '\t').replaceAll('0,', '.'))).toEqual(table);
    expect(readLifeTable(text.replaceAll(',', '.').replaceAll(';', ', '))).toEqual(table);
    expect(readLifeTable(text.replaceAll(';', ' '))).toEqual(table);
    expect(readLifeTable(text.replaceAll(',', '.').replaceAll(';', ','))).toEqual(table);
  });

  test.each([
    ['', 'Faltan edades'],
    ['0;0,1', 'escribe edad, mujeres y hombres'],
    ['1;0,1;0,1', 'aquí va la edad 0'],
    ['0;1,2;0,1', 'Edad 0, mujeres: la probabilidad de morir en un año va de 0 a 1'],
    ['0;0,1;-0,1', 'Edad 0, hombres: la probabilidad'],
    [text.split('\n').slice(0, 90).join('\n'), 'llega hasta los 89 y tiene que llegar a los 110'],
    [`${text}\n111;1;1`, 'sobra la edad 111'],
    [changed(50, '51;0,01;0,01'), 'aquí va la edad 50'],
    [changed(70, '70;0,0001;0,5'), 'Edad 70, mujeres: la probabilidad es menor que a los 69'],
    [changed(80, '80;0,071;1'), 'Edad 80, hombres: solo a los 110'],
    [changed(110, '110;0,9;1'), 'A los 110 años la probabilidad es 1 (mujeres)'],
  ])('%#: is refused with a sentence: %s', (written, reason) => {
    expect(readLifeTable(written)).toContain(reason);
  });

  test('whatever is pasted, a sentence or a whole table comes out', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 }), { maxLength: 130 }), (lines) => {
        const read = readLifeTable(lines.join('\n'));
        expect(typeof read === 'string' ? read.length > 0 : read.female.length === 111).toBe(true);
      }),
    );
  });
});

describe('the price of a pension', () => {
  const country = lifeTableOf(table);
  const given = { life: 'female', ageMonths: 780, technicalRate: 0 } as const;

  test('is that of the country’s table: a sum by hand where everybody dies at the same rate', () => {
    const flat = { female: [...Array<number>(110).fill(500_000), 1_000_000], male: table.male };
    let byHand = 0;
    for (let year = 0; year < 46; year += 1)
      for (let month = 0; month < 12; month += 1) {
        const now = year === 46 ? 0 : 0.5 ** year;
        const next = year === 45 ? 0 : 0.5 ** (year + 1);
        byHand += now + ((next - now) * month) / 12;
      }
    expect(annuityFactor({ ...given, table: lifeTableOf(flat) })).toBeCloseTo(byHand, 9);
  });

  test('is higher where people live longer, and the same table prices the same', () => {
    const longer = {
      ...table,
      female: table.female.map((each, age) => (age === 110 ? each : Math.floor(each / 2))),
    };
    expect(annuityFactor({ ...given, table: lifeTableOf(longer) })).toBeGreaterThan(
      annuityFactor({ ...given, table: country }),
    );
    expect(yearsLeft('female', 780, lifeTableOf(longer))).toBeGreaterThan(yearsLeft('female', 780, country));
    expect(annuityFactor({ ...given, table: lifeTableOf({ ...table }) })).toBe(
      annuityFactor({ ...given, table: country }),
    );
  });

  test('says which table it took, with source and month; without one it says that it is an example', () => {
    const typed = { nacimiento: '1976-05-01', aportes: '20', sueldo: '4 000', saldo: '90 000', retiro: '65' };
    const known = {
      ...exampleFacts,
      values: { ...exampleFacts.values, deaths: table },
      sources: { deaths: { source: 'Superintendencia, 2025', link: '', reviewed: '2026-05-06' } },
    };
    const texts = (facts: typeof exampleFacts) =>
      compute('cuanto-recibire', typed, facts, '2026-11-27')
        .answer?.assumptions.map((each) => each.text)
        .join(' ');
    expect(texts(known)).toContain(
      'según la tabla de vida del país (Superintendencia, 2025, revisada en mayo de 2026)',
    );
    expect(texts(exampleFacts)).toContain('según una tabla de vida de ejemplo, que no es de ningún país');
    const round = JSON.parse(JSON.stringify(known)) as typeof known;
    expect(compute('cuanto-recibire', typed, round, '2026-11-27')).toEqual(
      compute('cuanto-recibire', typed, known, '2026-11-27'),
    );
  });
});
