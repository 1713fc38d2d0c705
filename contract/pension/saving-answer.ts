import { growthOfOne } from './accumulation.ts';
import { type Answer, noScenarios, noWays, sentenceOf, sortedChanges } from './answer.ts';
import { assumptionsOf } from './assumptions.ts';
import type { CalculatorInput } from './calculator-input.ts';
import { balanceFor } from './pension.ts';
import { agesInWords, growthChart } from './pension-answer.ts';
import type { Person } from './person.ts';
import { mainRuns, type Prospect, prospectOf, type Run, rangeOf, runsWith } from './prospect.ts';
import { isAccountUntold, rangeInCell, rangeInWords, rightParts, withoutRightOf } from './prospect-words.ts';
import { scenarioKeys, scenarioNames } from './scenarios.ts';
import { atAge, percent } from './shown.ts';
import { suppositionsOf } from './suppositions.ts';

/** ¿Cuánto debo ahorrar? Nothing where the guarantee or the account already pays what is wanted. */
export function savingAnswer(asked: CalculatorInput): Answer {
  const { person, prospect, facts, known, money, today, values } = asked;
  const wanted = values.number('meta') ?? 0;
  const need = rangeOf(prospect.runs, (run) => neededBy(run, asked, wanted));
  const [, middleRun] = mainRuns(prospect);
  const middle = neededBy(middleRun, asked, wanted) ?? 0;
  const isTold = need !== null && !isAccountUntold(prospect);
  const saving = isTold
    ? prospectOf({ ...person, voluntary: middle, retirement: person.retirement }, facts, today)
    : prospect;
  const said = assumptionsOf(known, facts, money);
  const isLate = middleRun.start?.wait === 0;
  return {
    right: rightParts(prospect),
    sentence: sentenceOf(sentenceFor(asked, isTold ? need : null, wanted)),
    note: noteFor(asked, isTold ? need : null, wanted),
    suppositions: suppositionsOf(prospect, money, isTold),
    without: withoutRightOf(prospect, known),
    figure: !isTold
      ? 'Sin derecho todavía'
      : need.most <= 0 || isLate
        ? 'Nada más'
        : need.least <= 0
          ? `Hasta ${money.about(need.most)} al mes`
          : `${rangeInCell(need, money.about)} al mes`,
    scenarios: isTold ? scenariosOf(asked, middle, wanted) : noScenarios,
    chart: isTold
      ? growthChart({ ...asked, prospect: saving }, mainRuns(saving), ({ paid }) => money.about(paid ?? 0))
      : null,
    remark: isTold && !isLate ? shareRemark(person.salary ?? 0, middle) : '',
    ways: noWays,
    changes: {
      better: 'less',
      lead: 'Cuánto más o menos tendrías que apartar cada mes, en el escenario medio, si cambias una sola cosa.',
      rows:
        isTold && !isLate ? sortedChanges(changesOf(asked, middleRun, wanted, middle), money.difference) : [],
    },
    assumptions: [
      said.contribution,
      said.returns,
      said.fees,
      said.floors,
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

/** The monthly saving from today for a payment; 0 where it is reached without, null without a right or a known account. */
export function neededBy(
  run: Run,
  { facts }: Pick<CalculatorInput, 'facts'>,
  wanted: number,
  from = 0,
): number | null {
  if (run.start === null || run.paid === null) return null;
  if (Math.max(run.paid, run.floorLater) >= wanted) return 0;
  if (run.saved === null) return null;
  const ofOne = growthOfOne(
    { months: run.start.wait, gap: Math.max(from, run.reading.gap) },
    facts,
    facts.returns[run.key],
  );
  return ofOne <= 0 ? 0 : Math.ceil((balanceFor(wanted, run.price) - run.saved.balance) / ofOne);
}

function sentenceFor(
  { prospect, money }: CalculatorInput,
  need: { least: number; most: number } | null,
  wanted: number,
): string {
  if (prospect.isPensioner) return 'Ya cobras tu pensión: apartar más *ya no la cambia*.';
  if (prospect.soonest === null) return 'Antes de apartar más, mira cómo llegar a *tener derecho*.';
  if (need === null) return 'Cuánto apartar *depende de tu saldo*: dinos cuánto tienes en tu cuenta.';
  const aim = `Para recibir ${money.exact(wanted)} al mes`;
  if (prospect.runs.every(({ start }) => (start?.wait ?? 0) === 0))
    return isReached(prospect, wanted)
      ? `${aim} *no te falta apartar nada más*.`
      : 'Ya puedes jubilarte: sin meses por delante, *apartar más no la cambia*. Retirarte después, sí.';
  if (need.most <= 0) return `${aim} *no te falta apartar nada más*.`;
  if (need.least <= 0)
    return `${aim}, aparta *hasta ${money.about(need.most)} cada mes*; si tu fondo rinde bien, nada.`;
  return `${aim}, aparta ${rangeInWords(need, money.about)} cada mes.`;
}

const isReached = ({ runs }: Prospect, wanted: number): boolean =>
  runs.every(({ paid, floorLater }) => paid !== null && Math.max(paid, floorLater) >= wanted);

function noteFor(
  { prospect, money }: CalculatorInput,
  need: { least: number; most: number } | null,
  wanted: number,
): string {
  if (need === null) return '';
  const floor = rangeOf(
    prospect.runs.filter(({ start }) => start !== null),
    (run) => run.floorLater,
  );
  const isYoung = prospect.runs.some(({ start }) => (start?.ageMonths ?? 0) < prospect.facts.floorAgeMonths);
  if (floor !== null && floor.least >= wanted && wanted > 0)
    return `La pensión solidaria ya te asegura ${money.exact(floor.least)} al mes${isYoung ? ` desde los ${atAge(prospect.facts.floorAgeMonths)}` : ''}.`;
  const paid = rangeOf(prospect.runs, (run) => run.paid);
  return paid === null
    ? ''
    : `Sin apartar nada recibirías ${rangeInWords(paid, money.about, '')} al mes, en dinero de hoy.`;
}

function shareRemark(salary: number, middle: number): string {
  if (salary <= 0 || middle <= 0) return '';
  return middle > salary
    ? 'Es más que tu sueldo: prueba con una pensión menor o con retirarte después.'
    : `En el escenario medio es el ${Math.floor((middle / salary) * 100 + 0.5)}\u00a0% de tu sueldo de hoy, aparte de lo que ya aportas.`;
}

function scenariosOf(asked: CalculatorInput, middle: number, wanted: number): Answer['scenarios'] {
  const { prospect, facts, money } = asked;
  return {
    title:
      middle <= 0
        ? `Tu cuenta sin apartar más, ${agesInWords(prospect.runs)}`
        : `Tu cuenta si apartas ${money.about(middle)} cada mes`,
    lead: 'A la derecha, lo que tendrías que apartar en cada escenario.',
    columns: ['Rinde al año', 'Sin apartar más', 'Apartarías al mes'],
    mainColumn: 2,
    rows: scenarioKeys.map((key) => {
      const runs = runsWith(prospect, key);
      const need = rangeOf(runs, (run) => neededBy(run, asked, wanted));
      return {
        key,
        name: scenarioNames[key],
        cells: [
          percent(facts.returns[key]),
          `${rangeInCell(
            rangeOf(runs, (run) => run.paid),
            money.about,
          )} al mes`,
          need === null ? '—' : need.most <= 0 ? 'nada' : rangeInCell(need, money.about),
        ],
      };
    }),
  };
}

function changesOf(asked: CalculatorInput, middle: Run, wanted: number, needed: number) {
  const { person, facts, today, money } = asked;
  const { start } = middle;
  if (start === null) return [];
  const by = (changed: Partial<Person>, aim = wanted) =>
    (neededBy(mainRuns(prospectOf({ ...person, ...changed }, facts, today))[1], asked, aim) ?? 0) - needed;
  const less = Math.floor(wanted * 0.9);
  return [
    {
      name: 'Retirarte dos años después',
      detail: `A los ${atAge(start.ageMonths + 24)}`,
      by: by({ retirement: start.ageMonths + 24 }),
    },
    ...(start.wait > 60
      ? [
          {
            name: 'Empezar dentro de cinco años',
            detail: 'Lo que apartas, no tu aporte',
            by: (neededBy(middle, asked, wanted, 60) ?? 0) - needed,
          },
        ]
      : []),
    { name: 'Querer una décima parte menos', detail: `${money.about(less)} al mes`, by: by({}, less) },
    ...(start.wait > 24 && (person.salary ?? 0) > 0
      ? [{ name: 'Dos años sin aportar', detail: 'Una laguna, a partir de hoy', by: by({ gap: 24 }) }]
      : []),
  ];
}
