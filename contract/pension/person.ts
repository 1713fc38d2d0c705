import { accumulate, type Saving } from './accumulation.ts';
import type { Hundredths } from './amounts.ts';
import { type Day, monthOf } from './calendar.ts';
import { retirementAge } from './eligibility.ts';
import type { Life, Sex } from './life-table.ts';
import type { EligibilityRule, PensionFacts } from './pension-facts.ts';
import { type ScenarioKey, scenarioKeys } from './scenarios.ts';

/** A person as far as they told; null = unknown. Times are in months. */
export interface Person {
  birth: Day;
  sex: Sex | null;
  /** Months contributed until today. */
  contributed: number | null;
  /** 0 = earns nothing and contributes nothing. */
  salary: Hundredths | null;
  balance: Hundredths | null;
  /** Months of every twelve with contributions from now on. */
  density: number | null;
  /** Months from today without contributions. */
  gap: number;
  /** Monthly saving beside the contribution. */
  voluntary: Hundredths;
  children: number | null;
  hasPartner: boolean | null;
  /** Receives a pension already. */
  isPensioner: boolean | null;
  /** The age at which they want to retire; null = as soon as they may. */
  retirement: number | null;
}

/** Nothing told but the birth date. */
export const unknownPerson = (birth: Day): Person => ({
  birth,
  sex: null,
  contributed: null,
  salary: null,
  balance: null,
  density: null,
  gap: 0,
  voluntary: 0,
  children: null,
  hasPartner: null,
  isPensioner: null,
  retirement: null,
});

/** One of the lives that a person who left something untold may have: everything that calculations ask is given. */
export interface Reading extends Omit<Saving, 'balance' | 'months'> {
  birth: Day;
  /** The rules that apply. */
  sex: Sex;
  /** The life in the price of a pension. */
  life: Life;
  contributed: number;
  children: number;
  hasPartner: boolean;
  /** The account by the fund's return until today; null = nothing tells it. */
  balances: Record<ScenarioKey, Hundredths> | null;
  /** The account was told, so that a right may rest on it. */
  isBalanceTold: boolean;
}

/** Without a told history, contributions are counted from this age on. */
export const assumedStartYears = 25;
/** Months of every twelve that an untold history may have had. */
const untoldDensities = [6, 7, 8, 9, 10, 11, 12] as const;

/** Months between the assumed start and today, or the age that the rules ask for. */
export function workingMonths(birth: Day, facts: Pick<PensionFacts, 'eligibility'>, today: Day): number {
  const age = monthOf(today) - monthOf(birth);
  return Math.max(0, Math.min(age, retirementAge(facts.eligibility, birth)) - assumedStartYears * 12);
}

/** True if a woman and a man with these facts would have unlike answers. */
export const isSexOfMatter = (
  { hasOneTable, eligibility, childrenAdvance }: Partial<PensionFacts>,
  children: number | null,
): boolean =>
  hasOneTable !== true ||
  (eligibility ?? []).some(({ sex }: EligibilityRule) => sex !== null) ||
  (childrenAdvance?.sex != null && (children ?? 0) > 0);

/** Every life that a person may have, the least contributed first; one alone if nothing that matters is unknown. */
export function readingsOf(person: Person, facts: PensionFacts, today: Day): Reading[] {
  const sexes: readonly (Sex | null)[] =
    person.sex === null && isSexOfMatter(facts, person.children) ? ['female', 'male'] : [person.sex];
  const histories =
    person.contributed === null
      ? untoldDensities.map((density) => ({
          contributed: Math.floor((workingMonths(person.birth, facts, today) * density) / 12),
          density: person.density ?? density,
        }))
      : [{ contributed: person.contributed, density: person.density ?? 12 }];
  return histories.flatMap(({ contributed, density }) =>
    sexes.map((sex): Reading => {
      const salary = person.salary ?? 0;
      return {
        birth: person.birth,
        sex: sex ?? 'female',
        life: facts.hasOneTable === true ? 'either' : (sex ?? 'either'),
        contributed,
        salary,
        // without a salary nobody contributes; an untold one says nothing about the months
        density: person.salary === 0 ? 0 : density,
        gap: person.gap,
        voluntary: person.voluntary,
        children: person.children ?? 0,
        hasPartner: person.hasPartner ?? false,
        balances: balancesOf(person, contributed, facts),
        isBalanceTold: person.balance !== null,
      };
    }),
  );
}

/** The account: the told one, else that of these contributions with the salary of today. */
function balancesOf(person: Person, contributed: number, facts: PensionFacts): Reading['balances'] {
  const { balance, salary } = person;
  const by = (of: (key: ScenarioKey) => Hundredths) =>
    Object.fromEntries(scenarioKeys.map((key) => [key, of(key)])) as Record<ScenarioKey, Hundredths>;
  if (balance !== null) return by(() => balance);
  if (contributed === 0) return by(() => 0);
  if (salary === null || salary === 0) return null;
  const saving = { balance: 0, salary, months: contributed, density: 12, gap: 0, voluntary: 0 };
  return by((key) => accumulate(saving, { ...facts, salaryGrowth: 0 }, facts.returns[key]).balance);
}
