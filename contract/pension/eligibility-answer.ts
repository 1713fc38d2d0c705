import { accumulate, contributedAfter } from './accumulation.ts';
import { wholeRate } from './amounts.ts';
import {
  type Answer,
  noWays,
  type ScenarioKey,
  scenarioKeys,
  sentenceOf,
  sortedChanges,
  unchanged,
} from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageInMonths, monthInShort, monthInWords, monthOf, monthOfAge } from './calendar.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import { type Eligibility, firstEligibility, latestAgeMonths, type Person } from './eligibility.ts';
import { annuityFactor, lifeTableOf } from './life-table.ts';
import { shareOfSalary } from './model.ts';
import { pensionOf } from './pension.ts';
import { lifeOf } from './shared-fields.ts';
import { atAge, missingOf, monthsInWords, percent, yearsInWords } from './shown.ts';

/** Months of every twelve with contributions in a scenario. */
const densities: Record<ScenarioKey, number> = { prudent: 6, middle: 9, favourable: 12 };
const densityNames: Record<ScenarioKey, string> = {
  prudent: 'La mitad del tiempo',
  middle: 'Tres de cada cuatro meses',
  favourable: 'Todos los meses',
};

/** ¿Cuándo puedo jubilarme? */
export function eligibilityAnswer(asked: CalculatorInput): Answer {
  const { values, facts, known, money, today } = asked;
  const birth = values.text('nacimiento');
  const contributed = values.number('aportes') * 12;
  const person = (density: number, gap = 0, had = contributed): Person => ({
    birth,
    life: lifeOf(values),
    contributed: had,
    density,
    gap,
  });
  const findFor = (somebody: Person) =>
    firstEligibility(facts.eligibility, somebody, today, shareOfAccount(asked, somebody));
  const found = scenarioKeys.map((key) => ({ key, first: findFor(person(densities[key])) }));
  const [slowest, , soonest] = found.map(({ first }) => first);
  const said = assumptionsOf(known, facts, money);
  return {
    sentence: sentenceOf(sentenceFor(asked, soonest, slowest)),
    note: noteOf(asked, soonest, contributed),
    figure:
      soonest === undefined
        ? 'Todavía no'
        : soonest.wait === 0
          ? isOfAge(soonest, asked)
            ? 'Ya puedes'
            : 'Este mes'
          : whenOf(soonest, asked),
    scenarios: {
      ...scenarioWords(soonest, slowest),
      columns: ['Puedes desde', 'A los', 'Aportes entonces'],
      mainColumn: 0,
      rows: found.map(({ key, first }) => ({
        key,
        name: densityNames[key],
        cells:
          first === undefined
            ? [whenOf(first, asked), '—', '—']
            : [
                whenOf(first, asked),
                atAge(first.ageMonths),
                yearsInWords(contributed + contributedAfter(first.wait, { density: densities[key], gap: 0 })),
              ],
      })),
    },
    chart: monthsChart(asked, contributed, found),
    remark: remarkOf(
      asked,
      found.map(({ first }) => first),
    ),
    ways: noWays,
    changes: {
      better: 'less',
      lead:
        soonest !== undefined && soonest.wait === slowest?.wait
          ? 'Cuánto antes o después podrías jubilarte. Si nada lo cambia, sí cambia cuánto recibirás.'
          : 'Cuánto antes o después podrías jubilarte si cambias una sola cosa.',
      rows: sortedChanges(
        [
          {
            name: 'Aportar solo la mitad de los meses',
            detail: 'Seis de cada doce, desde hoy',
            of: person(6),
          },
          { name: 'Dos años sin aportar', detail: 'Una laguna, a partir de hoy', of: person(12, 24) },
          {
            name: 'Encontrar un año que no te contaron',
            detail: 'Revisa tu historial: doce aportes más',
            of: person(12, 0, contributed + 12),
          },
        ]
          .map(({ name, detail, of }) => ({ name, detail, first: findFor(of) }))
          .concat(byGreaterAccount(asked, person(12), soonest))
          .map(({ name, detail, first }) => ({
            name,
            detail,
            by: waitOf(first, asked) - waitOf(soonest, asked),
          })),
        later,
      ),
    },
    assumptions: [said.eligibility(), said.unknown],
    reviewed: asked.reviewed,
  };
}

/** The way to a pension that a greater account would open, if it comes before the others. */
function byGreaterAccount(
  { facts, values, today }: CalculatorInput,
  person: Person,
  soonest: Eligibility | undefined,
) {
  const first = firstEligibility(facts.eligibility, person, today, () => wholeRate);
  const share = first?.rule.share ?? null;
  if (first === undefined || share === null || first.wait >= (soonest?.wait ?? Number.POSITIVE_INFINITY))
    return [];
  const detail =
    values.number('sueldo') > 0 ? 'Ahora pagaría menos' : 'Dinos tu sueldo y tu saldo en Más datos';
  return [{ name: `Una cuenta que pague el ${percent(share)} de tu sueldo`, detail, first }];
}

/** Months that are contributed bring the day nearer only where months are what is missing. */
const scenarioWords = (soonest: Eligibility | undefined, slowest: Eligibility | undefined) =>
  soonest !== undefined && soonest.wait === slowest?.wait
    ? {
        title: 'Lo que habrás aportado entonces',
        lead: 'Aportar más seguido no adelanta el mes, pero sube tu pensión.',
      }
    : {
        title: 'Cuanto más seguido aportas, antes llegas',
        lead: 'A la derecha, desde cuándo puedes jubilarte según los meses que aportes.',
      };

const later = (months: number): string =>
  months === 0 ? unchanged : `${yearsInWords(Math.abs(months))} ${months > 0 ? 'después' : 'antes'}`;

/** Months to wait; without a pension until the last age of all. */
const waitOf = (first: Eligibility | undefined, { values, today }: CalculatorInput): number =>
  first?.wait ?? latestAgeMonths - ageInMonths(values.text('nacimiento'), today);

/** False in the month of the birthday that is waited for, until its day. */
const isOfAge = ({ ageMonths }: Eligibility, { values, today }: CalculatorInput): boolean =>
  ageMonths <= ageInMonths(values.text('nacimiento'), today);

function whenOf(first: Eligibility | undefined, asked: CalculatorInput, inWords = monthInWords): string {
  if (first === undefined) return 'no llegas';
  if (first.wait > 0) return inWords(monthOf(asked.today) + first.wait);
  return isOfAge(first, asked) ? 'ya' : 'este mes';
}

function sentenceFor(
  asked: CalculatorInput,
  soonest: Eligibility | undefined,
  slowest: Eligibility | undefined,
): string {
  if (soonest === undefined) return 'Con esos aportes *no llegas a una pensión propia* antes de los 80 años.';
  if (soonest.wait === 0)
    return isOfAge(soonest, asked)
      ? '*Ya puedes jubilarte*: tienes la edad y los aportes que se piden.'
      : `Puedes jubilarte *este mes*, a los *${atAge(soonest.ageMonths)}*.`;
  const first = `Puedes jubilarte desde *${whenOf(soonest, asked)}*, a los *${atAge(soonest.ageMonths)}*`;
  if (slowest === undefined) return `${first}, si aportas todos los meses.`;
  return slowest.wait === soonest.wait
    ? `${first}.`
    : `${first}; si aportas la mitad de los meses, desde ${whenOf(slowest, asked)}.`;
}

function noteOf(
  { values, today }: CalculatorInput,
  soonest: Eligibility | undefined,
  contributed: number,
): string {
  const age = ageInMonths(values.text('nacimiento'), today);
  if (soonest === undefined) return 'Mira abajo qué pensión te aseguran los años que sí tienes.';
  const asks = asksOf(soonest.rule);
  if (soonest.wait === 0)
    return `${asks} Tú tienes ${yearsInWords(age)} y ${yearsInWords(contributed)} de aporte.`;
  const missing = Math.max(0, soonest.rule.months - contributed);
  return `${asks} ${
    missing === 0
      ? 'Los aportes ya los tienes: te falta la edad.'
      : `${missing === 1 ? 'Te falta' : 'Te faltan'} ${monthsInWords(missing)} de aporte.`
  } ${missingOf(yearsInWords(soonest.wait))}`;
}

/** 'Se piden 120 meses de aporte y 65 años.' */
function asksOf({ months, ageMonths, share }: Eligibility['rule']): string {
  const parts = [
    ...(months === 0 ? [] : [`${monthsInWords(months)} de aporte`]),
    ...(ageMonths === null ? [] : [`${atAge(ageMonths)} años`]),
    ...(share === null ? [] : [`una cuenta que pague el ${percent(share)} de tu sueldo`]),
  ];
  return parts.length === 0 ? '' : `Se piden ${parts.join(' y ')}.`;
}

/** The account's pension after some months, as a share of the salary; undefined without a salary. */
function shareOfAccount(
  { values, facts, today }: CalculatorInput,
  person: Person,
): ((months: number) => number) | undefined {
  const salary = values.number('sueldo');
  if (salary <= 0 || !facts.eligibility.some(({ share }) => share !== null)) return undefined;
  const age = ageInMonths(values.text('nacimiento'), today);
  const months = Math.max(0, latestAgeMonths - age);
  const saved = accumulate(
    {
      balance: values.number('saldo'),
      salary,
      months,
      density: person.density,
      gap: person.gap,
      voluntary: 0,
    },
    facts,
    facts.returns.middle,
  );
  return (after) =>
    shareOfSalary(
      pensionOf(
        saved.byMonth[after] ?? 0,
        annuityFactor({
          life: person.life,
          ageMonths: age + after,
          technicalRate: facts.technicalRate,
          table: lifeTableOf(facts.deaths),
        }),
      ),
      salary,
    );
}

/** The months contributed in each scenario, and the required ones. */
function monthsChart(
  asked: CalculatorInput,
  contributed: number,
  found: readonly { key: ScenarioKey; first: Eligibility | undefined }[],
) {
  const age = ageInMonths(asked.values.text('nacimiento'), asked.today);
  const longest = Math.max(12, ...found.map(({ first }) => first?.wait ?? latestAgeMonths - age));
  const months = chartMonths(Math.min(longest, Math.max(12, latestAgeMonths - age)));
  const lines = found.map(({ key, first }) => ({
    key,
    values: months.map(
      (month) => (contributed + contributedAfter(month, { density: densities[key], gap: 0 })) / 12,
    ),
    figure: whenOf(first, asked, monthInShort),
    name: `${densities[key]} de 12 meses`,
  }));
  const said = found.map(({ key, first }) => `${densities[key]} de 12 meses, ${whenOf(first, asked)}`);
  return fan({
    label: `Años aportados según los meses que aportes: ${said.join('; ')}.`,
    months,
    lines,
    start: `Hoy: ${yearsInWords(contributed)}`,
    tell: (value) => `${String(value).replace('.', ',')} años`,
    columns: ageColumns(age, age + (months.at(-1) ?? 12)),
  });
}

/** The floor for these months, and the institute's advice to people who must wait. */
function remarkOf(
  { values, facts, today, money }: CalculatorInput,
  found: readonly (Eligibility | undefined)[],
): string {
  const least = facts.floors.toSorted((one, other) => one.months - other.months)[0];
  if (least === undefined) return '';
  const floorMonth = monthOfAge(values.text('nacimiento'), facts.floorAgeMonths);
  const from =
    floorMonth <= monthOf(today) ? 'Ya tienes la edad' : `Desde ${monthInWords(floorMonth)} tendrás la edad`;
  const isNeeded = found.some((first) => first === undefined);
  return `${from} de la pensión solidaria: con ${yearsInWords(least.months)} de aporte asegura ${money.exact(least.amount)} al mes${
    isNeeded ? ', aunque no llegues a una pensión propia' : ''
  }.`;
}
