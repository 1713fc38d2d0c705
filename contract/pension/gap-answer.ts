import { growthOfOne } from './accumulation.ts';
import { type Answer, noWays, scenarioNames, sentenceOf, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import { contributedAtEnd, factorOf, type Outcome, outcomeOf, outcomesOf, type Way, wayOf } from './model.ts';
import { lifeOf } from './shared-fields.ts';
import { atAge, monthsInWords, shortAmount, yearsInWords } from './shown.ts';

/** ¿Cuánto me cuesta una laguna? */
export function gapAnswer(asked: CalculatorInput): Answer {
  const { values, facts, known, money } = asked;
  const whole = wayOf(values, facts);
  const way: Way = { ...whole, gap: Math.min(values.number('laguna'), whole.months) };
  const without = outcomesOf(whole, values, facts);
  const withGap = outcomesOf(way, values, facts);
  const lost = without.map((outcome, place) => outcome.own - (withGap[place] as Outcome).own);
  const [least = 0, middle = 0, most = 0] = lost;
  const age = atAge(way.ageMonths + way.months);
  const said = assumptionsOf(known, facts, money);
  const gap = monthsInWords(way.gap);
  return {
    sentence: sentenceOf(sentenceFor(way, gap, money.about(middle))),
    note:
      way.gap === 0 || way.salary === 0
        ? ''
        : `${
            way.gap < values.number('laguna')
              ? `De los ${monthsInWords(values.number('laguna'))}, ${way.gap} caben antes de los ${age}. `
              : ''
          }Según cómo rinda tu fondo, entre ${money.about(least)} y ${money.about(most)} al mes desde los ${age}, en dinero de hoy. Y pierdes ${monthsInWords(contributedAtEnd(whole) - contributedAtEnd(way))} para jubilarte.`,
    figure: `− ${money.about(middle)} al mes`,
    scenarios: {
      title: 'Lo que falta en tu cuenta, año por año',
      lead: 'A la derecha, lo que pierde tu pensión al mes en cada escenario.',
      columns: ['Sin laguna', 'Con laguna', 'Pierdes al mes'],
      mainColumn: 2,
      rows: without.map((outcome, place) => ({
        key: outcome.key,
        name: scenarioNames[outcome.key],
        cells: [
          money.about(outcome.own),
          money.about((withGap[place] as Outcome).own),
          money.about(lost[place] ?? 0),
        ],
      })),
    },
    chart: lossChart(asked, way, without, withGap, lost),
    remark: recoveryOf(asked, way, middle),
    ways: noWays,
    changes: {
      better: 'more',
      lead: 'Cuánto sube o baja tu pensión al mes, desde la que tendrías con esta laguna.',
      rows: way.gap === 0 ? [] : sortedChanges(changesOf(asked, way), money.difference),
    },
    assumptions: [
      said.contribution,
      said.returns,
      said.fees,
      said.life(lifeOf(values), way.ageMonths + way.months),
      {
        title: 'La laguna',
        text: `Empieza hoy y dura ${gap}. Después aportas todos los meses hasta los ${age}.`,
        source: '',
        link: '',
      },
      said.unknown,
    ],
    reviewed: asked.reviewed,
  };
}

function sentenceFor({ gap, salary }: Way, months: string, lost: string): string {
  if (gap === 0) return 'Ya estás en la edad de retirarte: una laguna *ya no cambia* tu pensión.';
  return salary === 0
    ? 'Sin sueldo nadie aporta: *no hay nada que perder*.'
    : `Estar *${months} sin aportar* te cuesta cerca de *${lost} al mes* de pensión, toda la vida.`;
}

function lossChart(
  { known, money }: CalculatorInput,
  way: Way,
  without: readonly Outcome[],
  withGap: readonly Outcome[],
  lost: readonly number[],
) {
  const months = chartMonths(way.months);
  return fan({
    label: `Lo que falta en tu cuenta por la laguna crece hasta ${money.about((without[1]?.balance ?? 0) - (withGap[1]?.balance ?? 0))} en el escenario medio.`,
    months,
    lines: without.map((outcome, place) => ({
      key: outcome.key,
      values: months.map(
        (month) => ((outcome.byMonth[month] ?? 0) - (withGap[place]?.byMonth[month] ?? 0)) / 100,
      ),
      figure: money.about(lost[place] ?? 0),
      name: scenarioNames[outcome.key].toLowerCase(),
    })),
    start: `Hoy: ${money.exact(0)}`,
    tell: (value) => shortAmount(known.currency, value),
    columns: ageColumns(way.ageMonths, way.ageMonths + way.months),
  });
}

/** The monthly saving after the gap that makes up for the whole loss. */
function recoveryOf({ values, facts, money }: CalculatorInput, way: Way, lost: number): string {
  const ofOne = growthOfOne(way, facts, facts.returns.middle);
  if (ofOne <= 0 || lost <= 0) return '';
  const needed = Math.ceil((lost * factorOf(way, values, facts)) / ofOne);
  return `Para recuperarla apartarías ${money.about(needed)} más cada mes, desde que vuelvas a aportar y hasta los ${atAge(way.ageMonths + way.months)}.`;
}

function changesOf({ values, facts, money }: CalculatorInput, way: Way) {
  const now = outcomeOf(way, values, facts, 'middle').own;
  const by = (changed: Partial<Way>) => outcomeOf({ ...way, ...changed }, values, facts, 'middle').own - now;
  const shorter = Math.floor(way.gap / 2);
  const half = Math.floor(way.months / 24) * 12;
  const hundredth = Math.max(100, Math.floor(way.salary / 5_000) * 100);
  return [
    ...(way.gap * 2 <= way.months
      ? [
          {
            name: 'Una laguna el doble de larga',
            detail: monthsInWords(way.gap * 2),
            by: by({ gap: way.gap * 2 }),
          },
        ]
      : []),
    ...(shorter > 0
      ? [{ name: 'Una laguna de la mitad', detail: monthsInWords(shorter), by: by({ gap: shorter }) }]
      : []),
    {
      name: 'Trabajar un año más',
      detail: `Te retiras a los ${atAge(way.ageMonths + way.months + 12)}`,
      by: by({ months: way.months + 12 }),
    },
    ...(way.gap < way.months
      ? [
          {
            name: `Apartar ${money.exact(hundredth)} más al mes`,
            detail: 'Cuando la laguna termine',
            by: by({ voluntary: hundredth }),
          },
        ]
      : []),
    ...(half > 0 && way.gap <= way.months - half
      ? [
          {
            name: 'La misma laguna, a mitad de camino',
            detail: `Dentro de ${yearsInWords(half)}`,
            by: middleGap({ values, facts }, way, half) - now,
          },
        ]
      : []),
  ];
}

/** The pension with the gap half-way instead of today: the account until then, and the rest with the gap. */
function middleGap(
  { values, facts }: Pick<CalculatorInput, 'values' | 'facts'>,
  way: Way,
  half: number,
): number {
  const before = outcomeOf({ ...way, gap: 0, months: half }, values, facts, 'middle');
  const growth = 1 + facts.salaryGrowth / 10_000;
  let salary = way.salary;
  for (let year = 0; year < half / 12; year += 1) salary *= growth;
  const after: Way = {
    ...way,
    ageMonths: way.ageMonths + half,
    months: way.months - half,
    balance: before.balance,
    salary: Math.floor(salary + 0.5),
  };
  return outcomeOf(after, values, facts, 'middle').own;
}
