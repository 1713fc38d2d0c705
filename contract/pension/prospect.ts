import { type Accumulated, accumulate, contributedAfter } from './accumulation.ts';
import { type Hundredths, shareOf, wholeRate, yearFactor } from './amounts.ts';
import { ageReachedIn, agesOf, type Day, monthOf, monthOfAge } from './calendar.ts';
import { firstRight, latestWait, type Right, retirementAge } from './eligibility.ts';
import { annuityFactor, lifeTableOf } from './life-table.ts';
import { floorOf, paidPension, pensionOf } from './pension.ts';
import { factsOfPrice, type PensionFacts } from './pension-facts.ts';
import { type Person, type Reading, readingsOf } from './person.ts';
import { type ScenarioKey, scenarioKeys } from './scenarios.ts';

/** One life under one return of the fund, until the pension begins. */
export interface Run {
  key: ScenarioKey;
  reading: Reading;
  /** The first month with a right; null = these contributions never reach one. */
  right: Right | null;
  /**
   * The month in which the pension begins: the wished age, never before there is a right with every return that brings
   * one; null without a right.
   */
  start: { wait: number; ageMonths: number } | null;
  /** Months contributed then; without a right, those of today. */
  contributed: number;
  /** The account until then; null = nothing tells it. */
  saved: Accumulated | null;
  /** The price of one a month for life, then. */
  price: number;
  /** The account's pension a payment; null = without a right, or nothing tells the account. */
  own: Hundredths | null;
  /** The guaranteed pension then. */
  floor: Hundredths;
  /** The guaranteed pension once its age is reached. */
  floorLater: Hundredths;
  /** The payment: the own pension or the floor; with an untold account at least this. Null without a right. */
  paid: Hundredths | null;
  /** The part of it for health insurance, and the rest; null = unknown. */
  health: Hundredths | null;
  inHand: Hundredths | null;
}

/** The answer to all questions about a person: rights and amounts, in every life that they may have. */
export interface Prospect {
  person: Person;
  facts: PensionFacts;
  today: Day;
  isPensioner: boolean;
  runs: Run[];
  /** The soonest and the latest right of all runs; null = some (latest) or all (both) never reach one. */
  soonest: Right | null;
  latest: Right | null;
  /** The right that contributing every month again would give to somebody who contributes no more and has none. */
  ifContributing: Right | null;
}

/** From when there is a right, by which way, and then the account, the guarantee, the payment and the part for health. */
export function prospectOf(person: Person, facts: PensionFacts, today: Day): Prospect {
  const readings = readingsOf(person, facts, today);
  const runs = readings.flatMap((reading) => runsOf(reading, person, facts, today));
  const rights = runs.map(({ right }) => right);
  const found = rights.filter((right) => right !== null).toSorted((one, other) => one.wait - other.wait);
  const again = readings.map((reading) => firstRight(facts, { ...reading, density: 12 }, today));
  return {
    person,
    facts,
    today,
    isPensioner: person.isPensioner === true,
    runs,
    soonest: found[0] ?? null,
    latest: rights.includes(null) ? null : (found.at(-1) ?? null),
    ifContributing: found.length > 0 || person.salary !== 0 ? null : (again.at(-1) ?? null),
  };
}

/** The price of one a payment for life, for a life at an age. */
export function priceOf(reading: Reading, ageMonths: number, facts: PensionFacts): number {
  const { life } = reading;
  const partner = {
    life: life === 'either' ? life : life === 'female' ? ('male' as const) : ('female' as const),
    ageMonths,
    share: Math.min(wholeRate, facts.partnerShare),
  };
  const monthly = annuityFactor({
    life,
    ageMonths,
    technicalRate: facts.technicalRate,
    partner: reading.hasPartner ? partner : undefined,
    table: lifeTableOf(facts.deaths),
  });
  return (monthly * paymentsOf(facts)) / 12;
}

/** Payments of a pension a year: one a month where the institute has not said. */
export const paymentsOf = ({ paymentsPerYear }: Pick<PensionFacts, 'paymentsPerYear'>): number =>
  paymentsPerYear ?? 12;

/** The runs of a life: all begin when the slowest of them has its right, so that they differ by the return alone. */
function runsOf(reading: Reading, person: Person, facts: PensionFacts, today: Day): Run[] {
  const rights = scenarioKeys.map((key) => ({
    key,
    right: person.isPensioner
      ? null
      : firstRight(facts, reading, today, shareOfAccount(reading, key, facts, today)),
  }));
  const sure = rights
    .map(({ right }) => right)
    .filter((right) => right !== null)
    .reduce<Right | null>((last, right) => (last === null || right.wait > last.wait ? right : last), null);
  return rights.map(({ key, right }) =>
    runOf(reading, key, {
      right,
      start: right === null || sure === null ? null : startOf(sure, reading, person.retirement, today),
      facts,
    }),
  );
}

function runOf(
  reading: Reading,
  key: ScenarioKey,
  { right, start, facts }: Pick<Run, 'right' | 'start'> & { facts: PensionFacts },
): Run {
  // a right needs the rules alone: without the facts of a price there is no amount
  const isPriced = factsOfPrice.every((name) => facts[name] !== undefined);
  const balance = isPriced ? (reading.balances?.[key] ?? null) : null;
  const none = { own: null, paid: null, health: null, inHand: null };
  if (start === null)
    return {
      key,
      reading,
      right,
      start,
      contributed: reading.contributed,
      saved: null,
      price: 0,
      floor: 0,
      floorLater: 0,
      ...none,
    };
  const saved =
    balance === null
      ? null
      : accumulate({ ...reading, balance, months: start.wait }, facts, facts.returns[key]);
  const price = isPriced ? priceOf(reading, start.ageMonths, facts) : 0;
  const own = saved === null ? null : pensionOf(saved.balance, price);
  const contributed = reading.contributed + contributedAfter(start.wait, reading);
  const { paid, floor } = paidPension({
    own: own ?? 0,
    months: contributed,
    ageMonths: start.ageMonths,
    floors: facts.floors,
    floorAgeMonths: facts.floorAgeMonths,
  });
  const health = facts.healthShare === undefined ? null : shareOf(paid, facts.healthShare);
  return {
    key,
    reading,
    right,
    start,
    contributed,
    saved,
    price,
    own,
    floor,
    floorLater: floorOf(contributed, facts.floors),
    paid,
    health,
    inHand: health === null ? null : paid - health,
  };
}

function startOf(
  right: Right,
  { birth }: Reading,
  retirement: number | null,
  today: Day,
): { wait: number; ageMonths: number } {
  const wished = retirement === null ? 0 : monthOfAge(birth, retirement) - monthOf(today);
  const wait = Math.max(right.wait, wished);
  // what counts in a month is the age at its end, for an amount as for the right
  return { wait, ageMonths: ageReachedIn(birth, monthOf(today) + wait) };
}

/** The account's pension after some months as a share of the salary then; only a told account and salary tell it. */
function shareOfAccount(
  reading: Reading,
  key: ScenarioKey,
  facts: PensionFacts,
  today: Day,
): ((months: number) => number) | undefined {
  const { birth, balances, isBalanceTold, salary } = reading;
  if (!isBalanceTold || balances === null || salary <= 0) return undefined;
  if (!facts.eligibility.some(({ share }) => share !== null)) return undefined;
  const now = monthOf(today);
  const saved = accumulate(
    { ...reading, balance: balances[key], months: latestWait(ageReachedIn(birth, now)) + 1 },
    facts,
    facts.returns[key],
  );
  const growth = yearFactor(facts.salaryGrowth);
  const ageIn = agesOf(birth);
  return (after) => {
    const pension = pensionOf(saved.byMonth[after] ?? 0, priceOf(reading, ageIn(now + after), facts));
    // the salary grows once a year; it is that of the last month of work
    let then = salary;
    for (let year = 1; year <= Math.floor((after - 1) / 12); year += 1) then *= growth;
    return Math.floor((pension / then) * wholeRate);
  };
}

/** Months until an account is looked at: the start of the pension, else the wished age or that of the rules. */
export function horizonOf({ start, reading }: Run, { person, facts, today }: Prospect): number {
  if (start !== null) return start.wait;
  const age = person.retirement ?? retirementAge(facts.eligibility, reading.birth);
  return Math.max(0, monthOfAge(reading.birth, age) - monthOf(today));
}

/** The least and the most of an amount over all runs that have it; null = none has. */
export function rangeOf<One>(
  runs: readonly One[],
  of: (run: One) => number | null,
): { least: number; most: number } | null {
  const amounts = runs.map(of).filter((amount) => amount !== null);
  return amounts.length === 0 ? null : { least: Math.min(...amounts), most: Math.max(...amounts) };
}

export const runsWith = ({ runs }: Prospect, key: ScenarioKey): Run[] =>
  runs.filter((run) => run.key === key);

/** The runs that stand for all in a chart: the least life with the prudent return, that in the middle, the greatest. */
export function mainRuns(prospect: Prospect): [prudent: Run, middle: Run, favourable: Run] {
  const [prudent, middle, favourable] = scenarioKeys.map((key) => runsWith(prospect, key));
  const at = (runs: Run[] | undefined, part: number): Run => {
    const found = runs?.[Math.floor((runs.length - 1) * part)];
    if (found === undefined) throw new Error('a prospect without runs');
    return found;
  };
  return [at(prudent, 0), at(middle, 0.5), at(favourable, 1)];
}
