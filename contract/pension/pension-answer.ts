import { type Answer, noScenarios, noWays, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import { roundMoney } from './fields.ts';
import { lifeTableOf, programmedWithdrawal } from './life-table.ts';
import { pensionOf } from './pension.ts';
import type { Person } from './person.ts';
import {
  horizonOf,
  mainRuns,
  paymentsOf,
  priceOf,
  prospectOf,
  type Run,
  rangeOf,
  runsWith,
} from './prospect.ts';
import {
  amountNote,
  amountParts,
  isAccountUntold,
  rangeInCell,
  rangeInWords,
  rightParts,
  withoutRightOf,
} from './prospect-words.ts';
import { scenarioKeys, scenarioNames } from './scenarios.ts';
import { atAge, percent, shortAmount, yearsInWords } from './shown.ts';
import { suppositionsOf } from './suppositions.ts';

/** ¿Cuánto recibiré? */
export function pensionAnswer(asked: CalculatorInput): Answer {
  const { person, prospect, facts, known, money } = asked;
  const runs = mainRuns(prospect);
  const [, middle] = runs;
  const isTold = middle.start !== null && middle.saved !== null;
  const said = assumptionsOf(known, facts, money);
  const paid = rangeOf(prospect.runs, (run) => run.paid);
  return {
    right: rightParts(prospect),
    sentence: amountParts(prospect, money),
    note: amountNote(prospect, money),
    suppositions: suppositionsOf(prospect, money, true),
    without: withoutRightOf(prospect, known),
    figure:
      paid === null
        ? prospect.isPensioner
          ? 'Ya cobras'
          : 'Sin derecho todavía'
        : isAccountUntold(prospect)
          ? `Al menos ${money.exact(paid.least)}`
          : rangeInCell(paid, money.about),
    scenarios: isTold ? scenariosOf(asked) : noScenarios,
    chart: isTold ? growthChart(asked, runs, ({ paid: amount }) => money.about(amount ?? 0)) : null,
    remark: isTold ? remarkOf(asked, middle) : '',
    ways: isTold ? waysOf(asked, middle) : noWays,
    changes: {
      better: 'more',
      lead: 'Cuánto sube o baja tu pensión al mes, en el escenario medio, si cambias una sola cosa.',
      rows: isTold ? sortedChanges(changesOf(asked, middle), money.difference) : [],
    },
    assumptions: [
      said.contribution,
      said.returns,
      said.fees,
      said.life(middle.reading.life, middle.start?.ageMonths ?? facts.floorAgeMonths),
      ...(person.hasPartner === true ? [said.partner] : []),
      said.eligibility(),
      ...said.children(),
      said.floors,
      ...said.payment(),
      said.unknown,
    ],
    reviewed: asked.reviewed,
  };
}

/** 'a los 65', 'de los 62 a los 65' of the runs that begin. */
export function agesInWords(runs: readonly Run[]): string {
  const ages = rangeOf(runs, ({ start }) => start?.ageMonths ?? null);
  if (ages === null) return '';
  return ages.least === ages.most
    ? `a los ${atAge(ages.most)}`
    : `entre los ${atAge(ages.least)} y los ${atAge(ages.most)}`;
}

function scenariosOf({ prospect, facts, money }: CalculatorInput): Answer['scenarios'] {
  const salary = prospect.person.salary ?? 0;
  const share = (amount: number) =>
    salary <= 0 ? '—' : `${Math.floor((amount / salary) * 100 + 0.5)}\u00a0%`;
  const age = agesInWords(prospect.runs);
  return {
    title: `Cómo crece tu cuenta hasta que te retires, ${age}`,
    lead: 'A la derecha, la pensión al mes de cada escenario.',
    columns: ['Rinde al año', 'Saldo entonces', 'Al mes', 'De tu sueldo de hoy'],
    mainColumn: 2,
    rows: scenarioKeys.map((key) => {
      const runs = runsWith(prospect, key);
      const paid = rangeOf(runs, (run) => run.paid);
      return {
        key,
        name: scenarioNames[key],
        cells: [
          percent(facts.returns[key]),
          rangeInCell(
            rangeOf(runs, (run) => run.saved?.balance ?? null),
            money.about,
          ),
          rangeInCell(paid, money.about),
          paid === null || salary <= 0
            ? '—'
            : share(paid.least) === share(paid.most)
              ? share(paid.most)
              : `${share(paid.least)} a ${share(paid.most)}`,
        ],
      };
    }),
  };
}

/** The account of each scenario, year by year; the lines end at the start of the latest pension. */
export function growthChart(
  { prospect, known, money }: Pick<CalculatorInput, 'prospect' | 'known' | 'money'>,
  runs: readonly Run[],
  figure: (run: Run) => string,
) {
  const last = Math.max(...runs.map((run) => horizonOf(run, prospect)));
  const months = chartMonths(last);
  const first = runs[1] ?? runs[0];
  const age = (first?.start?.ageMonths ?? 0) - (first?.start?.wait ?? 0);
  const balances = runs.flatMap(({ saved }) => (saved === null ? [] : [saved.balance]));
  const range = { least: Math.min(...balances), most: Math.max(...balances) };
  const begin = runs.map(({ saved }) => saved?.byMonth[0] ?? 0);
  const started = { least: Math.min(...begin), most: Math.max(...begin) };
  const today =
    started.least === started.most ? money.exact(started.most) : rangeInCell(started, money.about);
  return fan({
    label: `Tu cuenta pasa de ${today} hoy a ${rangeInWords(range, money.about, '')} ${agesInWords(runs)}.`,
    months,
    lines: runs.map((run) => ({
      key: run.key,
      values: months.map(
        (month) => (run.saved?.byMonth[Math.min(month, run.saved.byMonth.length - 1)] ?? 0) / 100,
      ),
      figure: figure(run),
      name: scenarioNames[run.key].toLowerCase(),
    })),
    start: `Hoy: ${today}`,
    tell: (value) => shortAmount(known.currency, value),
    columns: ageColumns(age, age + last),
  });
}

/** The part that the solidarity floor adds to the account, in the middle. */
function remarkOf({ money }: CalculatorInput, { floor, own, contributed, start }: Run): string {
  if (floor === 0 || own === null || start === null) return '';
  const had = `A los ${atAge(start.ageMonths)} tendrás ${yearsInWords(contributed)} de aporte.`;
  return own < floor
    ? `${had} Tu cuenta pagaría ${money.about(own)}; la pensión solidaria la sube a ${money.exact(floor)} al mes.`
    : `${had} La pensión solidaria te asegura al menos ${money.exact(floor)} al mes, pase lo que pase con el fondo.`;
}

/** The forms of payment of the middle scenario's account. */
function waysOf({ facts, money }: CalculatorInput, { reading, saved, start }: Run): Answer['ways'] {
  if (saved === null || start === null) return noWays;
  const { ageMonths } = start;
  const of = (hasPartner: boolean) =>
    pensionOf(saved.balance, priceOf({ ...reading, hasPartner }, ageMonths, facts));
  const years = programmedWithdrawal({
    balance: saved.balance,
    ageMonths,
    life: reading.life,
    technicalRate: facts.technicalRate,
    realReturn: facts.returns.middle,
    table: lifeTableOf(facts.deaths),
    paymentsPerYear: paymentsOf(facts),
  });
  const cells = (amounts: readonly number[]) => amounts.map((amount) => money.about(amount));
  const [own, shared] = [of(false), of(true)];
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
        cells: [0, 10, 20].map((year) => {
          const monthly = years[year]?.monthly;
          return monthly === undefined ? '—' : money.about(monthly);
        }),
      },
    ],
  };
}

function changesOf({ person, facts, today, money }: CalculatorInput, middle: Run) {
  const { start, paid } = middle;
  if (start === null || paid === null) return [];
  const paidBy = (changed: Partial<Person>) =>
    mainRuns(prospectOf({ ...person, ...changed }, facts, today))[1];
  const by = (changed: Partial<Person>) => (paidBy(changed).paid ?? 0) - paid;
  const salary = person.salary ?? 0;
  const more = roundMoney(Math.max(100, salary / 50));
  const { ageMonths, wait } = start;
  const earlier = ageMonths - 36;
  // only an age at which there is a right
  const isEarlierARight = paidBy({ retirement: earlier }).start?.ageMonths === earlier;
  return [
    ...(wait > 0 || salary > 0
      ? [
          {
            name: 'Un año más de trabajo',
            detail: `Te retiras a los ${atAge(ageMonths + 12)}`,
            by: by({ retirement: ageMonths + 12 }),
          },
        ]
      : []),
    ...(wait > 0
      ? [
          {
            name: `Apartar ${money.exact(more)} más cada mes`,
            detail: 'Aporte voluntario, desde hoy',
            by: by({ voluntary: more }),
          },
        ]
      : []),
    ...(wait > 0 && salary > 0
      ? [
          {
            name: 'Un sueldo 10\u00a0% mayor',
            detail: 'Desde hoy y hasta el retiro',
            by: by({ salary: Math.floor(salary * 1.1 + 0.5) }),
          },
        ]
      : []),
    ...(wait >= 24 && salary > 0
      ? [
          {
            name: 'Dos años sin aportar',
            detail: 'Una laguna, a partir de hoy',
            by: by({ gap: 24, retirement: ageMonths }),
          },
        ]
      : []),
    ...(wait >= 36 && isEarlierARight
      ? [
          {
            name: `Retirarte a los ${atAge(earlier)}`,
            detail: 'Tres años antes',
            by: by({ retirement: earlier }),
          },
        ]
      : []),
    ...((person.density ?? 12) < 12 && salary > 0
      ? [{ name: 'Aportar los doce meses', detail: 'Todos los años, desde hoy', by: by({ density: 12 }) }]
      : []),
  ];
}
