import type { Hundredths, Rate } from './amounts.ts';
import { monthFactor, wholeRate } from './amounts.ts';

export type Sex = 'female' | 'male';
/** 'either' = not given: half a woman and half a man. */
export type Life = Sex | 'either';

/** The first age of the table, and the last, which nobody outlives. */
export const tableAges = { first: 15, last: 110 } as const;
/** The first month of age that nobody reaches. */
const beyond = (tableAges.last + 1) * 12;

/** A country's probability of dying within a year at each age from 0 to 110, in millionths. */
export interface DeathTable {
  female: number[];
  male: number[];
}

/** The share of 15-year-olds alive at the start of each later year. */
type LifeTable = Readonly<Record<Life, readonly number[]>>;

/**
 * Deaths a year among 100,000 of an age, from 15 to 110. An example, not a country's: the law of Gompertz and Makeham,
 * m(x) = A + b × e^(b(x − M)), with A = 0.0003, b = 0.105, M = 88 for women and A = 0.0006, b = 0.095, M = 84 for men. It
 * is kept as numbers because engines do not agree on the last digit of `Math.exp`. It stands in until an institute gives
 * its country's.
 */
const deaths: Readonly<Record<Sex, readonly number[]>> = {
  female: [
    35, 36, 36, 37, 38, 39, 40, 41, 42, 43, 45, 46, 48, 50, 53, 55, 58, 61, 64, 68, 72, 77, 82, 88, 94, 102,
    110, 118, 128, 139, 151, 164, 179, 196, 214, 235, 257, 282, 310, 341, 376, 414, 456, 503, 555, 613, 678,
    749, 829, 917, 1014, 1123, 1243, 1376, 1524, 1688, 1870, 2072, 2295, 2543, 2817, 3121, 3457, 3829, 4241,
    4696, 5199, 5754, 6367, 7044, 7789, 8611, 9514, 10507, 11597, 12793, 14101, 15532, 17093, 18793, 20641,
    22644, 24809, 27143, 29651, 32335, 35197, 38233, 41440, 44806, 48319, 51960, 55704, 59521, 63376, 100000,
  ],
  male: [
    74, 76, 77, 79, 81, 83, 85, 88, 90, 93, 97, 100, 104, 109, 114, 119, 125, 131, 138, 146, 155, 164, 175,
    186, 198, 212, 227, 244, 262, 283, 305, 329, 356, 385, 418, 453, 492, 535, 583, 634, 692, 754, 823, 899,
    982, 1074, 1174, 1284, 1406, 1539, 1685, 1845, 2021, 2215, 2427, 2660, 2915, 3195, 3502, 3839, 4207, 4611,
    5053, 5537, 6066, 6644, 7276, 7966, 8719, 9540, 10434, 11407, 12464, 13613, 14858, 16207, 17666, 19241,
    20938, 22763, 24721, 26817, 29055, 31437, 33964, 36635, 39448, 42398, 45476, 48671, 51968, 55351, 58796,
    62278, 65769, 100000,
  ],
};

function survivorsOf(rates: readonly number[], among: number): readonly number[] {
  const living = [1];
  for (const rate of rates) living.push((living.at(-1) ?? 0) * (1 - rate / among));
  return living;
}
function tableOf(female: readonly number[], male: readonly number[]): LifeTable {
  return { female, male, either: female.map((living, place) => (living + (male[place] ?? 0)) / 2) };
}

const exampleTable = tableOf(survivorsOf(deaths.female, 100_000), survivorsOf(deaths.male, 100_000));

const tables = new WeakMap<DeathTable, LifeTable>();

/** The country's table, or the example. */
export function lifeTableOf(country: DeathTable | undefined): LifeTable {
  if (country === undefined) return exampleTable;
  const adults = (rates: readonly number[]) => survivorsOf(rates.slice(tableAges.first), 1_000_000);
  const table = tables.get(country) ?? tableOf(adults(country.female), adults(country.male));
  tables.set(country, table);
  return table;
}

/** The share of 15-year-olds alive at an age in months: deaths are spread evenly over each year. */
export function livingAt(life: Life, ageMonths: number, of: LifeTable = exampleTable): number {
  const table = of[life];
  const since = Math.max(0, ageMonths - tableAges.first * 12);
  const year = Math.floor(since / 12);
  const [now = 0, next = 0] = [table[year], table[year + 1]];
  return now + ((next - now) * (since % 12)) / 12;
}

/** A survivor who keeps receiving part of a pension. */
export interface Partner {
  life: Life;
  ageMonths: number;
  /** The share that the survivor receives. */
  share: Rate;
}

/** The price at each age in months, by its parts, of the lives of one table: each is worked out once. */
const pricesOf = new WeakMap<LifeTable, Map<string, Float64Array>>();

/** The prices of one a month for as long as a life lasts, or as both of two do, from each age on. */
function pricesWhileAlive(
  table: LifeTable,
  life: Life,
  technicalRate: Rate,
  partner?: Pick<Partner, 'life'> & { older: number },
): Float64Array {
  const known = pricesOf.get(table) ?? new Map<string, Float64Array>();
  pricesOf.set(table, known);
  const key = [life, technicalRate, partner?.life, partner?.older].join();
  const made = known.get(key);
  if (made !== undefined) return made;
  const discount = 1 / monthFactor(technicalRate);
  const alive = (month: number) =>
    livingAt(life, month, table) *
    (partner === undefined ? 1 : livingAt(partner.life, month + partner.older, table));
  const prices = new Float64Array(beyond + 1);
  // from the last age back: this month's payment, and the price a month later by the chance of living until then
  for (let month = beyond - 1; month >= 0; month -= 1) {
    const now = alive(month);
    prices[month] = now === 0 ? 0 : 1 + (discount * alive(month + 1) * (prices[month + 1] ?? 0)) / now;
  }
  known.set(key, prices);
  return prices;
}

/**
 * The price of a pension of one a month for life, paid at the start of each month from an age on: each month's payment
 * times the probability that a recipient is alive, discounted at the technical rate.
 */
export function annuityFactor(given: {
  life: Life;
  ageMonths: number;
  technicalRate: Rate;
  partner?: Partner | undefined;
  table?: LifeTable;
}): number {
  const { life, ageMonths, technicalRate, partner, table = exampleTable } = given;
  const priceAt = (prices: Float64Array, month: number) => prices[Math.min(month, beyond)] ?? 0;
  const own = Math.max(1, priceAt(pricesWhileAlive(table, life, technicalRate), ageMonths));
  if (partner === undefined) return own;
  const older = partner.ageMonths - ageMonths;
  const theirs = priceAt(pricesWhileAlive(table, partner.life, technicalRate), partner.ageMonths);
  const both = priceAt(
    pricesWhileAlive(table, life, technicalRate, { life: partner.life, older }),
    ageMonths,
  );
  return own + ((theirs - both) * partner.share) / wholeRate;
}

/** Years that somebody of an age lives on, on average. */
export function yearsLeft(life: Life, ageMonths: number, table: LifeTable = exampleTable): number {
  const alive = livingAt(life, ageMonths, table);
  let years = 0;
  for (let month = ageMonths; month < (tableAges.last + 1) * 12; month += 1)
    years += (livingAt(life, month, table) + livingAt(life, month + 1, table)) / alive / 24;
  return years;
}

/** The price of twelve monthly payments of one, at least twelve, because a losing fund pays less. */
function priceOfYear(growth: number): number {
  let price = 0;
  let present = 1;
  for (let payment = 0; payment < 12; payment += 1) {
    price += present;
    present /= growth;
  }
  return Math.max(12, price);
}

export interface WithdrawalYear {
  ageMonths: number;
  /** Each month's payment of that year. */
  monthly: Hundredths;
  /** The account at the start of the year. */
  balance: Hundredths;
}

/**
 * A programmed withdrawal: the account stays invested, and each year pays what an annuity bought then would pay, never
 * more than the account has.
 */
export function programmedWithdrawal(given: {
  balance: Hundredths;
  ageMonths: number;
  life: Life;
  technicalRate: Rate;
  realReturn: Rate;
  partner?: Partner | undefined;
  table?: LifeTable;
  paymentsPerYear?: number;
}): WithdrawalYear[] {
  const { ageMonths, life, technicalRate, partner, table = exampleTable, paymentsPerYear = 12 } = given;
  const perMonth = paymentsPerYear / 12;
  const growth = monthFactor(given.realReturn);
  const ofYear = priceOfYear(growth);
  const years: WithdrawalYear[] = [];
  let balance = given.balance;
  for (let month = 0; ageMonths + month < tableAges.last * 12; month += 12) {
    const later = partner === undefined ? undefined : { ...partner, ageMonths: partner.ageMonths + month };
    const factor = annuityFactor({
      life,
      ageMonths: ageMonths + month,
      technicalRate,
      partner: later,
      table,
    });
    const monthly = Math.floor(balance / (Math.max(ofYear, factor) * perMonth));
    years.push({ ageMonths: ageMonths + month, monthly, balance: Math.floor(balance) });
    for (let paid = 0; paid < 12; paid += 1) balance = (balance - monthly * perMonth) * growth;
  }
  return years;
}
