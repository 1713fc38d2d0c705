import fc from 'fast-check';
import type { KnownFacts, PensionFacts } from '../pension/pension-facts.ts';

/** A country and somebody in it, as they fill in every field. */
export interface PensionCase {
  facts: PensionFacts;
  typed: Record<string, string>;
}

/** The day of the cases: one at the end of a month, so that birthdays lie on both sides. */
export const caseDay = '2026-11-28';

const day = (from: string, until: string) =>
  fc
    .date({ min: new Date(from), max: new Date(until), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const sex = fc.constantFrom(null, 'female' as const, 'male' as const);
const mostly = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const none = { sex: null, bornFrom: null, bornUntil: null } as const;

type AgeRule = Omit<PensionFacts['eligibility'][number], 'months' | 'share' | 'ageMonths'> & {
  ageMonths: number;
};

/** The ways to a pension: an age with months for everybody or by sex, and perhaps one by the account. */
const eligibility: fc.Arbitrary<PensionFacts['eligibility']> = fc
  .record({
    ages: fc.oneof(
      fc.integer({ min: 55, max: 70 }).map((age) => [{ ...none, ageMonths: age * 12 }]),
      fc.tuple(fc.integer({ min: 55, max: 66 }), fc.integer({ min: 58, max: 70 })).map(([woman, man]) => [
        { ...none, sex: 'female' as const, ageMonths: woman * 12 },
        { ...none, sex: 'male' as const, ageMonths: man * 12 + 6 },
      ]),
      fc.tuple(day('1960-01-01', '1985-12-31'), fc.integer({ min: 58, max: 64 })).map(([from, age]) => [
        { ...none, bornUntil: from, ageMonths: age * 12 },
        { ...none, bornFrom: nextDay(from), ageMonths: age * 12 + 24 },
      ]),
    ),
    months: fc.constantFrom(0, 120, 180, 240, 300),
    way: fc.option(
      fc.record({
        ageMonths: fc.option(fc.integer({ min: 50 * 12, max: 60 * 12 })),
        months: fc.constantFrom(0, 120, 240),
        share: fc.integer({ min: 2000, max: 8000 }),
        sex,
      }),
    ),
  })
  .map(({ ages, months, way }) => [
    ...(ages as AgeRule[]).map((rule) => ({ ...rule, months, share: null })),
    ...(way === null ? [] : [{ ...none, ...way }]),
  ]);

function nextDay(of: string): string {
  const next = new Date(`${of}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

const country: fc.Arbitrary<PensionFacts> = fc
  .record({
    eligibility,
    contribution: fc.integer({ min: 500, max: 2500 }),
    ceiling: fc.integer({ min: 2_000_000, max: 4_000_000 }),
    feeOnSalary: fc.integer({ min: 0, max: 200 }),
    feeOnBalance: fc.integer({ min: 0, max: 150 }),
    salaryGrowth: fc.integer({ min: 0, max: 300 }),
    returns: fc
      .tuple(fc.integer({ min: 160, max: 300 }), fc.nat(200), fc.nat(200))
      .map(([prudent, more, most]) => ({
        prudent,
        middle: prudent + more,
        favourable: prudent + more + most,
      })),
    technicalRate: fc.integer({ min: 0, max: 400 }),
    partnerShare: fc.integer({ min: 0, max: 10_000 }),
    floors: fc.uniqueArray(
      fc.record({
        months: fc.constantFrom(120, 180, 240, 300, 360),
        amount: fc.integer({ min: 30_000, max: 180_000 }),
      }),
      { maxLength: 3, selector: ({ months }) => months },
    ),
    floorAgeMonths: fc.integer({ min: 60, max: 68 }).map((years) => years * 12),
    hasOneTable: fc.option(fc.boolean(), { nil: undefined }),
    paymentsPerYear: fc.option(fc.integer({ min: 12, max: 14 }), { nil: undefined }),
    healthShare: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined }),
    childrenAdvance: fc.option(
      fc.record({
        sex,
        monthsPerChild: fc.constantFrom(6, 12, 24),
        childrenAtMost: fc.option(fc.integer({ min: 1, max: 5 })),
      }),
      { nil: undefined },
    ),
    accountOutcome: fc.option(fc.constantFrom('un-pago' as const, 'cuotas' as const, 'traspaso' as const), {
      nil: undefined,
    }),
  })
  .map(
    (facts) =>
      Object.fromEntries(
        Object.entries(facts).filter(([, value]) => value !== undefined),
      ) as unknown as PensionFacts,
  );

const untold = 'no-se';

/** A filled-in form: each value told, or said to be unknown where that can be said. */
const typed: fc.Arbitrary<Record<string, string>> = fc
  .record({
    nacimiento: day('1930-01-01', '2006-12-31'),
    aportes: mostly('', fc.constantFrom(untold, '0')).chain((other) =>
      other === '' ? fc.nat(45 * 12).map((months) => `${months} meses`) : fc.constant(other),
    ),
    sueldo: mostly('', fc.constant(untold)).chain((other) =>
      other === '' ? fc.integer({ min: 500, max: 30_000 }).map(String) : fc.constant(other),
    ),
    saldo: mostly('', fc.constantFrom(untold, '0')).chain((other) =>
      other === '' ? fc.integer({ min: 0, max: 900_000 }).map(String) : fc.constant(other),
    ),
    retiro: mostly(
      untold,
      fc.integer({ min: 50, max: 78 }).map((years) => `${years} años`),
    ),
    meses: mostly('', fc.nat(12).map(String)),
    sexo: fc.constantFrom('no', 'mujer', 'hombre'),
    hijos: mostly('', fc.nat(6).map(String)),
    pareja: fc.constantFrom('', 'no', 'si'),
    laguna: fc.integer({ min: 1, max: 120 }).map(String),
    meta: fc.integer({ min: 200, max: 6000 }).map(String),
  })
  .map(possible);

/** Nobody contributes before 15 or wants to retire in the past. */
function possible(values: Record<string, string>): Record<string, string> {
  const age = Number(caseDay.slice(0, 4)) - Number((values['nacimiento'] ?? '').slice(0, 4)) - 1;
  const most = Math.max(0, (age - 15) * 12);
  const months = Number.parseInt(values['aportes'] ?? '', 10);
  return {
    ...values,
    ...(months > most && { aportes: `${most} meses` }),
    ...(Number.parseInt(values['retiro'] ?? '', 10) <= age + 1 && { retiro: untold }),
  };
}

export const pensionCase: fc.Arbitrary<PensionCase> = fc.record({ facts: country, typed });

export const knownOf = (facts: PensionFacts): KnownFacts => ({
  currency: 'Bs',
  values: facts,
  sources: {},
  isExample: true,
});
