import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondRuns } from '../testing/second-pension-model.ts';
import { lawFacts } from '../testing/tour-facts.ts';
import { accumulate, growthOfOne, type Saving, type SavingRules } from './accumulation.ts';
import { monthFactor } from './amounts.ts';
import { annuityFactor, type Life, livingAt, tableAges, yearsLeft } from './life-table.ts';
import type { PensionFacts } from './pension-facts.ts';
import { unknownPerson } from './person.ts';
import { prospectOf } from './prospect.ts';

/*
 * The same quantities by other ways: powers instead of roots by Newton's method, sums of geometric series instead of
 * months, annuities from yearly payments by the coefficients α and β of an even spread of deaths instead of months.
 * A person whole, with rights, floors, payments and health, is reckoned again in `../testing/second-pension-model.ts`.
 */

const saving = fc.record<Saving>({
  balance: fc.integer({ min: 0, max: 50_000_000 }),
  salary: fc.integer({ min: 0, max: 5_000_000 }),
  months: fc.integer({ min: 0, max: 600 }),
  density: fc.integer({ min: 0, max: 12 }),
  gap: fc.integer({ min: 0, max: 120 }),
  voluntary: fc.integer({ min: 0, max: 100_000 }),
});
const rules = fc.record<SavingRules>({
  contribution: fc.integer({ min: 0, max: 3000 }),
  ceiling: fc.integer({ min: 100_000, max: 3_000_000 }),
  feeOnSalary: fc.integer({ min: 0, max: 300 }),
  feeOnBalance: fc.integer({ min: 0, max: 300 }),
  salaryGrowth: fc.integer({ min: 0, max: 400 }),
});
const realReturn = fc.integer({ min: -300, max: 1000 });

/** A segment of equal payments at the beginning of each month, as a geometric series. */
function afterSegment(balance: number, payment: number, factor: number, months: number): number {
  const grown = factor ** months;
  const sum = Math.abs(factor - 1) < 1e-12 ? months : (factor * (grown - 1)) / (factor - 1);
  return balance * grown + payment * sum;
}

function closedForm(of: Saving, by: SavingRules, yearly: number): number {
  const factor = (1 + yearly / 10_000) ** (1 / 12) * (1 - by.feeOnBalance / 120_000);
  const marks = new Set([0, of.months, Math.min(of.gap, of.months)]);
  for (let month = 12; month < of.months; month += 12) marks.add(month);
  const bounds = [...marks].toSorted((one, other) => one - other);
  let balance: number = of.balance;
  bounds.slice(1).forEach((end, place) => {
    const begin = bounds[place] ?? 0;
    const salary = of.salary * (1 + by.salaryGrowth / 10_000) ** Math.floor(begin / 12);
    const contribution = Math.round((Math.min(salary, by.ceiling) * by.contribution) / 10_000);
    const payment = begin < of.gap ? 0 : (contribution * of.density) / 12 + of.voluntary;
    balance = afterSegment(balance, payment, factor, end - begin);
  });
  return balance;
}

/** At most one part in ten million apart, or two hundredths. */
const near = (one: number, other: number) =>
  expect(Math.abs(one - other)).toBeLessThanOrEqual(2 + Math.abs(other) * 1e-7);

test('an account month by month is the sum of geometric series', () => {
  fc.assert(
    fc.property(saving, rules, realReturn, (of, by, yearly) => {
      near(accumulate(of, by, yearly).balance, closedForm(of, by, yearly));
    }),
    { numRuns: 500 },
  );
});

test('what one a month becomes is a geometric series', () => {
  fc.assert(
    fc.property(saving, rules, realReturn, (of, by, yearly) => {
      const factor = (1 + yearly / 10_000) ** (1 / 12) * (1 - by.feeOnBalance / 120_000);
      const grown = afterSegment(0, 1, factor, Math.max(0, of.months - of.gap));
      expect(growthOfOne(of, by, yearly)).toBeCloseTo(grown, 5);
    }),
  );
});

test('what is earned and paid in fees adds up: without return, what came in is in the account or was paid', () => {
  fc.assert(
    fc.property(saving, rules, (of, by) => {
      const { balance, fees } = accumulate(of, { ...by, feeOnSalary: 0 }, 0);
      near(balance + fees, accumulate(of, { ...by, feeOnBalance: 0 }, 0).balance);
    }),
  );
});

test('a month is the twelfth root of a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 10_000 }), (rate) => {
      expect(monthFactor(rate)).toBeCloseTo((1 + rate / 10_000) ** (1 / 12), 14);
    }),
  );
});

const life = fc.constantFrom<Life>('female', 'male', 'either');

/** The yearly annuity-due of a life, or of two lives together. */
function yearly(lives: readonly { life: Life; years: number }[], discount: number): number {
  const oldest = Math.max(...lives.map(({ years }) => years));
  let sum = 0;
  for (let year = 0; year <= tableAges.last - oldest; year += 1)
    sum +=
      discount ** year *
      lives.reduce(
        (both, { life: of, years }) => (both * livingAt(of, (years + year) * 12)) / livingAt(of, years * 12),
        1,
      );
  return sum;
}

test('the price of a pension follows from yearly payments by α and β', () => {
  fc.assert(
    fc.property(
      life,
      fc.integer({ min: 40, max: 105 }),
      fc.integer({ min: 10, max: 800 }),
      (of, years, rate) => {
        const i = rate / 10_000;
        const d = i / (1 + i);
        const [im, dm] = [12 * ((1 + i) ** (1 / 12) - 1), 12 * (1 - (1 - d) ** (1 / 12))];
        const [alpha, beta] = [(i * d) / (im * dm), (i - im) / (im * dm)];
        // β counts on a payment at the end of a year of death that is spread evenly: exact where deaths are
        const expected = 12 * (alpha * yearly([{ life: of, years }], 1 / (1 + i)) - beta);
        expect(annuityFactor({ life: of, ageMonths: years * 12, technicalRate: rate })).toBeCloseTo(
          expected,
          6,
        );
      },
    ),
  );
});

test('a partner adds the share of a life alone less that of both together', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 90 }),
      fc.integer({ min: 50, max: 90 }),
      fc.integer({ min: 0, max: 500 }),
      (own, partner, technicalRate) => {
        const share = 6000;
        const of = (sex: Life, years: number) =>
          annuityFactor({ life: sex, ageMonths: years * 12, technicalRate });
        let both = 0;
        for (let month = 0; month < 12 * (tableAges.last + 1 - Math.max(own, partner)); month += 1)
          both +=
            ((1 + technicalRate / 10_000) ** (-month / 12) *
              livingAt('male', own * 12 + month) *
              livingAt('female', partner * 12 + month)) /
            (livingAt('male', own * 12) * livingAt('female', partner * 12));
        expect(
          annuityFactor({
            life: 'male',
            ageMonths: own * 12,
            technicalRate,
            partner: { life: 'female', ageMonths: partner * 12, share },
          }),
        ).toBeCloseTo(of('male', own) + 0.6 * (of('female', partner) - both), 6);
      },
    ),
    { numRuns: 50 },
  );
});

test('without a technical rate the price is twelve times the years that are left, and half a month', () => {
  for (const years of [30, 65, 80, 100])
    expect(annuityFactor({ life: 'female', ageMonths: years * 12, technicalRate: 0 })).toBeCloseTo(
      yearsLeft('female', years * 12) * 12 + 0.5,
      8,
    );
});

test('the table is the law of Gompertz and Makeham, to one of 100,000', () => {
  const laws = { female: [0.0003, 88, 0.105], male: [0.0006, 84, 0.095] } as const;
  for (const sex of ['female', 'male'] as const)
    for (let age: number = tableAges.first; age < tableAges.last; age += 1) {
      const [a, mode, b] = laws[sex];
      const force = a + Math.exp(b * (age + 1 - mode)) - Math.exp(b * (age - mode));
      const dying = 1 - livingAt(sex, (age + 1) * 12) / livingAt(sex, age * 12);
      expect(Math.abs(dying - (1 - Math.exp(-force)))).toBeLessThan(0.000_006);
    }
});

test('a mother of two who contributes nine months of twelve: right, start, payment and the sum in hand of the second model', () => {
  const facts = lawFacts.values as PensionFacts;
  const person = {
    ...unknownPerson('1970-08-31'),
    sex: 'female' as const,
    contributed: 200,
    salary: 480_000,
    balance: 9_000_000,
    density: 9,
    children: 2,
    hasPartner: true,
  };
  const { runs } = prospectOf(person, facts, '2026-11-28');
  const reading = runs[0]?.reading;
  if (reading === undefined) throw new Error('no life');
  const second = secondRuns(person, reading, reading.balances, facts, '2026-11-28');
  expect(runs.map(({ key, right, start }) => [key, right?.wait, start?.wait])).toEqual(
    second.map(({ key, wait, begins }) => [key, wait, begins]),
  );
  runs.forEach(({ paid, inHand }, place) => {
    near(paid ?? 0, second[place]?.paid ?? 0);
    near(inHand ?? 0, second[place]?.inHand ?? 0);
  });
  // 65 years less one for each child: August 2033
  expect(runs[0]?.right?.wait).toBe(81);
});
