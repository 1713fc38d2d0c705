import { type Life, lifeTableOf, livingAt, type Sex } from '../pension/life-table.ts';
import type { PensionFacts } from '../pension/pension-facts.ts';
import type { Person } from '../pension/person.ts';

/*
 * The same person reckoned once more, from the law and the facts alone: month by month and by powers, without the model's
 * closed forms. Only the table of deaths is shared.
 */

interface Lived {
  birth: string;
  sex: Sex;
  life: Life;
  contributed: number;
  density: number;
  children: number;
}

const keys = ['prudent', 'middle', 'favourable'] as const;

export interface SecondRun {
  key: (typeof keys)[number];
  /** Months until the first right; null = never. */
  wait: number | null;
  /** Months until the pension begins. */
  begins: number | null;
  paid: number | null;
  inHand: number | null;
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];

/** True if somebody is an age in months at the end of a month counted from today's. */
function isOfAge(birth: string, ageMonths: number, month: number, today: string): boolean {
  const [year, of, date] = partsOf(birth);
  const reached = new Date(Date.UTC(year, of - 1 + ageMonths, 1));
  const last = new Date(Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, 0)).getUTCDate();
  // a birthday on a day that its month lacks is on the first of the next
  if (date > last) reached.setUTCMonth(reached.getUTCMonth() + 1);
  const [nowYear, nowMonth] = partsOf(today);
  return reached.getTime() <= Date.UTC(nowYear, nowMonth - 1 + month, 1);
}

/** Whole months lived on a day. */
function ageOn(birth: string, today: string): number {
  const [year, of, date] = partsOf(birth);
  const [nowYear, nowMonth, nowDate] = partsOf(today);
  let months = (nowYear - year) * 12 + nowMonth - of - 2;
  while (Date.UTC(year, of - 1 + months + 1, date) <= Date.UTC(nowYear, nowMonth - 1, nowDate)) months += 1;
  return months;
}

/** The age in months at the end of a month counted from today's. */
function ageAt(birth: string, month: number, today: string): number {
  let age = Math.max(0, ageOn(birth, today) + month - 2);
  while (isOfAge(birth, age + 1, month, today)) age += 1;
  return age;
}

/** The share of 15-year-olds alive at each month of age, by life: looked up once. */
const livings = new Map<Life, number[]>();
function livingOf(life: Life, facts: PensionFacts): number[] {
  const known = livings.get(life);
  if (known !== undefined && facts.deaths === undefined) return known;
  const made = Array.from({ length: 111 * 12 }, (_, month) =>
    livingAt(life, month, lifeTableOf(facts.deaths)),
  );
  if (facts.deaths === undefined) livings.set(life, made);
  return made;
}

/** The price of one a payment: every month by itself, times its chance, times a power of the discount. */
function pricesOf(life: Life, hasPartner: boolean, facts: PensionFacts): (ageMonths: number) => number {
  const own = livingOf(life, facts);
  const theirs = livingOf(life === 'female' ? 'male' : life === 'male' ? 'female' : 'either', facts);
  const share = hasPartner ? Math.min(10_000, facts.partnerShare) / 10_000 : 0;
  const powers = own.map((_, month) => (1 + facts.technicalRate / 10_000) ** (-month / 12));
  return (ageMonths) => {
    let sum = 0;
    for (let month = ageMonths; month < own.length; month += 1) {
      const mine = (own[month] ?? 0) / (own[ageMonths] ?? 1);
      const other = share === 0 ? 0 : (theirs[month] ?? 0) / (theirs[ageMonths] ?? 1);
      sum += (powers[month - ageMonths] ?? 0) * (mine + (1 - mine) * other * share);
    }
    return (sum * (facts.paymentsPerYear ?? 12)) / 12;
  };
}

interface Account {
  balance: number;
  salary: number;
}

/** The account and the salary of the month before, after each month from today. */
function accountOf(
  person: Person,
  lived: Lived,
  balance: number,
  key: SecondRun['key'],
  facts: PensionFacts,
  months: number,
): Account[] {
  const salary = person.salary ?? 0;
  const growth = 1 + facts.salaryGrowth / 10_000;
  const factor = (1 + facts.returns[key] / 10_000) ** (1 / 12) * (1 - facts.feeOnBalance / 120_000);
  const found: Account[] = [{ balance, salary }];
  let now = balance;
  for (let month = 0; month < months; month += 1) {
    const earned = salary * growth ** Math.floor(month / 12);
    const contribution = Math.floor((Math.min(earned, facts.ceiling) * facts.contribution) / 10_000 + 0.5);
    if (month >= person.gap) now += (contribution * lived.density) / 12 + person.voluntary;
    now *= factor;
    found.push({ balance: now, salary: earned });
  }
  return found;
}

const monthsBy = (lived: Lived, gap: number, month: number) =>
  lived.contributed + Math.floor((Math.max(0, month - gap) * lived.density) / 12);

/** Months after which nobody looks further: at 80, for the older ten years on, never past 110. */
const lastMonth = (age: number) => Math.max(0, Math.min(Math.max(960 - age, 120), 1320 - age));

function firstMonth(
  person: Person,
  lived: Lived,
  account: Account[] | null,
  facts: PensionFacts,
  today: string,
  priceAt: (ageMonths: number) => number,
): number | null {
  const latest = lastMonth(ageOn(person.birth, today));
  for (let month = 0; month <= latest; month += 1)
    for (const rule of facts.eligibility) {
      if (rule.sex !== null && rule.sex !== lived.sex) continue;
      if (rule.bornFrom !== null && person.birth < rule.bornFrom) continue;
      if (rule.bornUntil !== null && person.birth > rule.bornUntil) continue;
      if (monthsBy(lived, person.gap, month) < rule.months) continue;
      const advance = facts.childrenAdvance;
      const isParent =
        rule.share === null && advance !== undefined && (advance.sex === null || advance.sex === lived.sex);
      const earlier = isParent
        ? advance.monthsPerChild * Math.min(lived.children, advance.childrenAtMost ?? 99)
        : 0;
      if (
        rule.ageMonths !== null &&
        !isOfAge(person.birth, Math.max(0, rule.ageMonths - earlier), month, today)
      )
        continue;
      if (rule.share !== null) {
        const then = account?.[month];
        if (then === undefined || then.salary <= 0) continue;
        const pension = Math.floor(then.balance / priceAt(ageAt(person.birth, month, today)));
        if (Math.floor((pension / then.salary) * 10_000) < rule.share) continue;
      }
      return month;
    }
  return null;
}

/** The runs of one life of a person: contributions, density, sex and life are given. */
export function secondRuns(
  person: Person,
  lived: Lived,
  balances: Record<SecondRun['key'], number> | null,
  facts: PensionFacts,
  today: string,
): SecondRun[] {
  const months = lastMonth(ageOn(person.birth, today)) + 400;
  const priceAt = pricesOf(lived.life, person.hasPartner ?? false, facts);
  const waits = keys.map((key) => {
    const account = balances === null ? null : accountOf(person, lived, balances[key], key, facts, months);
    const isLooked = person.balance !== null && (person.salary ?? 0) > 0;
    return {
      key,
      account,
      wait: firstMonth(person, lived, isLooked ? account : null, facts, today, priceAt),
    };
  });
  const known = waits.flatMap(({ wait }) => (wait === null ? [] : [wait]));
  const sure = Math.max(0, ...known);
  return waits.map(({ key, account, wait }) => {
    if (wait === null) return { key, wait, begins: null, paid: null, inHand: null };
    let begins = sure;
    const wish = person.retirement;
    if (wish !== null) while (!isOfAge(person.birth, wish, begins, today)) begins += 1;
    const months = monthsBy(lived, person.gap, begins);
    const age = ageAt(person.birth, begins, today);
    const isFloorAge = isOfAge(person.birth, facts.floorAgeMonths, begins, today);
    const floor = isFloorAge
      ? Math.max(0, ...facts.floors.filter((of) => of.months <= months).map(({ amount }) => amount))
      : 0;
    const own = account === null ? 0 : (account[begins]?.balance ?? 0) / priceAt(age);
    const paid = Math.max(own, floor);
    const inHand = facts.healthShare === undefined ? null : paid - (paid * facts.healthShare) / 10_000;
    return { key, wait, begins, paid, inHand };
  });
}
