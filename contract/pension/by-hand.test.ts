import { expect, test } from 'vitest';
import {
  accumulate,
  contributedAfter,
  growthOfOne,
  insured,
  type Saving,
  type SavingRules,
} from './accumulation.ts';
import { shareOf } from './amounts.ts';
import { ageInMonths, monthInWords, monthOf, monthOfAge } from './calendar.ts';
import { firstEligibility, waitForMonths } from './eligibility.ts';
import { annuityFactor, programmedWithdrawal } from './life-table.ts';
import { balanceFor, floorOf, paidPension, pensionOf } from './pension.ts';

/*
 * Worked by hand (spec 18.6), with the working above each case. The contribution is 10 % and the salary 1,000 where
 * nothing else is said. Money in hundredths.
 */

const rules: SavingRules = {
  contribution: 1000,
  ceiling: 2_000_000,
  feeOnSalary: 0,
  feeOnBalance: 0,
  salaryGrowth: 0,
};
const saving: Saving = { balance: 0, salary: 100_000, months: 12, density: 12, gap: 0, voluntary: 0 };
const balanceOf = (of: Partial<Saving>, by: Partial<SavingRules> = {}, realReturn = 0) =>
  accumulate({ ...saving, ...of }, { ...rules, ...by }, realReturn).balance;
const floors = [
  { months: 120, amount: 80_000 },
  { months: 240, amount: 110_000 },
];
const rule = { sex: null, bornFrom: null, bornUntil: null, ageMonths: 780, months: 120, share: null };
const person = { birth: '1984-03-14', life: 'either' as const, contributed: 180, density: 12, gap: 0 };

const cases: Record<string, [computed: unknown, reckoned: unknown]> = {
  // 4,200 × 0.12 = 504
  '1. a contribution': [shareOf(420_000, 1200), 50_400],
  // 25,000 with a ceiling of 20,000: 20,000 × 0.12 = 2,400
  '2. a salary above the ceiling': [shareOf(insured(2_500_000, 2_000_000), 1200), 240_000],
  // 12 × 100 = 1,200
  '3. a year without return or fee': [balanceOf({}), 120_000],
  // 12 × 100 × 6/12 = 600
  '4. six months of twelve': [balanceOf({ density: 6 }), 60_000],
  // 1.2 % a year, two months: 100 × 0.999 = 99.90; (99.90 + 100) × 0.999 = 199.7001
  '5. a fee on the balance': [balanceOf({ months: 2 }, { feeOnBalance: 120 }), 19_970],
  // 1,000 × 1.035 = 1,035
  '6. a year at 3.5 %': [balanceOf({ balance: 100_000, salary: 0 }, {}, 350), 103_500],
  // 1,000 × 1.05² = 1,102.50
  '7. two years at 5 %': [balanceOf({ balance: 100_000, salary: 0, months: 24 }, {}, 500), 110_250],
  // 12 × 100 + 12 × 110 = 2,520
  '8. a salary that grows by 10 %': [balanceOf({ months: 24 }, { salaryGrowth: 1000 }), 252_000],
  // 6 × 100 = 600
  '9. a gap of six months': [balanceOf({ gap: 6 }), 60_000],
  // 6 × (100 + 50) = 900
  '10. 50 more a month, after the gap': [balanceOf({ gap: 6, voluntary: 5_000 }), 90_000],
  // 120, then 23 years at six of twelve: 120 + 276 × 6/12 = 258
  '11. months contributed': [120 + contributedAfter(23 * 12, { density: 6, gap: 0 }), 258],
  // 0.5 % of 4,200 is 21; 12 × 21 = 252
  '12. a fee on the salary, in a year': [
    accumulate({ ...saving, salary: 420_000 }, { ...rules, feeOnSalary: 50 }, 0).fees,
    25_200,
  ],
  // nobody outlives the year: Σ (1 − t/12), t = 0…11, is 12 − 66/12 = 6.5
  '13. the price of a pension at 110': [
    annuityFactor({ life: 'male', ageMonths: 1320, technicalRate: 0 }).toFixed(9),
    '6.500000000',
  ],
  // 65.769 % die in the year: 12 − 0.65769 × 66/12 + 0.34231 × 6.5 = 10.60772
  '14. the same at 109': [
    annuityFactor({ life: 'male', ageMonths: 1308, technicalRate: 0 }).toFixed(5),
    '10.60772',
  ],
  // a partner of 110 goes on with 60 %: 6.5 + 0.6 × Σ t/12 × (1 − t/12) = 6.5 + 0.6 × (5.5 − 506/144) = 7.69167
  '15. the same at 110, with a partner': [
    annuityFactor({
      life: 'male',
      ageMonths: 1320,
      technicalRate: 0,
      partner: { life: 'male', ageMonths: 1320, share: 6000 },
    }).toFixed(5),
    '7.69167',
  ],
  // 6,500 ÷ 6.5 = 1,000; 1,000 × 6.5 = 6,500
  '16. a pension, and the account for it': [
    [pensionOf(650_000, 6.5), balanceFor(100_000, 6.5)],
    [100_000, 650_000],
  ],
  // the price at 109 is under 12, so a twelfth: 1,200 ÷ 12 = 100
  '17. the last year of a withdrawal': [
    programmedWithdrawal({
      balance: 120_000,
      ageMonths: 1308,
      life: 'male',
      technicalRate: 0,
      realReturn: 0,
    }),
    [{ ageMonths: 1308, monthly: 10_000, balance: 120_000 }],
  ],
  // 800 from 120 months, 1,100 from 240: none; the first; the greater
  '18. floors by months': [[119, 120, 258].map((months) => floorOf(months, floors)), [0, 80_000, 110_000]],
  // own 900, floors from 65: at 65 the 1,100, at 62 too young for it
  '19. the floor and its age': [
    [780, 744].map(
      (ageMonths) => paidPension({ own: 90_000, months: 258, ageMonths, floors, floorAgeMonths: 780 }).paid,
    ),
    [110_000, 90_000],
  ],
  // born in March 1984, 65 in March 2049; seen in November 2026: (2049 − 2026) × 12 + 3 − 11 = 268
  '20. the month of an age': [
    [monthInWords(monthOfAge('1984-03-14', 780)), firstEligibility([rule], person, '2026-11-26')?.wait],
    ['marzo de 2049', 268],
  ],
  // 100 of 120, at six of twelve: 20 × 12/6 = 40
  '21. contributions that are missing': [waitForMonths(120, { contributed: 100, density: 6, gap: 0 }), 40],
  // 65 on 1 March 2025; on 28 February 779 months
  '22. born on 29 February': [
    [
      ageInMonths('1960-02-29', '2025-02-28'),
      ageInMonths('1960-02-29', '2025-03-01'),
      monthOfAge('1960-02-29', 780) - monthOf('2025-03-01'),
    ],
    [779, 780, 0],
  ],
  // 1,000 a month at a price of 200, in 100 months: 200,000 ÷ 100 = 2,000
  '23. what must be put aside': [
    Math.ceil(balanceFor(100_000, 200) / growthOfOne({ months: 100, gap: 0 }, rules, 0)),
    200_000,
  ],
};

test.each(Object.entries(cases))('%s', (_, [computed, reckoned]) => {
  expect(computed).toEqual(reckoned);
});
