import { type Accumulated, accumulate, contributedAfter, type Saving } from './accumulation.ts';
import { type Hundredths, wholeRate } from './amounts.ts';
import { type ScenarioKey, scenarioKeys } from './answer.ts';
import type { Day } from './calendar.ts';
import type { Values } from './fields.ts';
import { annuityFactor, type Life, lifeTableOf, type Sex } from './life-table.ts';
import { paidPension, pensionOf } from './pension.ts';
import type { PensionFacts } from './pension-facts.ts';
import { lifeOf, partnerOf } from './shared-fields.ts';

/** A person's way to a pension, in months and hundredths. */
export interface Way extends Saving {
  ageMonths: number;
  /** Months contributed until today. */
  contributed: number;
}

/** The given way; fields that a calculator lacks count as nothing saved or as contributions without a gap. */
export function wayOf(values: Values, facts: PensionFacts, more: Partial<Way> = {}): Way {
  const ageMonths = values.number('edad') * 12;
  const salary = values.number('sueldo');
  return {
    ageMonths,
    balance: values.number('saldo'),
    salary,
    months: Math.max(0, retirementOf(facts, values) - ageMonths),
    density: 12,
    gap: 0,
    voluntary: 0,
    contributed: values.number('aportes') * 12,
    ...more,
    // without a salary nobody contributes, and no month counts
    ...(salary === 0 && { density: 0 }),
  };
}

/** The age at which the pension begins: the given one, else the youngest that the rules allow by age. */
function retirementOf(facts: PensionFacts, values: Values): number {
  const told = values.number('retiro') * 12;
  return told > 0 ? told : retirementAge(facts, values);
}

/** The age that the rules ask for; the later one if it depends on an unknown sex. */
export function retirementAge(
  { eligibility }: Pick<PensionFacts, 'eligibility'>,
  values?: Values,
  birth?: Day,
): number {
  const life = values === undefined ? 'either' : lifeOf(values);
  // without a birth date, the rules of those who are born now
  const held = eligibility.filter(({ sex, bornFrom, bornUntil }) =>
    birth === undefined
      ? bornUntil === null && isOf(sex, life)
      : isOf(sex, life) && (bornFrom ?? birth) <= birth && birth <= (bornUntil ?? birth),
  );
  const ages = held.flatMap(({ ageMonths, share }) =>
    ageMonths === null || share !== null ? [] : [ageMonths],
  );
  return ages.length === 0 ? 65 * 12 : Math.max(...ages);
}

const isOf = (sex: Sex | null, life: Life): boolean => sex === null || life === 'either' || sex === life;

export interface Outcome extends Accumulated {
  key: ScenarioKey;
  /** The account's pension for life, a month. */
  own: Hundredths;
  /** The payment: the own pension or the floor. */
  paid: Hundredths;
  floor: Hundredths;
}

export const contributedAtEnd = (way: Way): number => way.contributed + contributedAfter(way.months, way);

/** The price of a pension of one a month for life at the end of the way. */
export const factorOf = (way: Way, values: Values, facts: PensionFacts): number => {
  const ageMonths = way.ageMonths + way.months;
  return annuityFactor({
    life: lifeOf(values),
    ageMonths,
    technicalRate: facts.technicalRate,
    partner: partnerOf(values, facts, ageMonths),
    table: lifeTableOf(facts.deaths),
  });
};

export function outcomeOf(way: Way, values: Values, facts: PensionFacts, key: ScenarioKey): Outcome {
  const saved = accumulate(way, facts, facts.returns[key]);
  const own = pensionOf(saved.balance, factorOf(way, values, facts));
  const { paid, floor } = paidPension({
    own,
    months: contributedAtEnd(way),
    ageMonths: way.ageMonths + way.months,
    floors: facts.floors,
    floorAgeMonths: facts.floorAgeMonths,
  });
  return { ...saved, key, own, paid, floor };
}

export const outcomesOf = (way: Way, values: Values, facts: PensionFacts): Outcome[] =>
  scenarioKeys.map((key) => outcomeOf(way, values, facts, key));

/** A share in whole percent: '43 %'. */
export const partOf = (amount: Hundredths, whole: Hundredths): string =>
  whole <= 0 ? '—' : `${Math.floor((amount / whole) * 100 + 0.5)}\u00a0%`;

/** A pension's share of a salary, as a rate. */
export const shareOfSalary = (pension: Hundredths, salary: Hundredths): number =>
  salary <= 0 ? 0 : Math.floor((pension / salary) * wholeRate);
