import { contributedAfter } from './accumulation.ts';
import type { Rate } from './amounts.ts';
import { ageInMonths, type Day, monthOf, monthOfAge } from './calendar.ts';
import type { Life, Sex } from './life-table.ts';

/** A way to a pension; one of several suffices. */
export interface EligibilityRule {
  /** Null = everybody. */
  sex: Sex | null;
  /** The birth dates that it covers; null = without a limit. */
  bornFrom: Day | null;
  bornUntil: Day | null;
  /** Null = any age. */
  ageMonths: number | null;
  months: number;
  /** The share of the reference salary that the account must pay for life; null = any. */
  share: Rate | null;
}

export interface Person {
  birth: Day;
  life: Life;
  /** Months contributed until today. */
  contributed: number;
  /** Months of every twelve that they will contribute. */
  density: number;
  gap: number;
}

export interface Eligibility {
  rule: EligibilityRule;
  /** Months from today; 0 = now. */
  wait: number;
  ageMonths: number;
}

/** The last age for which a pension is computed. */
export const latestAgeMonths = 80 * 12;

/** Months until the required months are contributed; undefined if these contributions never reach them. */
export function waitForMonths(
  asked: number,
  person: Pick<Person, 'contributed' | 'density' | 'gap'>,
): number | undefined {
  const missing = asked - person.contributed;
  if (missing <= 0) return 0;
  if (person.density <= 0) return undefined;
  const months = person.gap + Math.ceil((missing * 12) / person.density);
  return contributedAfter(months, person) >= missing ? months : months + 1;
}

/**
 * The first month with a right to a pension, by the rule that is met first; without a given sex, the months of a woman
 * and of a man. `shareAfter` is the account's pension after some months as a share of the reference salary; without it
 * rules on the balance are skipped.
 */
export function firstEligibility(
  rules: readonly EligibilityRule[],
  person: Person,
  today: Day,
  shareAfter?: (months: number) => Rate,
): Eligibility | undefined {
  const sexes: readonly Sex[] = person.life === 'either' ? ['female', 'male'] : [person.life];
  const found = sexes.map((sex) => firstOf(rulesFor(rules, person.birth, sex), person, today, shareAfter));
  return found.reduce((latest, one) =>
    latest === undefined || one === undefined ? undefined : one.wait > latest.wait ? one : latest,
  );
}

/** The rules that apply to a person. */
const rulesFor = (rules: readonly EligibilityRule[], birth: Day, of: Sex) =>
  rules.filter(
    ({ sex, bornFrom, bornUntil }) =>
      (sex ?? of) === of && (bornFrom ?? birth) <= birth && birth <= (bornUntil ?? birth),
  );

function firstOf(
  rules: readonly EligibilityRule[],
  person: Person,
  today: Day,
  shareAfter: ((months: number) => Rate) | undefined,
): Eligibility | undefined {
  const now = monthOf(today);
  const age = ageInMonths(person.birth, today);
  let first: Eligibility | undefined;
  for (const rule of rules) {
    const byMonths = waitForMonths(rule.months, person);
    if (byMonths === undefined) continue;
    const byAge = rule.ageMonths === null ? 0 : Math.max(0, monthOfAge(person.birth, rule.ageMonths) - now);
    const soonest = Math.max(byAge, byMonths);
    const latest = Math.max(0, latestAgeMonths - age);
    const wait = waitFor(rule, soonest, latest, shareAfter);
    if (wait === undefined || wait > latest) continue;
    const ageMonths = wait === 0 ? Math.max(age, rule.ageMonths ?? 0) : now + wait - monthOf(person.birth);
    if (first === undefined || wait < first.wait) first = { rule, wait, ageMonths };
  }
  return first;
}

function waitFor(
  { share }: EligibilityRule,
  soonest: number,
  latest: number,
  shareAfter: ((months: number) => Rate) | undefined,
): number | undefined {
  if (share === null) return soonest;
  if (shareAfter === undefined) return undefined;
  for (let wait = soonest; wait <= latest; wait += 1) if (shareAfter(wait) >= share) return wait;
  return undefined;
}
