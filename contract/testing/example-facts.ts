import type { factsOfPension, KnownFacts } from '../pension/pension-facts.ts';
/** The facts of tests: round, and of no country. */
export const exampleFacts: KnownFacts & {
  values: Required<Pick<KnownFacts['values'], (typeof factsOfPension)[number]>>;
} = {
  currency: 'Bs',
  values: {
    eligibility: [
      { sex: null, bornFrom: null, bornUntil: null, ageMonths: 65 * 12, months: 120, share: null },
      { sex: null, bornFrom: null, bornUntil: null, ageMonths: null, months: 240, share: 6000 },
    ],
    contribution: 1200,
    ceiling: 2_000_000,
    feeOnSalary: 50,
    feeOnBalance: 40,
    salaryGrowth: 100,
    returns: { prudent: 200, middle: 350, favourable: 500 },
    technicalRate: 200,
    partnerShare: 6000,
    floors: [
      { months: 120, amount: 80_000 },
      { months: 240, amount: 110_000 },
    ],
    floorAgeMonths: 65 * 12,
  },
  sources: {},
  isExample: false,
};
