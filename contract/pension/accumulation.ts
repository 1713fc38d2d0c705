import {
  type Hundredths,
  monthFactor,
  nearest,
  type Rate,
  shareOf,
  wholeRate,
  yearFactor,
} from './amounts.ts';

/** A person's saving, in today's money. */
export interface Saving {
  balance: Hundredths;
  salary: Hundredths;
  /** Months until the pension begins, a whole number. */
  months: number;
  /** Months of every twelve with contributions. */
  density: number;
  /** Months from today without saving. */
  gap: number;
  /** Monthly saving beside the contribution, once the gap is over. */
  voluntary: Hundredths;
}

/** The rates set by law and by the fund's administrator. */
export interface SavingRules {
  /** Share of the salary, worker's and employer's together. */
  contribution: Rate;
  /** The salary above which nothing is contributed. */
  ceiling: Hundredths;
  /** Share of the salary, beside the contribution. */
  feeOnSalary: Rate;
  /** Share of the balance, a year. */
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
  /** The fees, today and after each month. */
  feesByMonth: readonly number[];
}

/** The part of a salary on which contributions and fees are paid. */
export const insured = (salary: number, ceiling: Hundredths): number => Math.min(salary, ceiling);

/** Months contributed after some have passed, without those of the gap. */
export const contributedAfter = (months: number, { density, gap }: Pick<Saving, 'density' | 'gap'>): number =>
  Math.floor((Math.max(0, months - gap) * density) / 12);

/**
 * Simulates the account month by month: saving comes in at the start of a month, the balance earns the month's real
 * return and pays a twelfth of the yearly fee. The salary grows once a year. Density spreads a year's contributions
 * over its months.
 */
export function accumulate(saving: Saving, rules: SavingRules, realReturn: Rate): Accumulated {
  const growth = monthFactor(realReturn);
  const kept = 1 - rules.feeOnBalance / wholeRate / 12;
  let { balance, salary } = { balance: saving.balance as number, salary: saving.salary as number };
  let fees = 0;
  const byMonth = [balance];
  const feesByMonth = [fees];
  let [paidIn, fee] = [0, 0];
  for (let month = 0; month < saving.months; month += 1) {
    if (month > 0 && month % 12 === 0) salary *= yearFactor(rules.salaryGrowth);
    if (month % 12 === 0) {
      const base = insured(salary, rules.ceiling);
      paidIn = (shareOf(base, rules.contribution) * saving.density) / 12 + saving.voluntary;
      fee = (shareOf(base, rules.feeOnSalary) * saving.density) / 12;
    }
    if (month >= saving.gap) {
      balance += paidIn;
      fees += fee;
    }
    const grown = balance * growth;
    balance = grown * kept;
    fees += grown - balance;
    byMonth.push(balance);
    feesByMonth.push(fees);
  }
  return { balance: nearest(balance), byMonth, fees: nearest(fees), feesByMonth };
}

/** The final worth of each hundredth saved monthly from the end of the gap on. */
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
