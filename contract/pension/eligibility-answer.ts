import { contributedAfter } from './accumulation.ts';
import { type Answer, noWays, sentenceOf, sortedChanges, unchanged } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageInMonths, monthInShort, monthInWords, monthOf, monthOfAge } from './calendar.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import { firstRight, latestWait, type Right } from './eligibility.ts';
import type { Person } from './person.ts';
import { mainRuns, type Prospect, prospectOf, rangeOf } from './prospect.ts';
import { ifContributingSentence, rightParts, withoutRightOf } from './prospect-words.ts';
import { type ScenarioKey, scenarioKeys } from './scenarios.ts';
import { atAge, missingOf, monthsInWords, percent, yearsInWords } from './shown.ts';
import { suppositionsOf } from './suppositions.ts';

/** Months of every twelve with contributions in a scenario. */
const densities: Record<ScenarioKey, number> = { prudent: 6, middle: 9, favourable: 12 };
const densityNames: Record<ScenarioKey, string> = {
  prudent: 'La mitad del tiempo',
  middle: 'Tres de cada cuatro meses',
  favourable: 'Todos los meses',
};

interface Steady {
  key: ScenarioKey;
  prospect: Prospect;
}

/** ¿Cuándo puedo jubilarme? */
export function eligibilityAnswer(asked: CalculatorInput): Answer {
  const { person, prospect, facts, known, money, today } = asked;
  const find = (changed: Partial<Person>): Prospect => prospectOf({ ...person, ...changed }, facts, today);
  // who earns nothing is shown what contributing again would give
  const again: Partial<Person> = person.salary === 0 ? { salary: null } : {};
  const found = scenarioKeys.map((key) => ({ key, prospect: find({ ...again, density: densities[key] }) }));
  const [slowest, , soonest] = found.map((one) => one.prospect) as [Prospect, Prospect, Prospect];
  const said = assumptionsOf(known, facts, money);
  const isSteady = waitOf(soonest) === waitOf(slowest);
  const isOver = prospect.isPensioner;
  return {
    right: rightParts(prospect),
    sentence: sentenceOf(secondSentence(asked, slowest)),
    note: noteOf(asked),
    suppositions: suppositionsOf(prospect, money, false),
    without: withoutRightOf(prospect, known),
    figure: figureOf(prospect),
    scenarios: {
      ...(isSteady
        ? {
            title: 'Lo que habrás aportado entonces',
            lead: 'Aportar más seguido no adelanta el mes, pero sube tu pensión.',
          }
        : {
            title: person.salary === 0 ? 'Si vuelves a aportar' : 'Cuanto más seguido aportas, antes llegas',
            lead: 'A la derecha, desde cuándo puedes jubilarte según los meses que aportes.',
          }),
      columns: ['Puedes desde', 'A los', 'Aportes entonces'],
      mainColumn: 0,
      rows: isOver
        ? []
        : found.map((one) => ({ key: one.key, name: densityNames[one.key], cells: cellsOf(one) })),
    },
    chart: isOver ? null : monthsChart(asked, found),
    remark: remarkOf(asked),
    ways: noWays,
    changes: {
      better: 'less',
      lead: isSteady
        ? 'Cuánto antes o después podrías jubilarte. Si nada lo cambia, sí cambia cuánto recibirás.'
        : 'Cuánto antes o después podrías jubilarte si cambias una sola cosa.',
      rows: isOver ? [] : changesOf(asked, find, again),
    },
    assumptions: [said.eligibility(), ...said.children(), said.unknown],
    reviewed: asked.reviewed,
  };
}

/** Months to wait for a sure right; without one until the last month that is looked at. */
const waitOf = ({ latest, person, today }: Prospect): number =>
  latest?.wait ?? latestWait(ageInMonths(person.birth, today));

function secondSentence(asked: CalculatorInput, slowest: Prospect): string {
  const { person, prospect } = asked;
  if (prospect.isPensioner) return '';
  if (prospect.soonest === null) return ifContributingSentence(prospect);
  const { latest } = prospect;
  if (person.density !== null || person.contributed === null || person.salary === 0) return '';
  if (slowest.latest === null) return 'Si aportas la mitad de los meses, *no llegarías*.';
  return slowest.latest.wait === latest?.wait
    ? ''
    : `Si aportas la mitad de los meses, desde *${monthInWords(monthOf(asked.today) + slowest.latest.wait)}*.`;
}

function figureOf(prospect: Prospect): string {
  const { soonest, latest, isPensioner, person, today } = prospect;
  if (isPensioner) return 'Ya cobras';
  if (soonest === null) return 'Todavía no';
  if (latest === null || soonest.wait !== latest.wait) return `Desde ${whenOf(soonest, prospect)}`;
  if (soonest.wait > 0) return whenOf(soonest, prospect);
  return soonest.ageMonths <= ageInMonths(person.birth, today) ? 'Ya puedes' : 'Este mes';
}

function whenOf(right: Right | null, { person, today }: Prospect, inWords = monthInWords): string {
  if (right === null) return 'no llegas';
  if (right.wait > 0) return inWords(monthOf(today) + right.wait);
  return right.ageMonths <= ageInMonths(person.birth, today) ? 'ya' : 'este mes';
}

function cellsOf({ prospect }: Steady): string[] {
  const { soonest, latest, runs } = prospect;
  if (soonest === null) return [whenOf(null, prospect), '—', '—'];
  const months = rangeOf(
    runs.filter(({ start }) => start !== null),
    ({ contributed, start, reading, right }) =>
      contributed - contributedAfter(start?.wait ?? 0, reading) + contributedAfter(right?.wait ?? 0, reading),
  );
  const last = latest ?? soonest;
  const both = (one: string, other: string) => (one === other ? one : `${one} a ${other}`);
  return [
    both(whenOf(soonest, prospect), whenOf(latest, prospect)),
    both(atAge(soonest.ageMonths), atAge(last.ageMonths)),
    both(yearsInWords(months?.least ?? 0), yearsInWords(months?.most ?? 0)),
  ];
}

const later = (months: number): string =>
  months === 0 ? unchanged : `${yearsInWords(Math.abs(months))} ${months > 0 ? 'después' : 'antes'}`;

function changesOf(
  asked: CalculatorInput,
  find: (changed: Partial<Person>) => Prospect,
  again: Partial<Person>,
) {
  const { person, facts, today } = asked;
  const base = find({ ...again, ...(person.density === null && { density: 12 }) });
  const by = (changed: Partial<Person>) => waitOf(find({ ...again, density: 12, ...changed })) - waitOf(base);
  const greater = greaterAccount(asked, base);
  return sortedChanges(
    [
      {
        name: 'Aportar solo la mitad de los meses',
        detail: 'Seis de cada doce, desde hoy',
        by: by({ density: 6 }),
      },
      { name: 'Dos años sin aportar', detail: 'Una laguna, a partir de hoy', by: by({ gap: 24 }) },
      ...(person.contributed === null
        ? []
        : [
            {
              name: 'Encontrar un año que no te contaron',
              detail: 'Revisa tu historial: doce aportes más',
              by: by({ contributed: person.contributed + 12 }),
            },
          ]),
      ...(greater === undefined
        ? []
        : [
            {
              name: `Una cuenta que pague el ${percent(greater.rule.share ?? 0)} de tu sueldo`,
              detail:
                person.salary !== null && person.balance !== null
                  ? 'Ahora pagaría menos'
                  : 'Dinos tu sueldo y tu saldo en Más datos',
              by: greater.wait - waitOf(base),
            },
          ]),
    ],
    later,
  );

  /** The way to a pension that a greater account would open, if it comes before the others. */
  function greaterAccount(_: CalculatorInput, { runs }: Prospect): Right | undefined {
    const reading = runs.at(-1)?.reading;
    if (reading === undefined) return undefined;
    const first = firstRight(facts, reading, today, () => 10_000);
    return first === null || first.rule.share === null || first.wait >= waitOf(base) ? undefined : first;
  }
}

/** The ways that the right rests on, and what is missing. */
function noteOf({ prospect, person, today }: CalculatorInput): string {
  const { soonest, latest } = prospect;
  if (soonest === null) return '';
  const right = latest ?? soonest;
  const asks = asksOf(right);
  const age = ageInMonths(person.birth, today);
  if (person.contributed === null) return asks;
  if (right.wait === 0)
    return `${asks} Tú tienes ${yearsInWords(age)} y ${yearsInWords(person.contributed)} de aporte.`;
  const missing = Math.max(0, right.rule.months - person.contributed);
  return `${asks} ${
    missing === 0
      ? 'Los aportes ya los tienes: te falta la edad.'
      : `${missing === 1 ? 'Te falta' : 'Te faltan'} ${monthsInWords(missing)} de aporte.`
  } ${missingOf(yearsInWords(right.wait))}`;
}

/** 'Se piden 120 meses de aporte y 65 años.' */
function asksOf({ rule: { months, ageMonths, share } }: Right): string {
  const parts = [
    ...(months === 0 ? [] : [`${monthsInWords(months)} de aporte`]),
    ...(ageMonths === null ? [] : [`${atAge(ageMonths)} años`]),
    ...(share === null ? [] : [`una cuenta que pague el ${percent(share)} de tu sueldo`]),
  ];
  return parts.length === 0 ? '' : `Se piden ${parts.join(' y ')}.`;
}

/** The months contributed in each scenario, and the required ones. */
function monthsChart(asked: CalculatorInput, found: readonly Steady[]) {
  const { person, today } = asked;
  const age = ageInMonths(person.birth, today);
  const longest = Math.max(12, ...found.map(({ prospect }) => waitOf(prospect)));
  const months = chartMonths(longest);
  const had = mainRuns(asked.prospect)[1].reading.contributed;
  const when = ({ prospect }: Steady, inWords = monthInWords) => whenOf(prospect.latest, prospect, inWords);
  return fan({
    label: `Años aportados según los meses que aportes: ${found.map((one) => `${densities[one.key]} de 12 meses, ${when(one)}`).join('; ')}.`,
    months,
    lines: found.map((one) => ({
      key: one.key,
      values: months.map(
        (month) => (had + contributedAfter(month, { density: densities[one.key], gap: 0 })) / 12,
      ),
      figure: when(one, monthInShort),
      name: `${densities[one.key]} de 12 meses`,
    })),
    start: `Hoy: ${yearsInWords(had)}`,
    tell: (value) => `${String(value).replace('.', ',')} años`,
    columns: ageColumns(age, age + (months.at(-1) ?? 12)),
  });
}

/** The floor that the months bring to who has a right. */
function remarkOf({ prospect, person, facts, today, money }: CalculatorInput): string {
  const least = facts.floors.toSorted((one, other) => one.months - other.months)[0];
  if (least === undefined || prospect.soonest === null) return '';
  const floorMonth = monthOfAge(person.birth, facts.floorAgeMonths);
  const from =
    floorMonth <= monthOf(today) ? 'Ya tienes la edad' : `Desde ${monthInWords(floorMonth)} tendrás la edad`;
  return `${from} de la pensión solidaria: con ${yearsInWords(least.months)} de aporte asegura ${money.exact(least.amount)} al mes.`;
}
