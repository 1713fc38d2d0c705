import { growthOfOne } from './accumulation.ts';
import {
  type Answer,
  noWays,
  type ScenarioKey,
  scenarioKeys,
  scenarioNames,
  sentenceOf,
  sortedChanges,
} from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { factorOf, outcomeOf, partOf, type Way, wayOf } from './model.ts';
import { balanceFor } from './pension.ts';
import { growthChart } from './pension-answer.ts';
import { lifeOf } from './shared-fields.ts';
import { atAge, percent } from './shown.ts';

/** ¿Cuánto debo ahorrar? */
export function savingAnswer(asked: CalculatorInput): Answer {
  const { values, facts, known, money } = asked;
  const way = wayOf(values, facts);
  const wanted = values.number('meta');
  const needs = scenarioKeys.map((key) => ({ key, ...needOf(asked, way, key, wanted) }));
  const [prudent, middle, favourable] = needs.map(({ monthly }) => monthly) as [number, number, number];
  const age = atAge(way.ageMonths + way.months);
  const saving: Way = { ...way, voluntary: middle };
  const outcomes = scenarioKeys.map((key) => outcomeOf(saving, values, facts, key));
  const said = assumptionsOf(known, facts, money);
  return {
    sentence: sentenceOf(sentenceFor(money.about(wanted), age, middle, way, money.about(middle))),
    note: noteOf(asked, way, prudent, favourable, middle),
    figure: middle <= 0 || way.months === 0 ? 'Nada más' : `${money.about(middle)} al mes`,
    scenarios: {
      title:
        way.months === 0
          ? 'Lo que paga tu cuenta hoy'
          : middle <= 0
            ? 'Tu cuenta sin apartar más'
            : `Tu cuenta si apartas ${money.about(middle)} cada mes`,
      lead: 'A la derecha, la pensión al mes que tendrías en cada escenario.',
      columns: ['Rinde al año', 'Sin apartar más', 'Apartarías al mes'],
      mainColumn: 2,
      rows: needs.map(({ key, without, monthly }) => ({
        key,
        name: scenarioNames[key],
        cells: [
          percent(facts.returns[key]),
          `${money.about(without)} al mes`,
          monthly <= 0 ? 'nada' : money.about(monthly),
        ],
      })),
    },
    chart: growthChart(asked, saving, outcomes, {
      label: `${middle <= 0 ? 'Sin apartar más' : `Apartando ${money.about(middle)} cada mes`}, tu pensión a los ${age} iría de ${money.about(outcomes[0]?.own ?? 0)} a ${money.about(outcomes[2]?.own ?? 0)} al mes.`,
      figure: ({ own }) => money.about(own),
    }),
    remark:
      way.salary > 0 && middle > 0 && way.months > 0
        ? middle > way.salary
          ? 'Es más que tu sueldo: prueba con una pensión menor o con retirarte después.'
          : `Es el ${partOf(middle, way.salary)} de tu sueldo de hoy, aparte de lo que ya aportas.`
        : '',
    ways: noWays,
    changes: {
      better: 'less',
      lead: 'Cuánto más o menos tendrías que apartar cada mes si cambias una sola cosa.',
      rows: way.months === 0 ? [] : sortedChanges(changesOf(asked, way, wanted, middle), money.difference),
    },
    assumptions: [
      said.contribution,
      said.returns,
      said.fees,
      said.life(lifeOf(values), way.ageMonths + way.months),
      {
        title: 'Lo que apartas',
        text: 'Va a tu cuenta todos los meses, desde hoy, y rinde y paga comisión como el resto.',
        source: '',
        link: '',
      },
      said.unknown,
    ],
    reviewed: asked.reviewed,
  };
}

/** The pension without saving more, and the monthly saving for the wanted one. */
function needOf({ values, facts }: CalculatorInput, way: Way, key: ScenarioKey, wanted: number) {
  const { balance, own } = outcomeOf(way, values, facts, key);
  const missing = balanceFor(wanted, factorOf(way, values, facts)) - balance;
  const ofOne = growthOfOne(way, facts, facts.returns[key]);
  return { without: own, monthly: missing <= 0 || ofOne <= 0 ? 0 : Math.ceil(missing / ofOne) };
}

function sentenceFor(wanted: string, age: string, middle: number, { months }: Way, needed: string): string {
  if (months === 0) return `Ya estás en la edad de retirarte: mira *cuánto paga tu cuenta* hoy.`;
  return middle <= 0
    ? `Para recibir ${wanted} al mes a los ${age} *no te falta apartar nada más*.`
    : `Para recibir ${wanted} al mes a los ${age}, aparta cerca de *${needed} cada mes*.`;
}

function noteOf(
  { money }: CalculatorInput,
  { months }: Way,
  most: number,
  least: number,
  middle: number,
): string {
  if (months === 0) return 'Sin meses por delante, apartar más ya no cambia tu pensión.';
  if (most <= 0) return 'Alcanza con lo que ya aportas, en los tres escenarios.';
  if (middle <= 0) return `Si tu fondo rinde poco, harían falta ${money.about(most)} al mes.`;
  return `Según cómo rinda tu fondo, entre ${least <= 0 ? 'nada' : money.about(least)} y ${money.about(most)} al mes, en dinero de hoy.`;
}

function changesOf(asked: CalculatorInput, way: Way, wanted: number, needed: number) {
  const by = (changed: Partial<Way>, aim = wanted) =>
    needOf(asked, { ...way, ...changed }, 'middle', aim).monthly - needed;
  const age = way.ageMonths + way.months;
  return [
    {
      name: 'Retirarte dos años después',
      detail: `A los ${atAge(age + 24)}`,
      by: by({ months: way.months + 24 }),
    },
    ...(way.months > 60
      ? [
          {
            name: 'Empezar dentro de cinco años',
            detail: 'Lo que apartas, no tu aporte',
            by: delayed(asked, way, wanted) - needed,
          },
        ]
      : []),
    {
      name: 'Querer una décima parte menos',
      detail: `${asked.money.about(Math.floor(wanted * 0.9))} al mes`,
      by: by({}, Math.floor(wanted * 0.9)),
    },
    ...(way.months > 24
      ? [{ name: 'Dos años sin aportar', detail: 'Una laguna, a partir de hoy', by: by({ gap: 24 }) }]
      : []),
  ];
}

/** The monthly saving if it starts in five years. */
function delayed({ values, facts }: CalculatorInput, way: Way, wanted: number): number {
  const missing =
    balanceFor(wanted, factorOf(way, values, facts)) - outcomeOf(way, values, facts, 'middle').balance;
  const ofOne = growthOfOne({ months: way.months, gap: 60 }, facts, facts.returns.middle);
  return missing <= 0 ? 0 : Math.ceil(missing / ofOne);
}
