import { type Answer, scenarioNames, sentenceOf, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import { roundMoney } from './fields.ts';
import { annuityFactor, lifeTableOf, programmedWithdrawal } from './life-table.ts';
import { contributedAtEnd, type Outcome, outcomeOf, outcomesOf, partOf, type Way, wayOf } from './model.ts';
import { floorOf, pensionOf } from './pension.ts';
import { lifeOf, partnerOf } from './shared-fields.ts';
import { atAge, percent, shortAmount, yearsInWords } from './shown.ts';

/** ¿Cuánto recibiré? */
export function pensionAnswer(asked: CalculatorInput): Answer {
  const { values, facts, known, money } = asked;
  const way = wayOf(values, facts, { density: values.number('meses') });
  const outcomes = outcomesOf(way, values, facts);
  const [prudent, middle, favourable] = outcomes as [Outcome, Outcome, Outcome];
  const age = atAge(way.ageMonths + way.months);
  const about = (outcome: Outcome) => money.about(outcome.paid);
  const isSure = coarseEqual(about(prudent), about(favourable));
  const sentence = way.months === 0 ? `Si te retiras hoy, a los ${age},` : `Si te retiras a los ${age},`;
  const said = assumptionsOf(known, facts, money);
  return {
    sentence: sentenceOf(
      middle.paid === 0
        ? `Con esos datos *no tendrías una pensión* a los ${age}.`
        : `${sentence} recibirías cerca de *${about(middle)} al mes*, toda la vida.`,
    ),
    note:
      middle.paid === 0
        ? ''
        : `${way.salary > 0 ? `Es el ${partOf(middle.paid, way.salary)} de tu sueldo, en` : 'En'} dinero de hoy. ${
            isSure
              ? 'Es lo mismo en los tres escenarios.'
              : `Según cómo rinda tu fondo, puede ir de ${about(prudent)} a ${about(favourable)}.`
          }`,
    figure: `${about(middle)} al mes`,
    scenarios: {
      title: `Cómo crece tu cuenta hasta los ${age}`,
      lead: 'A la derecha, la pensión al mes de cada escenario.',
      columns: ['Rinde al año', `Saldo a los ${age}`, 'Al mes', 'De tu sueldo'],
      mainColumn: 2,
      rows: outcomes.map((outcome) => ({
        key: outcome.key,
        name: scenarioNames[outcome.key],
        cells: [
          percent(facts.returns[outcome.key]),
          money.about(outcome.balance),
          about(outcome),
          partOf(outcome.paid, way.salary),
        ],
      })),
    },
    chart: growthChart(asked, way, outcomes, {
      label: `Tu cuenta pasa de ${money.exact(way.balance)} hoy a entre ${money.about(prudent.balance)} y ${money.about(favourable.balance)} a los ${age}.`,
      figure: about,
    }),
    remark: remarkOf(asked, way, middle),
    ways: waysOf(asked, way, middle),
    changes: {
      better: 'more',
      lead: 'Cuánto sube o baja tu pensión al mes si cambias una sola cosa.',
      rows: sortedChanges(changesOf(asked, way, middle), money.difference),
    },
    assumptions: [
      said.contribution,
      said.returns,
      said.fees,
      said.life(lifeOf(values), way.ageMonths + way.months),
      ...(values.text('pareja') === 'si' ? [said.partner] : []),
      said.floors,
      said.unknown,
    ],
    reviewed: asked.reviewed,
  };
}

const coarseEqual = (one: string, other: string): boolean => one === other;

/** The account of each scenario, year by year. */
export function growthChart(
  { known, money }: Pick<CalculatorInput, 'known' | 'money'>,
  way: Way,
  outcomes: readonly Outcome[],
  { label, figure }: { label: string; figure: (outcome: Outcome) => string },
) {
  const months = chartMonths(way.months);
  return fan({
    label,
    months,
    lines: outcomes.map((outcome) => ({
      key: outcome.key,
      values: months.map((month) => (outcome.byMonth[month] ?? 0) / 100),
      figure: figure(outcome),
      name: scenarioNames[outcome.key].toLowerCase(),
    })),
    start: `Hoy: ${money.exact(way.balance)}`,
    tell: (value) => shortAmount(known.currency, value),
    columns: ageColumns(way.ageMonths, way.ageMonths + way.months),
  });
}

/** The benefit of the solidarity floor, or what is missing for it. */
function remarkOf({ facts, money }: CalculatorInput, way: Way, { floor, own }: Outcome): string {
  const months = contributedAtEnd(way);
  const age = atAge(way.ageMonths + way.months);
  const had = `A los ${age} tendrás ${yearsInWords(months)} de aporte.`;
  if (floor > 0)
    return own < floor
      ? `${had} Tu cuenta pagaría ${money.about(own)}; la pensión solidaria la sube a ${money.exact(floor)} al mes.`
      : `${had} La pensión solidaria te asegura al menos ${money.exact(floor)} al mes, pase lo que pase con el fondo.`;
  const least = facts.floors.toSorted((one, other) => one.months - other.months)[0];
  if (least === undefined) return had;
  if (floorOf(months, facts.floors) > 0)
    return `${had} La pensión solidaria se paga desde los ${atAge(facts.floorAgeMonths)}.`;
  return `${had} Con ${yearsInWords(least.months)} la pensión solidaria te aseguraría ${money.exact(least.amount)} al mes.`;
}

/** The forms of payment of the middle scenario's account. */
function waysOf(asked: CalculatorInput, way: Way, middle: Outcome): Answer['ways'] {
  const { values, facts, money } = asked;
  const ageMonths = way.ageMonths + way.months;
  const life = lifeOf(values);
  const { technicalRate } = facts;
  const table = lifeTableOf(facts.deaths);
  const partner = partnerOf(values, facts, ageMonths) ?? {
    life: life === 'either' ? life : life === 'female' ? ('male' as const) : ('female' as const),
    ageMonths,
    share: facts.partnerShare,
  };
  const alone = annuityFactor({ life, ageMonths, technicalRate, table });
  const both = annuityFactor({ life, ageMonths, technicalRate, partner, table });
  const years = programmedWithdrawal({
    balance: middle.balance,
    ageMonths,
    life,
    technicalRate,
    realReturn: facts.returns.middle,
    partner: partnerOf(values, facts, ageMonths),
    table,
  });
  const later = [0, 10, 20].map((year) => years[year]);
  const cells = (amounts: readonly number[]) => amounts.map((amount) => money.about(amount));
  const [own, shared] = [pensionOf(middle.balance, alone), pensionOf(middle.balance, both)];
  return {
    title: 'Formas de cobrarla',
    lead: 'Lo que tu propia cuenta pagaría al mes en el escenario medio, sin lo que agregue la pensión solidaria.',
    columns: [0, 10, 20].map((year) => `A los ${Math.floor(ageMonths / 12) + year}`),
    rows: [
      { name: 'Renta para toda la vida', cells: cells([own, own, own]) },
      {
        name: `Renta, y el ${percent(facts.partnerShare)} para tu pareja después`,
        cells: cells([shared, shared, shared]),
      },
      {
        name: 'Retiro programado',
        cells: later.map((year) => (year === undefined ? '—' : money.about(year.monthly))),
      },
    ],
  };
}

function changesOf({ values, facts, money }: CalculatorInput, way: Way, middle: Outcome) {
  const by = (changed: Partial<Way>) =>
    outcomeOf({ ...way, ...changed }, values, facts, 'middle').paid - middle.paid;
  const more = roundMoney(Math.max(100, way.salary / 50));
  const age = way.ageMonths + way.months;
  return [
    {
      name: `Apartar ${money.exact(more)} más cada mes`,
      detail: 'Aporte voluntario, desde hoy',
      by: by({ voluntary: more }),
    },
    {
      name: 'Un año más de trabajo',
      detail: `Te retiras a los ${atAge(age + 12)}`,
      by: by({ months: way.months + 12 }),
    },
    {
      name: 'Un sueldo 10\u00a0% mayor',
      detail: 'Desde hoy y hasta el retiro',
      by: by({ salary: Math.floor(way.salary * 1.1 + 0.5) }),
    },
    ...(way.months >= 24
      ? [{ name: 'Dos años sin aportar', detail: 'Una laguna, a partir de hoy', by: by({ gap: 24 }) }]
      : []),
    ...(way.months >= 36
      ? [
          {
            name: `Retirarte a los ${atAge(age - 36)}`,
            detail: 'Tres años antes',
            by: by({ months: way.months - 36 }),
          },
        ]
      : []),
    ...(way.density < 12
      ? [{ name: 'Aportar los doce meses', detail: 'Todos los años, desde hoy', by: by({ density: 12 }) }]
      : []),
  ];
}
