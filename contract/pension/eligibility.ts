import { contributedAfter } from './accumulation.ts';
import type { Rate } from './amounts.ts';
import { ageInMonths, ageReachedIn, type Day, monthOf, monthOfAge } from './calendar.ts';
import type { Sex } from './life-table.ts';
import type { EligibilityRule, PensionFacts } from './pension-facts.ts';

/** The part of a life on which a right depends. */
export interface Claimant {
  birth: Day;
  sex: Sex;
  /** Months contributed until today. */
  contributed: number;
  /** Months of every twelve that they will contribute. */
  density: number;
  gap: number;
  children: number;
}

export interface Right {
  rule: EligibilityRule;
  /** Months from today; 0 = now. */
  wait: number;
  /** The age then. */
  ageMonths: number;
}

const oldestMonths = 110 * 12;
/** Until this age every way is looked for; who is near it or past it is looked for ten more years. */
export const latestAgeMonths = 80 * 12;
const furtherMonths = 120;

/** The last month from today for which a right is looked for. */
export const latestWait = (ageMonths: number): number =>
  Math.max(0, Math.min(Math.max(latestAgeMonths - ageMonths, furtherMonths), oldestMonths - ageMonths));

/** Months until the required months are contributed; undefined if these contributions never reach them. */
export function waitForMonths(
  asked: number,
  { contributed, density, gap }: Pick<Claimant, 'contributed' | 'density' | 'gap'>,
): number | undefined {
  const missing = asked - contributed;
  if (missing <= 0) return 0;
  if (density <= 0) return undefined;
  const months = gap + Math.ceil((missing * 12) / density);
  return contributedAfter(months, { density, gap }) >= missing ? months : months + 1;
}

/** The rules for a person: those of their sex and birth date, an age brought nearer by each child. */
export const rulesFor = (
  { eligibility, childrenAdvance }: Pick<PensionFacts, 'eligibility' | 'childrenAdvance'>,
  { birth, sex, children }: Pick<Claimant, 'birth' | 'sex' | 'children'>,
): EligibilityRule[] =>
  eligibility
    .filter(
      (rule) =>
        (rule.sex ?? sex) === sex && (rule.bornFrom ?? birth) <= birth && birth <= (rule.bornUntil ?? birth),
    )
    .map((rule) => {
      const isParent = childrenAdvance !== undefined && (childrenAdvance.sex ?? sex) === sex;
      if (!isParent || rule.ageMonths === null || rule.share !== null) return rule;
      const counted = Math.min(children, childrenAdvance.childrenAtMost ?? children);
      return { ...rule, ageMonths: Math.max(0, rule.ageMonths - counted * childrenAdvance.monthsPerChild) };
    });

/**
 * The first month with a right to a pension, by the rule that is met first. `shareAfter` is the account's pension after
 * some months as a share of the salary then; without it rules on the account are skipped.
 */
export function firstRight(
  facts: Pick<PensionFacts, 'eligibility' | 'childrenAdvance'>,
  person: Claimant,
  today: Day,
  shareAfter?: (months: number) => Rate,
): Right | null {
  const now = monthOf(today);
  const age = ageInMonths(person.birth, today);
  const latest = latestWait(age);
  let first: Right | null = null;
  for (const rule of rulesFor(facts, person)) {
    const byMonths = waitForMonths(rule.months, person);
    if (byMonths === undefined) continue;
    const byAge = rule.ageMonths === null ? 0 : Math.max(0, monthOfAge(person.birth, rule.ageMonths) - now);
    const soonest = Math.max(byAge, byMonths);
    const wait = waitFor(
      rule,
      soonest,
      Math.min(latest, (first?.wait ?? Number.POSITIVE_INFINITY) - 1),
      shareAfter,
    );
    if (wait === undefined) continue;
    const ageMonths =
      wait === 0 ? Math.max(age, rule.ageMonths ?? 0) : ageReachedIn(person.birth, now + wait);
    first = { rule, wait, ageMonths };
  }
  return first;
}

function waitFor(
  { share }: EligibilityRule,
  soonest: number,
  latest: number,
  shareAfter: ((months: number) => Rate) | undefined,
): number | undefined {
  if (share === null) return soonest <= latest ? soonest : undefined;
  if (shareAfter === undefined) return undefined;
  for (let wait = soonest; wait <= latest; wait += 1) if (shareAfter(wait) >= share) return wait;
  return undefined;
}

const usualAgeMonths = 65 * 12;

/** The age that the rules ask for, by contributions alone; without a birth date, of those who are born now. */
export function retirementAge(rules: readonly EligibilityRule[], birth?: Day): number {
  const ages = rules.flatMap(({ bornFrom, bornUntil, ageMonths, share }) => {
    const isTheirs =
      birth === undefined
        ? bornUntil === null
        : (bornFrom ?? birth) <= birth && birth <= (bornUntil ?? birth);
    return isTheirs && ageMonths !== null && share === null ? [ageMonths] : [];
  });
  return ages.length === 0 ? usualAgeMonths : Math.max(...ages);
}
