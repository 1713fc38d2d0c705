import { accumulate, insured } from './accumulation.ts';
import { type Hundredths, shareOf, wholeRate } from './amounts.ts';
import { type Answer, noScenarios, noWays, sentenceOf, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageInMonths, ageReachedIn, monthOf } from './calendar.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import type { PensionFacts } from './pension-facts.ts';
import type { Person } from './person.ts';
import { horizonOf, mainRuns, prospectOf, type Run, rangeOf } from './prospect.ts';
import { rangeInCell, rangeInWords, rightParts, withoutRightOf } from './prospect-words.ts';
import { scenarioKeys, scenarioNames } from './scenarios.ts';
import { atAge, percent, shortAmount } from './shown.ts';
import { suppositionsOf } from './suppositions.ts';

/** ¿Cuánto pago de comisión? */
export function feeAnswer(asked: CalculatorInput): Answer {
  const { person, prospect, facts, known, money } = asked;
  const runs = mainRuns(prospect).map((run) => feesOf(run, asked));
  const [prudent, middle, favourable] = runs as [Fees, Fees, Fees];
  const salary = person.salary ?? 0;
  const onSalary = shareOf(insured(salary, facts.ceiling), facts.feeOnSalary);
  const balances = rangeOf(prospect.runs, ({ reading, key }) => reading.balances?.[key] ?? null);
  const onBalance = (balance: number) => Math.floor((balance * facts.feeOnBalance) / wholeRate / 12 + 0.5);
  const month =
    balances === null
      ? null
      : { least: onSalary + onBalance(balances.least), most: onSalary + onBalance(balances.most) };
  const year = month && { least: month.least * 12, most: month.most * 12 };
  const fees = { least: prudent.fees, most: favourable.fees };
  const said = assumptionsOf(known, facts, money);
  const until = atAge(middle.ageMonths);
  return {
    right: rightParts(prospect),
    sentence: sentenceOf(
      month === null || year === null
        ? 'Cuánto pagas *depende de tu saldo*: dinos cuánto tienes en tu cuenta.'
        : `Pagas ${rangeInWords(month, money.about)} al mes de comisión: ${rangeInWords(year, money.about)} en un año.`,
    ),
    note:
      month === null
        ? ''
        : middle.months === 0
          ? 'Mientras cobras tu pensión de la cuenta, la comisión sobre tu saldo sigue.'
          : `Hasta los ${until} pagarías ${rangeInWords(fees, money.about, '')}${fees.least === fees.most ? '' : ', según cuánto crezca tu cuenta'}.`,
    suppositions: suppositionsOf(prospect, money, false)
      .concat(suppositionsOf(prospect, money, true).filter(({ field }) => field === 'saldo'))
      .filter(({ text }, place, all) => all.findIndex((other) => other.text === text) === place),
    without: withoutRightOf(prospect, known),
    figure: month === null ? 'Depende de tu saldo' : `${rangeInCell(month, money.about)} al mes`,
    scenarios: month === null ? noScenarios : scenariosOf(asked, until),
    chart: month === null ? null : feeChart(asked, runs),
    remark:
      month === null || balances === null
        ? ''
        : `De este mes, ${money.about(onSalary)} van por tu sueldo y ${rangeInWords({ least: onBalance(balances.least), most: onBalance(balances.most) }, money.about, '')} por tu saldo.${shareInWords(month.most, shareOf(insured(salary, facts.ceiling), facts.contribution), month.least === month.most)}`,
    ways: noWays,
    changes: {
      better: 'less',
      lead: 'Cuánto más o menos pagarías en total, hasta que te retires, si cambia una sola cosa.',
      rows: month === null ? [] : sortedChanges(changesOf(asked, middle), money.difference),
    },
    assumptions: [said.fees, said.contribution, said.returns, said.unknown],
    reviewed: asked.reviewed,
  };
}

/** The account and its fees until the pension begins. */
interface Fees {
  run: Run;
  months: number;
  ageMonths: number;
  balance: Hundredths;
  fees: Hundredths;
  feesByMonth: readonly number[];
}

function feesOf(run: Run, { prospect, today }: CalculatorInput, facts: PensionFacts = prospect.facts): Fees {
  const months = horizonOf(run, prospect);
  const balance = run.reading.balances?.[run.key] ?? 0;
  const saved = accumulate({ ...run.reading, balance, months }, facts, facts.returns[run.key]);
  const ageMonths = run.start?.ageMonths ?? ageReachedIn(run.reading.birth, monthOf(today) + months);
  return { run, months, ageMonths, ...saved };
}

/** The share of a month's contribution that the fee takes; '' without one. */
function shareInWords(month: Hundredths, contribution: Hundredths, isExact: boolean): string {
  if (contribution === 0) return '';
  if (month > contribution) return ' Es más de lo que aportas.';
  return ` Es ${isExact ? 'el' : 'hasta el'} ${Math.floor((month / contribution) * 100 + 0.5)}\u00a0% de lo que aportas.`;
}

function scenariosOf(asked: CalculatorInput, until: string): Answer['scenarios'] {
  const { prospect, facts, money } = asked;
  return {
    title: `Lo que pagas hasta los ${until}`,
    lead: 'A la derecha, la suma de las comisiones en cada escenario.',
    columns: ['Saldo entonces', 'Sin comisión tendrías', 'Comisiones en total'],
    mainColumn: 2,
    rows: scenarioKeys.map((key) => {
      const runs = prospect.runs.filter((run) => run.key === key);
      const cell = (of: (run: Run) => number) => rangeInCell(rangeOf(runs, of), money.about);
      return {
        key,
        name: scenarioNames[key],
        cells: [
          cell((run) => feesOf(run, asked).balance),
          cell((run) => feesOf(run, asked, { ...facts, feeOnBalance: 0 }).balance),
          cell((run) => feesOf(run, asked).fees),
        ],
      };
    }),
  };
}

function feeChart({ known, money, person, today }: CalculatorInput, runs: readonly Fees[]) {
  const last = Math.max(...runs.map(({ months }) => months));
  const months = chartMonths(last);
  const age = ageInMonths(person.birth, today);
  return fan({
    label: `Las comisiones suman ${money.about(runs[1]?.fees ?? 0)} en el escenario medio.`,
    months,
    lines: runs.map(({ run, fees, feesByMonth }) => ({
      key: run.key,
      values: months.map((month) => (feesByMonth[Math.min(month, feesByMonth.length - 1)] ?? 0) / 100),
      figure: money.about(fees),
      name: scenarioNames[run.key].toLowerCase(),
    })),
    start: 'Desde hoy',
    tell: (value) => shortAmount(known.currency, value),
    columns: ageColumns(age, age + last),
  });
}

function changesOf(asked: CalculatorInput, middle: Fees) {
  const { person, facts, today } = asked;
  const by = (changed: Partial<Person>, rules: Partial<PensionFacts> = {}) => {
    const then = prospectOf({ ...person, ...changed }, facts, today);
    return feesOf(mainRuns(then)[1], { ...asked, prospect: then }, { ...facts, ...rules }).fees - middle.fees;
  };
  const half = Math.floor(facts.feeOnBalance / 2);
  const halfOnSalary = Math.floor(facts.feeOnSalary / 2);
  const salary = person.salary ?? 0;
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
    ...(facts.feeOnSalary > 0 && salary > 0
      ? [
          {
            name: 'La mitad de comisión sobre tu sueldo',
            detail: `${percent(halfOnSalary)} en vez de ${percent(facts.feeOnSalary)}`,
            by: by({}, { feeOnSalary: halfOnSalary }),
          },
        ]
      : []),
    ...(salary > 0
      ? [
          {
            name: 'Un sueldo 10\u00a0% mayor',
            detail: 'Desde hoy y hasta el retiro',
            by: by({ salary: Math.floor(salary * 1.1 + 0.5) }),
          },
        ]
      : []),
    {
      name: 'Retirarte un año después',
      detail: `A los ${atAge(middle.ageMonths + 12)}`,
      by: by({ retirement: middle.ageMonths + 12 }),
    },
    ...(middle.months >= 24 && salary > 0
      ? [
          {
            name: 'Dos años sin aportar',
            detail: 'Una laguna, a partir de hoy',
            by: by({ gap: 24, retirement: middle.ageMonths }),
          },
        ]
      : []),
  ];
}
