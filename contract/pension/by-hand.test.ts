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
import { firstRight, waitForMonths } from './eligibility.ts';
import { annuityFactor, programmedWithdrawal } from './life-table.ts';
import { balanceFor, floorOf, paidPension, pensionOf } from './pension.ts';

/* The cases of the specification (18.6), with the numbers of their working there. Money in hundredths. */

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
const person = {
  birth: '1984-03-14',
  sex: 'female' as const,
  contributed: 180,
  density: 12,
  gap: 0,
  children: 0,
};

const cases: Record<string, [computed: unknown, reckoned: unknown]> = {
  '1. a contribution': [shareOf(420_000, 1200), 50_400],
  '2. a salary above the ceiling': [shareOf(insured(2_500_000, 2_000_000), 1200), 240_000],
  '3. a year without return or fee': [balanceOf({}), 120_000],
  '4. six months of twelve': [balanceOf({ density: 6 }), 60_000],
  '5. a fee on the balance': [balanceOf({ months: 2 }, { feeOnBalance: 120 }), 19_970],
  '6. a year at 3.5 %': [balanceOf({ balance: 100_000, salary: 0 }, {}, 350), 103_500],
  '7. two years at 5 %': [balanceOf({ balance: 100_000, salary: 0, months: 24 }, {}, 500), 110_250],
  '8. a salary that grows by 10 %': [balanceOf({ months: 24 }, { salaryGrowth: 1000 }), 252_000],
  '9. a gap of six months': [balanceOf({ gap: 6 }), 60_000],
  '10. 50 more a month, after the gap': [balanceOf({ gap: 6, voluntary: 5_000 }), 90_000],
  '11. months contributed': [120 + contributedAfter(23 * 12, { density: 6, gap: 0 }), 258],
  '12. a fee on the salary, in a year': [
    accumulate({ ...saving, salary: 420_000 }, { ...rules, feeOnSalary: 50 }, 0).fees,
    25_200,
  ],
  '13. the price of a pension at 110': [
    annuityFactor({ life: 'male', ageMonths: 1320, technicalRate: 0 }).toFixed(9),
    '6.500000000',
  ],
  '14. the same at 109': [
    annuityFactor({ life: 'male', ageMonths: 1308, technicalRate: 0 }).toFixed(5),
    '10.60772',
  ],
  '15. the same at 110, with a partner': [
    annuityFactor({
      life: 'male',
      ageMonths: 1320,
      technicalRate: 0,
      partner: { life: 'male', ageMonths: 1320, share: 6000 },
    }).toFixed(5),
    '7.69167',
  ],
  '16. a pension, and the account for it': [
    [pensionOf(650_000, 6.5), balanceFor(100_000, 6.5)],
    [100_000, 650_000],
  ],
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
  '18. floors by months': [[119, 120, 258].map((months) => floorOf(months, floors)), [0, 80_000, 110_000]],
  '19. the floor and its age': [
    [780, 744].map(
      (ageMonths) => paidPension({ own: 90_000, months: 258, ageMonths, floors, floorAgeMonths: 780 }).paid,
    ),
    [110_000, 90_000],
  ],
  '20. the month of an age': [
    [
      monthInWords(monthOfAge('1984-03-14', 780)),
      firstRight({ eligibility: [rule] }, person, '2026-11-26')?.wait,
    ],
    ['marzo de 2049', 268],
  ],
  '21. contributions that are missing': [waitForMonths(120, { contributed: 100, density: 6, gap: 0 }), 40],
  '22. born on 29 February': [
    [
      ageInMonths('1960-02-29', '2025-02-28'),
      ageInMonths('1960-02-29', '2025-03-01'),
      monthOfAge('1960-02-29', 780) - monthOf('2025-03-01'),
    ],
    [779, 780, 0],
  ],
  '23. what must be put aside': [
    Math.ceil(balanceFor(100_000, 200) / growthOfOne({ months: 100, gap: 0 }, rules, 0)),
    200_000,
  ],
};

test.each(Object.entries(cases))('%s', (_, [computed, reckoned]) => {
  expect(computed).toEqual(reckoned);
});
