import type { Answer, Problem } from './answer.ts';
import { insteadParameter } from './calculator-names.ts';
import { addressOf, type Computed, compute } from './calculators.ts';
import { ageInMonths, type Day, dayInWords, monthInWords, monthOf } from './calendar.ts';
import { firstRight } from './eligibility.ts';
import { type CalculatorField, insteadValue, type Typed } from './fields.ts';
import type { Sex } from './life-table.ts';
import type { KnownFacts, PensionFacts } from './pension-facts.ts';
import { readingsOf, unknownPerson } from './person.ts';

/** `cambiar` asks again, with what was told in its fields. */
export const firstQuestionParameters = [
  'nacimiento',
  'sueldo',
  insteadParameter('sueldo'),
  'aportes',
  insteadParameter('aportes'),
  'saldo',
  insteadParameter('saldo'),
  'sexo',
  'cambiar',
] as const;

/** The fields of home, in order; the balance follows where nothing is earned. */
const asked = ['nacimiento', 'sueldo', 'aportes', 'sexo'] as const;

/**
 * The month from which somebody may retire who has contributed since the age of 25 without a gap, and how many months from
 * now.
 */
export function retirementOf(
  born: { birth: Day; sex: Sex | null },
  { eligibility }: KnownFacts['values'],
  today: Day,
): { month: string; wait: number } | undefined {
  if (eligibility === undefined) return undefined;
  const facts = { eligibility } as PensionFacts;
  const readings = readingsOf({ ...unknownPerson(born.birth), sex: born.sex, density: 12 }, facts, today);
  const best = Math.max(...readings.map(({ contributed }) => contributed));
  // without a told sex the later of both
  const waits = readings
    .filter(({ contributed }) => contributed === best)
    .map((reading) => firstRight(facts, reading, today)?.wait ?? Number.POSITIVE_INFINITY);
  const wait = Math.max(...waits);
  return Number.isFinite(wait) ? { month: monthInWords(monthOf(today) + wait), wait } : undefined;
}

/** The first question of all, with its answer if it was asked. */
export interface FirstAnswer {
  fields: CalculatorField[];
  /** The text in each field; 'no-se' = the box beside it is ticked. */
  values: Record<string, string>;
  problems: Problem[];
  /** The missing facts, in words; with any missing there is no answer. */
  missing: string[];
  /** The field that a link asked for, or the first with a problem; '' = none. */
  focus: string;
  /** Nothing is earned: the balance is asked for, and 'Nunca aporté' offered. */
  earnsNothing: boolean;
  answer: {
    /** The same question again, with its fields filled in. */
    again: string;
    /** 'Naciste el 14 de marzo de 1984 · Bs 4 200 al mes · 15 años aportados' */
    asked: string;
    /** The answer of the full calculator. */
    whole: Answer;
    /** Age today in whole years. */
    age: number;
    /** The full calculator with these values. */
    calculator: string;
    /** The calculator of the day of retirement, with these values. */
    eligibility: string;
  } | null;
}

/** When and how much, as the full calculator answers it to the same values (spec 18.5). */
export function firstAnswer(typed: Typed, known: KnownFacts, today: Day): FirstAnswer {
  const isAsked = firstQuestionParameters.some((name) => typed[name] !== undefined);
  const isUntold = typed['aportes'] === undefined && typed[insteadParameter('aportes')] === undefined;
  // an address without the years is that of somebody who does not know them
  const told: Typed = isAsked && isUntold ? { ...typed, aportes: insteadValue } : typed;
  const probe = compute('cuanto-recibire', told, known, today);
  const earnsNothing = probe.values['sueldo'] === insteadValue || probe.values['sueldo'] === '0';
  const computed = compute('cuanto-recibire', { ...told, ...untoldOf(told, earnsNothing) }, known, today);
  const fields = fieldsOf(computed, earnsNothing);
  const names = new Set<string>(fields.map(({ name }) => name));
  const isNew =
    earnsNothing && typed['saldo'] === undefined && typed[insteadParameter('saldo')] === undefined;
  const problems = (isAsked ? [...computed.problems, ...computed.left] : []).filter(
    ({ field }) => names.has(field) && !(isNew && field === 'saldo'),
  );
  const { values, missing, answer } = computed;
  const isShown = isAsked && typed['cambiar'] === undefined && answer !== null;
  return {
    fields,
    values,
    problems,
    missing,
    focus: typed['cambiar'] ?? (isNew ? 'saldo' : (problems[0]?.field ?? '')),
    earnsNothing,
    answer: isShown ? shownAnswer(answer, computed, { names, known, today }) : null,
  };
}

/** The fields that home lacks are unknown in the full calculator, and said there. */
const untoldOf = (told: Typed, earnsNothing: boolean): Typed => ({
  retiro: insteadValue,
  ...(earnsNothing ? {} : { saldo: told['saldo'] ?? insteadValue }),
});

function fieldsOf({ fields }: Computed, earnsNothing: boolean): CalculatorField[] {
  const found = new Map<string, CalculatorField>(fields.main.map((field) => [field.name, field]));
  const names = earnsNothing ? ([...asked.slice(0, 2), 'saldo', ...asked.slice(2)] as const) : asked;
  return names.flatMap((name) => {
    const field = found.get(name);
    return field === undefined ? [] : [field];
  });
}

function shownAnswer(
  whole: Answer,
  { values }: Computed,
  { names, known, today }: { names: ReadonlySet<string>; known: KnownFacts; today: Day },
): FirstAnswer['answer'] {
  const { nacimiento = '', sueldo = '', aportes = '', saldo = '' } = values;
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
  const said = [
    `Naciste el ${dayInWords(nacimiento)}`,
    sueldo === insteadValue ? 'ya no trabajas' : `${known.currency}\u00a0${sueldo} al mes`,
    ...(saldo === insteadValue || saldo === '' ? [] : [`saldo ${known.currency}\u00a0${saldo}`]),
    aportes === insteadValue
      ? 'años aportados: no sé'
      : `${/[a-z]/i.test(aportes) ? aportes : `${aportes} años`} de aporte`,
  ];
  const { sexo: _, ...shared } = values;
  const inCalculator = values['sexo'] ? values : shared;
  return {
    again: `/?${addressOf({ ...own, cambiar: '1' })}`,
    asked: said.join(' · '),
    whole,
    age: Math.floor(ageInMonths(nacimiento, today) / 12),
    calculator: `/calculadoras/cuanto-recibire?${addressOf(inCalculator)}`,
    eligibility: `/calculadoras/cuando-puedo-jubilarme?${addressOf({ ...own })}`,
  };
}
