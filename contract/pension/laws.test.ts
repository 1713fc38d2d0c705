import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFacts } from '../testing/example-facts.ts';
import { accumulate, type Saving, type SavingRules } from './accumulation.ts';
import { type Claimant, firstRight } from './eligibility.ts';
import { annuityFactor, type Life, programmedWithdrawal } from './life-table.ts';
import { floorOf, pensionOf } from './pension.ts';

interface Case {
  saving: Saving;
  rules: SavingRules;
  realReturn: number;
  ageMonths: number;
  life: Life;
}

const given: fc.Arbitrary<Case> = fc.record({
  saving: fc.record<Saving>({
    balance: fc.integer({ min: 0, max: 50_000_000 }),
    salary: fc.integer({ min: 0, max: 5_000_000 }),
    months: fc.integer({ min: 0, max: 480 }),
    density: fc.integer({ min: 0, max: 12 }),
    gap: fc.integer({ min: 0, max: 120 }),
    voluntary: fc.integer({ min: 0, max: 100_000 }),
  }),
  rules: fc.record<SavingRules>({
    contribution: fc.integer({ min: 0, max: 3000 }),
    ceiling: fc.integer({ min: 100_000, max: 3_000_000 }),
    feeOnSalary: fc.integer({ min: 0, max: 300 }),
    feeOnBalance: fc.integer({ min: 0, max: 300 }),
    salaryGrowth: fc.integer({ min: 0, max: 400 }),
  }),
  realReturn: fc.integer({ min: -300, max: 1000 }),
  ageMonths: fc.integer({ min: 18 * 12, max: 40 * 12 }),
  life: fc.constantFrom<Life>('female', 'male', 'either'),
});
const more = fc.integer({ min: 1, max: 1_000_000 });

function pensionIn({ saving, rules, realReturn, ageMonths, life }: Case): number {
  const factor = annuityFactor({ life, ageMonths: ageMonths + saving.months, technicalRate: 200 });
  return pensionOf(accumulate(saving, rules, realReturn).balance, factor);
}
const withSaving = (of: Case, saving: Partial<Saving>): Case => ({
  ...of,
  saving: { ...of.saving, ...saving },
});
const withRules = (of: Case, rules: Partial<SavingRules>): Case => ({
  ...of,
  rules: { ...of.rules, ...rules },
});

/** The second is never less than the first. */
const neverLess = (change: (of: Case, by: number) => Case) =>
  fc.assert(
    fc.property(given, more, (of, by) => {
      expect(pensionIn(change(of, by))).toBeGreaterThanOrEqual(pensionIn(of));
    }),
    { numRuns: 150 },
  );

test.each<[string, (of: Case, by: number) => Case]>([
  ['a greater balance', (of, by) => withSaving(of, { balance: of.saving.balance + by })],
  ['a greater salary', (of, by) => withSaving(of, { salary: of.saving.salary + by })],
  ['more put aside', (of, by) => withSaving(of, { voluntary: of.saving.voluntary + by })],
  [
    'more months of twelve',
    (of, by) => withSaving(of, { density: Math.min(12, of.saving.density + (by % 12)) }),
  ],
  ['a shorter gap', (of, by) => withSaving(of, { gap: Math.max(0, of.saving.gap - (by % 60)) })],
  ['a greater contribution', (of, by) => withRules(of, { contribution: of.rules.contribution + (by % 500) })],
  ['a higher ceiling', (of, by) => withRules(of, { ceiling: of.rules.ceiling + by })],
  [
    'a salary that grows faster',
    (of, by) => withRules(of, { salaryGrowth: of.rules.salaryGrowth + (by % 200) }),
  ],
  [
    'a lower fee on the balance',
    (of, by) => withRules(of, { feeOnBalance: Math.max(0, of.rules.feeOnBalance - (by % 300)) }),
  ],
  ['a greater return', (of, by) => ({ ...of, realReturn: of.realReturn + (by % 500) })],
])('%s never gives less', (_, change) => neverLess(change));

test('a later age never gives less, where the account earns what it costs', () => {
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 120 }), (of, later) => {
      const earning = { ...of, realReturn: Math.max(of.realReturn, of.rules.feeOnBalance + 10) };
      const months = of.saving.months + later;
      expect(pensionIn(withSaving(earning, { months }))).toBeGreaterThanOrEqual(pensionIn(earning));
    }),
    { numRuns: 150 },
  );
});

test('a fee on the salary is never paid back', () => {
  fc.assert(
    fc.property(given, more, ({ saving, rules, realReturn }, by) => {
      const dearer = { ...rules, feeOnSalary: rules.feeOnSalary + (by % 200) };
      const [now, then] = [accumulate(saving, rules, realReturn), accumulate(saving, dearer, realReturn)];
      expect(then.fees).toBeGreaterThanOrEqual(now.fees);
      expect(then.balance).toBe(now.balance);
    }),
  );
});

test('a partner never raises the pension, and an older life never costs more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50 * 12, max: 90 * 12 }),
      fc.nat(10_000),
      fc.nat(500),
      (ageMonths, share, rate) => {
        const of = (more: object, at = ageMonths) =>
          annuityFactor({ life: 'female', ageMonths: at, technicalRate: rate, ...more });
        const partner = { life: 'male' as const, ageMonths, share };
        expect(of({ partner })).toBeGreaterThanOrEqual(of({}));
        expect(of({}, ageMonths + 1)).toBeLessThanOrEqual(of({}));
      },
    ),
    { numRuns: 60 },
  );
});

test('a withdrawal never pays more than there is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 50 * 12, max: 109 * 12 }),
      fc.integer({ min: -300, max: 800 }),
      fc.integer({ min: 0, max: 500 }),
      (balance, ageMonths, realReturn, technicalRate) => {
        const years = programmedWithdrawal({ balance, ageMonths, life: 'male', technicalRate, realReturn });
        for (const { monthly, balance: left } of years) {
          expect(monthly).toBeGreaterThanOrEqual(0);
          expect(monthly * 12).toBeLessThanOrEqual(left);
        }
        const paid = years.reduce((sum, { monthly }) => sum + monthly * 12, 0);
        if (realReturn <= 0) expect(paid).toBeLessThanOrEqual(balance);
      },
    ),
    { numRuns: 60 },
  );
});

test('more months never give a lower floor', () => {
  fc.assert(
    fc.property(fc.nat(600), fc.nat(600), (months, by) => {
      const { floors } = exampleFacts.values;
      expect(floorOf(months + by, floors)).toBeGreaterThanOrEqual(floorOf(months, floors));
    }),
  );
});

test('who has contributed more, or goes on more steadily, never waits longer', () => {
  const person = fc.record<Claimant>({
    birth: fc
      .date({ min: new Date('1950-01-01'), max: new Date('2008-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sex: fc.constantFrom('female' as const, 'male' as const),
    children: fc.nat(6),
    contributed: fc.nat(500),
    density: fc.integer({ min: 0, max: 12 }),
    gap: fc.nat(120),
  });
  const facts = {
    ...exampleFacts.values,
    childrenAdvance: { sex: 'female' as const, monthsPerChild: 12, childrenAtMost: 3 },
  };
  const waitOf = (of: Claimant) => firstRight(facts, of, '2026-11-26')?.wait ?? Number.POSITIVE_INFINITY;
  fc.assert(
    fc.property(person, fc.nat(120), (of, by) => {
      const wait = waitOf(of);
      expect(waitOf({ ...of, contributed: of.contributed + by })).toBeLessThanOrEqual(wait);
      expect(waitOf({ ...of, density: Math.min(12, of.density + by) })).toBeLessThanOrEqual(wait);
      expect(waitOf({ ...of, gap: of.gap + by })).toBeGreaterThanOrEqual(wait);
      expect(waitOf({ ...of, children: of.children + by })).toBeLessThanOrEqual(wait);
    }),
  );
});
