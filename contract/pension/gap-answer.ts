import { growthOfOne } from './accumulation.ts';
import { type Answer, noScenarios, noWays, sentenceOf, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { ageColumns, chartMonths, fan } from './chart.ts';
import type { Person } from './person.ts';
import { mainRuns, type Prospect, prospectOf, type Run, rangeOf, runsWith } from './prospect.ts';
import { isAccountUntold, rangeInCell, rangeInWords, rightParts, withoutRightOf } from './prospect-words.ts';
import { scenarioKeys, scenarioNames } from './scenarios.ts';
import { atAge, monthsInWords, shortAmount, yearsInWords } from './shown.ts';
import { suppositionsOf } from './suppositions.ts';

/** ¿Cuánto me cuesta una laguna? The same person in two runs of the model, with the gap and without. */
export function gapAnswer(asked: CalculatorInput): Answer {
  const { prospect: without, person, facts, known, money, today, values } = asked;
  const gap = values.number('laguna') ?? 0;
  const withGap = prospectOf({ ...person, gap }, facts, today);
  const [, middle] = mainRuns(without);
  const [, middleWith] = mainRuns(withGap);
  const losses = lossesOf(without, withGap);
  const lost = rangeOf(losses, ({ loss }) => loss);
  const isTold = lost !== null && !isAccountUntold(without);
  const said = assumptionsOf(known, facts, money);
  return {
    right: rightParts(without),
    sentence: sentenceOf(sentenceFor(asked, without, withGap, isTold ? lost : null, gap)),
    note: noteFor(asked, middle, middleWith, gap),
    suppositions: suppositionsOf(without, money, isTold),
    without: withoutRightOf(without, known),
    figure: !isTold
      ? 'Sin derecho todavía'
      : lost.most <= 0
        ? 'No te cuesta'
        : lost.least <= 0
          ? `Hasta − ${money.about(lost.most)}`
          : `− ${rangeInCell(lost, money.about)}`,
    scenarios: isTold ? scenariosOf(asked, without, withGap) : noScenarios,
    chart: isTold ? lossChart(asked, middle, mainRuns(without), mainRuns(withGap)) : null,
    remark: isTold ? recoveryOf(asked, middle, middleWith) : '',
    ways: noWays,
    changes: {
      better: 'more',
      lead: 'Cuánto sube o baja tu pensión al mes, desde la que tendrías con esta laguna.',
      rows: isTold ? sortedChanges(changesOf(asked, gap, middleWith), money.difference) : [],
    },
    assumptions: [
      said.contribution,
      said.returns,
      said.fees,
      said.floors,
      {
        title: 'La laguna',
        text: `Empieza hoy y dura ${monthsInWords(gap)}. Después aportas como antes.`,
        source: '',
        link: '',
      },
      said.unknown,
    ],
    reviewed: asked.reviewed,
  };
}

/** The difference of each pair of runs; null = one of them pays nothing that is known. */
function lossesOf(without: Prospect, withGap: Prospect): (Run & { loss: number | null })[] {
  return without.runs.map((run, place) => {
    const other = withGap.runs[place]?.paid ?? null;
    return { ...run, loss: run.paid === null || other === null ? null : run.paid - other };
  });
}

function sentenceFor(
  { person, money }: CalculatorInput,
  without: Prospect,
  withGap: Prospect,
  lost: { least: number; most: number } | null,
  gap: number,
): string {
  const months = monthsInWords(gap);
  if (without.isPensioner) return 'Ya cobras tu pensión: una laguna *ya no la cambia*.';
  if (person.salary === 0) return 'Ya no trabajas ni aportas: una laguna más *no cambia nada*.';
  if (without.soonest === null) return '';
  if (without.latest?.wait === 0) return 'Ya puedes jubilarte: una laguna *no te quita* lo que tienes.';
  if (withGap.soonest === null) return `Con *${months} sin aportar* ya *no llegarías* a una pensión.`;
  if (lost === null) return `Cuánto te cuestan *${months} sin aportar* depende de tu saldo.`;
  if (lost.most <= 0)
    return `Estar *${months} sin aportar* *no baja tu pensión*${laterWords(without, withGap) === '' ? ': te asegura lo mismo la pensión solidaria' : ''}.`;
  if (lost.least <= 0 || money.about(lost.least) === money.about(0))
    return `Estar *${months} sin aportar* te cuesta *hasta ${money.about(lost.most)} al mes* de pensión, toda la vida, o nada.`;
  return `Estar *${months} sin aportar* te cuesta ${rangeInWords(lost, money.about)} al mes de pensión, toda la vida.`;
}

/** How much later the right comes with the gap; '' = no later. */
function laterWords(without: Prospect, withGap: Prospect): string {
  const [one, other] = [without.latest, withGap.latest];
  if (one === null || other === null || other.wait <= one.wait) return '';
  return yearsInWords(other.wait - one.wait);
}

function noteFor(
  { prospect, person, facts, today, money }: CalculatorInput,
  without: Run,
  withGap: Run,
  gap: number,
): string {
  if (without.start === null || without.start.wait === 0 || person.salary === 0) return '';
  const later = laterWords(prospect, prospectOf({ ...person, gap }, facts, today));
  const months = without.contributed - withGap.contributed;
  return [
    gap > without.start.wait && later === ''
      ? `De los ${monthsInWords(gap)}, ${without.start.wait} caben antes de los ${atAge(without.start.ageMonths)}.`
      : '',
    later === '' ? '' : `Tu derecho llegaría ${later} después.`,
    withGap.floor < without.floor
      ? `Con la laguna la pensión solidaria aseguraría ${money.exact(withGap.floor)} en vez de ${money.exact(without.floor)}.`
      : '',
    months > 0 ? `Pierdes ${monthsInWords(months)} de aporte. En dinero de hoy.` : 'En dinero de hoy.',
  ]
    .filter(Boolean)
    .join(' ');
}

function scenariosOf({ money }: CalculatorInput, without: Prospect, withGap: Prospect): Answer['scenarios'] {
  const losses = lossesOf(without, withGap);
  return {
    title: 'Lo que falta en tu cuenta, año por año',
    lead: 'A la derecha, lo que pierde tu pensión al mes en cada escenario.',
    columns: ['Sin laguna', 'Con laguna', 'Pierdes al mes'],
    mainColumn: 2,
    rows: scenarioKeys.map((key) => ({
      key,
      name: scenarioNames[key],
      cells: [
        rangeInCell(
          rangeOf(runsWith(without, key), (run) => run.paid),
          money.about,
        ),
        rangeInCell(
          rangeOf(runsWith(withGap, key), (run) => run.paid),
          money.about,
        ),
        lossInCell(
          rangeOf(
            losses.filter((run) => run.key === key),
            ({ loss }) => loss,
          ),
          money.about,
        ),
      ],
    })),
  };
}

const lossInCell = (
  range: { least: number; most: number } | null,
  about: (amount: number) => string,
): string => {
  if (range === null) return '—';
  const never = { least: Math.max(0, range.least), most: Math.max(0, range.most) };
  return never.most === 0 ? 'nada' : rangeInCell(never, about);
};

function lossChart(
  { known, money }: CalculatorInput,
  middle: Run,
  without: readonly Run[],
  withGap: readonly Run[],
) {
  const last = Math.max(0, middle.start?.wait ?? 0);
  const months = chartMonths(last);
  const missing = (place: number, month: number) => {
    const at = (run: Run | undefined) =>
      run?.saved?.byMonth[Math.min(month, run.saved.byMonth.length - 1)] ?? 0;
    return Math.max(0, at(without[place]) - at(withGap[place]));
  };
  const age = (middle.start?.ageMonths ?? 0) - last;
  const lost = (place: number) => Math.max(0, (without[place]?.paid ?? 0) - (withGap[place]?.paid ?? 0));
  return fan({
    label: `Lo que falta en tu cuenta por la laguna crece hasta ${money.about(missing(1, last))} en el escenario medio.`,
    months,
    lines: without.map((run, place) => ({
      key: run.key,
      values: months.map((month) => missing(place, month) / 100),
      figure: money.about(lost(place)),
      name: scenarioNames[run.key].toLowerCase(),
    })),
    start: `Hoy: ${money.exact(0)}`,
    tell: (value) => shortAmount(known.currency, value),
    columns: ageColumns(age, age + last),
  });
}

/** The monthly saving after the gap that makes up for the loss, where the payment is the account's. */
function recoveryOf({ facts, money }: CalculatorInput, without: Run, withGap: Run): string {
  if (without.paid === null || withGap.paid === null || withGap.start === null || withGap.saved === null)
    return '';
  if (without.paid <= withGap.paid) return '';
  const ofOne = growthOfOne(
    { months: withGap.start.wait, gap: withGap.reading.gap },
    facts,
    facts.returns.middle,
  );
  if (ofOne <= 0) return '';
  const needed = Math.ceil((without.paid * withGap.price - withGap.saved.balance) / ofOne);
  return `Para recuperarla apartarías ${money.about(needed)} más cada mes, desde que vuelvas a aportar y hasta los ${atAge(withGap.start.ageMonths)}.`;
}

function changesOf({ person, facts, today, money }: CalculatorInput, gap: number, middle: Run) {
  const { start, paid } = middle;
  if (start === null || paid === null || start.wait === 0) return [];
  const by = (changed: Partial<Person>) =>
    (mainRuns(prospectOf({ ...person, gap, ...changed }, facts, today))[1].paid ?? 0) - paid;
  const shorter = Math.floor(gap / 2);
  const hundredth = Math.max(100, Math.floor((person.salary ?? 0) / 5_000) * 100);
  return [
    ...(gap * 2 <= start.wait
      ? [{ name: 'Una laguna el doble de larga', detail: monthsInWords(gap * 2), by: by({ gap: gap * 2 }) }]
      : []),
    ...(shorter > 0
      ? [{ name: 'Una laguna de la mitad', detail: monthsInWords(shorter), by: by({ gap: shorter }) }]
      : []),
    {
      name: 'Trabajar un año más',
      detail: `Te retiras a los ${atAge(start.ageMonths + 12)}`,
      by: by({ retirement: start.ageMonths + 12 }),
    },
    ...(gap < start.wait
      ? [
          {
            name: `Apartar ${money.exact(hundredth)} más al mes`,
            detail: 'Cuando la laguna termine',
            by: by({ voluntary: hundredth }),
          },
        ]
      : []),
  ];
}
