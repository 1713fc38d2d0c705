import { insured } from './accumulation.ts';
import { type Hundredths, shareOf, wholeRate } from './amounts.ts';
import { type Answer, noWays, scenarioNames, sentenceOf, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import { type Outcome, outcomeOf, outcomesOf, partOf, type Way, wayOf } from './model.ts';
import type { PensionFacts } from './pension-facts.ts';
import { atAge, percent, shortAmount } from './shown.ts';

/** ¿Cuánto pago de comisión? */
export function feeAnswer(asked: CalculatorInput): Answer {
  const { values, facts, known, money } = asked;
  const way = wayOf(values, facts);
  const outcomes = outcomesOf(way, values, facts);
  const [prudent, middle, favourable] = outcomes as [Outcome, Outcome, Outcome];
  const age = atAge(way.ageMonths + way.months);
  const onSalary = shareOf(insured(way.salary, facts.ceiling), facts.feeOnSalary);
  const onBalance = Math.floor((way.balance * facts.feeOnBalance) / wholeRate / 12 + 0.5);
  const month = onSalary + onBalance;
  const said = assumptionsOf(known, facts, money);
  const noFee = outcomesOf(way, values, { ...facts, feeOnBalance: 0 });
  return {
    sentence: sentenceOf(
      `Pagas cerca de *${money.about(month)} al mes* de comisión: *${money.about(month * 12)} en un año*.`,
    ),
    note:
      way.months === 0
        ? 'Ya estás en la edad de retirarte: mientras cobras, la comisión sobre tu saldo sigue.'
        : prudent.fees === favourable.fees
          ? `Hasta los ${age} pagarías cerca de ${money.about(middle.fees)}.`
          : `Hasta los ${age} pagarías entre ${money.about(prudent.fees)} y ${money.about(favourable.fees)}, según cuánto crezca tu cuenta.`,
    figure: `${money.about(month)} al mes`,
    scenarios: {
      title: `Lo que pagas hasta los ${age}`,
      lead: 'A la derecha, la suma de las comisiones en cada escenario.',
      columns: [`Saldo a los ${age}`, 'Sin comisión tendrías', 'Comisiones en total'],
      mainColumn: 2,
      rows: outcomes.map((outcome, place) => ({
        key: outcome.key,
        name: scenarioNames[outcome.key],
        cells: [
          money.about(outcome.balance),
          money.about(noFee[place]?.balance ?? 0),
          money.about(outcome.fees),
        ],
      })),
    },
    chart: feeChart(asked, way, outcomes),
    remark: `De este mes, ${money.about(onSalary)} van por tu sueldo y ${money.about(onBalance)} por tu saldo.${shareInWords(month, shareOf(insured(way.salary, facts.ceiling), facts.contribution))}`,
    ways: noWays,
    changes: {
      better: 'less',
      lead: 'Cuánto más o menos pagarías en total, hasta que te retires, si cambia una sola cosa.',
      rows: sortedChanges(changesOf(asked, way, middle), money.difference),
    },
    assumptions: [said.fees, said.contribution, said.returns, said.unknown],
    reviewed: asked.reviewed,
  };
}

/** The share of a month's contribution that the fee takes; '' without one. */
function shareInWords(month: Hundredths, contribution: Hundredths): string {
  if (contribution === 0) return '';
  return month > contribution
    ? ' Es más de lo que aportas.'
    : ` Es el ${partOf(month, contribution)} de lo que aportas.`;
}

function feeChart({ known, money }: CalculatorInput, way: Way, outcomes: readonly Outcome[]) {
  const months = chartMonths(way.months);
  return fan({
    label: `Las comisiones suman ${money.about(outcomes[1]?.fees ?? 0)} en el escenario medio.`,
    months,
    lines: outcomes.map((outcome) => ({
      key: outcome.key,
      values: months.map((month) => (outcome.feesByMonth[month] ?? 0) / 100),
      figure: money.about(outcome.fees),
      name: scenarioNames[outcome.key].toLowerCase(),
    })),
    start: 'Desde hoy',
    tell: (value) => shortAmount(known.currency, value),
    columns: ageColumns(way.ageMonths, way.ageMonths + way.months),
  });
}

function changesOf({ values, facts }: CalculatorInput, way: Way, middle: Outcome) {
  const by = (changed: Partial<Way>, rules: Partial<PensionFacts> = {}) =>
    outcomeOf({ ...way, ...changed }, values, { ...facts, ...rules }, 'middle').fees - middle.fees;
  const half = Math.floor(facts.feeOnBalance / 2);
  return [
    ...(facts.feeOnBalance > 0
      ? [
          {
            name: 'La mitad de comisión sobre tu saldo',
            detail: `${percent(half)} al año en vez de ${percent(facts.feeOnBalance)}`,
            by: by({}, { feeOnBalance: half }),
          },
        ]
      : []),
    ...(facts.feeOnSalary > 0
      ? [
          {
            name: 'La mitad de comisión sobre tu sueldo',
            detail: `${percent(Math.floor(facts.feeOnSalary / 2))} en vez de ${percent(facts.feeOnSalary)}`,
            by: by({}, { feeOnSalary: Math.floor(facts.feeOnSalary / 2) }),
          },
        ]
      : []),
    {
      name: 'Un sueldo 10\u00a0% mayor',
      detail: 'Desde hoy y hasta el retiro',
      by: by({ salary: Math.floor(way.salary * 1.1 + 0.5) }),
    },
    {
      name: 'Retirarte un año después',
      detail: `A los ${atAge(way.ageMonths + way.months + 12)}`,
      by: by({ months: way.months + 12 }),
    },
    ...(way.months >= 24
      ? [{ name: 'Dos años sin aportar', detail: 'Una laguna, a partir de hoy', by: by({ gap: 24 }) }]
      : []),
  ];
}
