import type { KnownFacts } from '../pension/pension-facts.ts';

const everybody = { sex: null, bornFrom: null, bornUntil: null } as const;

/** The facts of the demonstration's country as a visitor found them, before the law's other figures were facts. */
export const tourFacts: KnownFacts = {
  currency: 'Bs',
  values: {
    eligibility: [
      { ...everybody, ageMonths: 780, months: 180, share: null },
      { ...everybody, ageMonths: 696, months: 0, share: 6000 },
    ],
    contribution: 1200,
    ceiling: 3_000_000,
    feeOnSalary: 50,
    feeOnBalance: 40,
    salaryGrowth: 100,
    returns: { prudent: 200, middle: 350, favourable: 500 },
    technicalRate: 200,
    partnerShare: 6000,
    floors: [
      { months: 240, amount: 110_000 },
      { months: 360, amount: 140_000 },
    ],
    floorAgeMonths: 780,
  },
  sources: {},
  isExample: true,
};

/** The same country with what its law says: one table, 13 payments, 3 % for health, a year for each of three children. */
export const lawFacts: KnownFacts = {
  ...tourFacts,
  values: {
    ...tourFacts.values,
    hasOneTable: true,
    paymentsPerYear: 13,
    healthShare: 300,
    childrenAdvance: { sex: 'female', monthsPerChild: 12, childrenAtMost: 3 },
  },
};
