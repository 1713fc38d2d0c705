import {
  type Hundredths,
  monthFactor,
  nearest,
  type Rate,
  shareOf,
  wholeRate,
  yearFactor,
} from './amounts.ts';

/** Somebody's saving, in money of today. */
export interface Saving {
  balance: Hundredths;
  /** A month. */
  salary: Hundredths;
  /** Months until the pension begins, a whole number. */
  months: number;
  /** Months of each twelve in which they contribute. */
  density: number;
  /** Months from today in which nothing is put aside. */
  gap: number;
  /** Put aside each month beside the contribution, once the gap is over. */
  voluntary: Hundredths;
}

/** The law's and the fund administrator's rates. */
export interface SavingRules {
  /** Part of the salary, by worker and employer together. */
  contribution: Rate;
  /** The salary above which nothing is contributed. */
  ceiling: Hundredths;
  /** Part of the salary, beside the contribution. */
  feeOnSalary: Rate;
  /** Part of the balance, a year. */
  feeOnBalance: Rate;
  /** A year, above inflation. */
  salaryGrowth: Rate;
}

export interface Accumulated {
  balance: Hundredths;
  /** The balance today, after each month. */
  byMonth: readonly number[];
  /** Fees on the salary and on the balance until then. */
  fees: Hundredths;
  /** The same, today and after each month. */
  feesByMonth: readonly number[];
}

/** The part of a salary on which contributions and fees are paid. */
export const insured = (salary: number, ceiling: Hundredths): number => Math.min(salary, ceiling);

/** Months contributed after some have passed: those of the gap do not count. */
export const contributedAfter = (months: number, { density, gap }: Pick<Saving, 'density' | 'gap'>): number =>
  Math.floor((Math.max(0, months - gap) * density) / 12);

/**
 * The account month by month: what is put aside comes in at the beginning of a month, the balance earns the real return of
 * the month, and a twelfth of the yearly fee on the balance goes out. The salary grows once a year. Density spreads the
 * contributions of a year over its months.
 */
export function accumulate(saving: Saving, rules: SavingRules, realReturn: Rate): Accumulated {
  const growth = monthFactor(realReturn);
  const kept = 1 - rules.feeOnBalance / wholeRate / 12;
  let { balance, salary } = { balance: saving.balance as number, salary: saving.salary as number };
  let fees = 0;
  const byMonth = [balance];
  const feesByMonth = [fees];
  for (let month = 0; month < saving.months; month += 1) {
    if (month > 0 && month % 12 === 0) salary *= yearFactor(rules.salaryGrowth);
    if (month >= saving.gap) {
      const base = insured(salary, rules.ceiling);
      balance += (shareOf(base, rules.contribution) * saving.density) / 12 + saving.voluntary;
      fees += (shareOf(base, rules.feeOnSalary) * saving.density) / 12;
    }
    const grown = balance * growth;
    balance = grown * kept;
    fees += grown - balance;
    byMonth.push(balance);
    feesByMonth.push(fees);
  }
  return { balance: nearest(balance), byMonth, fees: nearest(fees), feesByMonth };
}

/** The final worth of each hundredth a month that is put aside from the end of the gap on. */
export function growthOfOne(
  { months, gap }: Pick<Saving, 'months' | 'gap'>,
  rules: SavingRules,
  realReturn: Rate,
): number {
  const monthly = monthFactor(realReturn) * (1 - rules.feeOnBalance / wholeRate / 12);
  let grown = 0;
  for (let month = gap; month < months; month += 1) grown = (grown + 1) * monthly;
  return grown;
}
