import { accumulate } from './accumulation.ts';
import { type Part, type Problem, type ScenarioKey, scenarioKeys, sentenceOf } from './answer.ts';
import { ageInMonths, type Day, dayInWords, monthInWords, monthOf } from './calendar.ts';
import { firstEligibility } from './eligibility.ts';
import { type CalculatorField, readValues, type Typed, type Values } from './fields.ts';
import type { Life } from './life-table.ts';
import { outcomeOf, retirementAge, type Way } from './model.ts';
import { factsOfPension, factWords, type KnownFacts, type PensionFacts } from './pension-facts.ts';
import { birthField, lifeOf, salaryField, sexWhereItMatters } from './shared-fields.ts';
import { atAge, moneyIn } from './shown.ts';

/** Without a told history, contributions are assumed from this age on, without a gap. */
const assumedStartYears = 25;

/** `cambiar` asks again, with what was told in its fields. */
export const firstQuestionParameters = ['nacimiento', 'sueldo', 'sexo', 'cambiar'] as const;

/** The month from which somebody may retire who has contributed since the age of 25 without a gap, and how many months from now. */
export function retirementOf(
  born: { birth: Day; life: Life },
  { eligibility }: KnownFacts['values'],
  today: Day,
): { month: string; wait: number } | undefined {
  const contributed = assumedMonths(born.birth, today);
  const person = { ...born, contributed, density: 12, gap: 0 };
  const wait = eligibility && firstEligibility(eligibility, person, today)?.wait;
  return wait === undefined ? undefined : { month: monthInWords(monthOf(today) + wait), wait };
}

const assumedMonths = (birth: Day, today: Day): number =>
  Math.max(0, ageInMonths(birth, today) - assumedStartYears * 12);

/** The first question of all, with its answer if it was asked. */
export interface FirstAnswer {
  fields: CalculatorField[];
  /** The text in each field. */
  values: Record<string, string>;
  problems: Problem[];
  /** The missing facts, in words; with any missing there is no answer. */
  missing: string[];
  answer: {
    /** The same question again, with its fields filled in. */
    again: string;
    /** 'nació el 14 de marzo de 1984 · Bs 4 200 al mes' */
    asked: string;
    sentence: Part[];
    note: string;
    /** Age today in whole years. */
    age: number;
    /** The full calculator with these values. */
    calculator: string;
  } | null;
}

/** When and how much, from birth date and salary alone: a range with its assumptions (spec 18.5). */
export function firstAnswer(typed: Typed, known: KnownFacts, today: Day): FirstAnswer {
  const absent = factsOfPension.filter((need) => known.values[need] === undefined);
  if (absent.length > 0)
    return {
      fields: [],
      values: {},
      problems: [],
      missing: absent.map((need) => factWords[need]),
      answer: null,
    };
  const facts = known.values as PensionFacts;
  const money = moneyIn(known.currency);
  const fields = [birthField(today), salaryField(facts.ceiling), ...sexWhereItMatters(facts)];
  const isAsked = firstQuestionParameters.some((name) => typed[name] !== undefined);
  const read = readValues(fields, typed, money);
  const left = fields.filter(({ name, kind }) => kind !== 'choice' && (typed[name] ?? '').trim() === '');
  const values = { ...read.shown, ...Object.fromEntries(left.map(({ name }) => [name, ''])) };
  const isPaid = (typed['sueldo'] ?? '').trim() === '' || read.values.number('sueldo') > 0;
  const problems = isAsked
    ? [
        ...left.map(({ name, label }) => ({
          field: name,
          message: `Escribe tu ${label.toLowerCase().replace('tu ', '')}.`,
        })),
        ...(isPaid
          ? []
          : [{ field: 'sueldo', message: 'Sin sueldo no hay aportes que contar: escribe más que cero.' }]),
        ...read.problems,
      ]
    : [];
  if (!isAsked || typed['cambiar'] !== undefined || problems.length > 0)
    return { fields, values, problems, missing: [], answer: null };
  return { fields, values, problems, missing: [], answer: answerOf(read.values, { facts, known, today }) };
}

interface Given {
  facts: PensionFacts;
  known: KnownFacts;
  today: Day;
}

function answerOf(values: Values, { facts, known, today }: Given): FirstAnswer['answer'] {
  const money = moneyIn(known.currency);
  const birth = values.text('nacimiento');
  const salary = values.number('sueldo');
  const ageMonths = ageInMonths(birth, today);
  const contributed = assumedMonths(birth, today);
  const person = { birth, life: lifeOf(values), contributed, density: 12, gap: 0 };
  const first = firstEligibility(facts.eligibility, person, today);
  const wait = first?.wait ?? Math.max(0, retirementAge(facts, values, birth) - ageMonths);
  const age = atAge(first?.ageMonths ?? ageMonths + wait);
  const way = (key: ScenarioKey): Way => ({
    ageMonths,
    months: wait,
    salary,
    contributed,
    balance: savedUntilNow(contributed, salary, facts, key),
    density: 12,
    gap: 0,
    voluntary: 0,
  });
  const [least = 0, , most = 0] = scenarioKeys.map((key) => outcomeOf(way(key), values, facts, key).paid);
  const sum =
    money.about(least) === money.about(most)
      ? `cerca de *${money.about(least)}*`
      : `entre *${money.about(least)}* y *${money.about(most)}*`;
  const when =
    wait === 0
      ? `${(first?.ageMonths ?? 0) > ageMonths ? 'Puedes jubilarte *este mes*' : '*Ya puedes jubilarte*'}, a los ${age}, con ${sum} al mes.`
      : `Te jubilas en *${monthInWords(monthOf(today) + wait)}*, a los ${age}, con ${sum} al mes.`;
  const started = contributed === 0 ? 'desde hoy' : `desde los ${assumedStartYears} años`;
  const told = { nacimiento: birth, sueldo: String(salary / 100), sexo: values.text('sexo') };
  return {
    again: `/?${new URLSearchParams({ ...told, cambiar: '1' })}`,
    asked: `Naciste el ${dayInWords(birth)} · ${money.exact(salary)} al mes`,
    sentence: sentenceOf(when),
    note: `En dinero de hoy. Suponemos que aportas ${started}, sin lagunas y con este sueldo.${
      known.isExample ? ' Los datos son de un país de ejemplo.' : ''
    }`,
    age: Math.floor(ageMonths / 12),
    calculator: calculatorAddress(values, {
      age: Math.floor(ageMonths / 12),
      years: Math.floor(contributed / 12),
      balance: way('middle').balance,
      retirement: wait === 0 ? Math.floor(ageMonths / 12) : Math.ceil((ageMonths + wait) / 12),
    }),
  };
}

/** The account that the assumed history would have left. */
const savedUntilNow = (months: number, salary: number, facts: PensionFacts, key: ScenarioKey): number =>
  accumulate(
    { balance: 0, salary, months, density: 12, gap: 0, voluntary: 0 },
    { ...facts, salaryGrowth: 0 },
    facts.returns[key],
  ).balance;

/** The full calculator, prefilled. */
function calculatorAddress(
  values: Values,
  given: { age: number; years: number; balance: number; retirement: number },
): string {
  const filled = {
    edad: String(Math.min(75, Math.max(18, given.age))),
    sueldo: String(values.number('sueldo') / 100),
    saldo: String(Math.floor(given.balance / 1_000) * 10),
    aportes: String(Math.min(50, given.years)),
    retiro: String(Math.min(75, Math.max(50, given.retirement))),
    sexo: values.text('sexo') || 'no',
  };
  return `/calculadoras/cuanto-recibire?${new URLSearchParams(filled)}`;
}
