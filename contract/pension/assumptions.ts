import { wholeRate } from './amounts.ts';
import type { Assumption } from './answer.ts';
import { type Day, monthInWords, monthOf } from './calendar.ts';
import type { Life } from './life-table.ts';
import { lifeTableOf, yearsLeft } from './life-table.ts';
import type { FactName, KnownFacts, PensionFacts } from './pension-facts.ts';
import { scenarioKeys } from './scenarios.ts';
import { atAge, type Money, monthsInWords, percent, yearsInWords } from './shown.ts';

/** The assumptions of answers, with their sources and ages. */
export function assumptionsOf(known: KnownFacts, facts: PensionFacts, money: Money) {
  const of = (name: FactName, title: string, text: string): Assumption => {
    const { source = '', link = '', reviewed = null } = known.sources[name] ?? {};
    const revised = reviewed === null ? '' : `revisado en ${monthInWords(monthOf(reviewed))}`;
    return { title, text, source: [source, revised].filter((said) => said !== '').join(', '), link };
  };
  const returns = scenarioKeys.map((key) => percent(facts.returns[key]));
  return {
    contribution: of(
      'contribution',
      'Tu aporte',
      `${percent(facts.contribution)} de tu sueldo, hasta un sueldo de ${money.exact(facts.ceiling)} al mes.`,
    ),
    returns: of(
      'returns',
      'Lo que rinde',
      `${returns.slice(0, -1).join(', ')} o ${returns.at(-1)} al año, ya sin inflación. Tu sueldo sube ${percent(facts.salaryGrowth)} al año.`,
    ),
    fees: of(
      'feeOnBalance',
      'Las comisiones',
      `${percent(facts.feeOnSalary)} de tu sueldo, aparte de tu aporte, y ${percent(facts.feeOnBalance)} al año de tu saldo.`,
    ),
    life: (life: Life, ageMonths: number): Assumption =>
      of(
        'technicalRate',
        'Cuánto vivirás',
        `${oneDecimal(yearsLeft(life, ageMonths, lifeTableOf(facts.deaths)))} años más después de los ${atAge(ageMonths)}, según ${tableInWords(known)}. Mientras cobras, lo que queda rinde ${percent(facts.technicalRate)} al año.`,
      ),
    partner: of(
      'partnerShare',
      'Tu pareja',
      `Tiene tu misma edad y sigue cobrando el ${percent(Math.min(wholeRate, facts.partnerShare))} de tu pensión.`,
    ),
    eligibility: (): Assumption =>
      of('eligibility', 'Lo que se pide', facts.eligibility.map(ruleInWords).join('; ').concat('.')),
    floors: of(
      'floors',
      'Lo que se asegura',
      facts.floors.length === 0
        ? 'No hay una pensión mínima.'
        : `${facts.floors.map(({ months, amount }) => `${money.exact(amount)} al mes con ${monthsInWords(months)} de aporte`).join('; ')}; desde los ${atAge(facts.floorAgeMonths)}.`,
    ),
    children: (): Assumption[] =>
      facts.childrenAdvance === undefined
        ? []
        : [of('childrenAdvance', 'Por cada hijo', childrenInWords(facts.childrenAdvance))],
    payment: (): Assumption[] => [
      ...(facts.paymentsPerYear === undefined
        ? []
        : [of('paymentsPerYear', 'Cuántas veces se paga', `${facts.paymentsPerYear} pagos al año.`)]),
      ...(facts.healthShare === undefined
        ? []
        : [
            of(
              'healthShare',
              'Lo que se descuenta',
              `${percent(facts.healthShare)} de cada pago, para el seguro de salud.`,
            ),
          ]),
    ],
    unknown: {
      title: 'Lo que no sabemos',
      text: 'Si cambiarás de sueldo, de ley o de país. Por eso es una estimación y no una promesa.',
      source: '',
      link: '',
    } satisfies Assumption,
  };
}

function childrenInWords({
  sex,
  monthsPerChild,
  childrenAtMost,
}: NonNullable<PensionFacts['childrenAdvance']>): string {
  const who = sex === null ? 'Quien tiene hijos' : sex === 'female' ? 'Una madre' : 'Un padre';
  const most = childrenAtMost === null ? '' : `, hasta por ${childrenAtMost}`;
  return `${who} puede jubilarse ${yearsInWords(monthsPerChild)} antes por cada uno${most}.`;
}

/** The life table of an answer, with its source and month of review. */
function tableInWords({ values, sources }: KnownFacts): string {
  if (values.deaths === undefined) return 'una tabla de vida de ejemplo, que no es de ningún país';
  const { source = '', reviewed = null } = sources.deaths ?? {};
  const said = [source, reviewed === null ? '' : `revisada en ${monthInWords(monthOf(reviewed))}`];
  return `la tabla de vida del país (${said.filter((part) => part !== '').join(', ')})`;
}

function ruleInWords({
  sex,
  ageMonths,
  months,
  share,
  bornFrom,
  bornUntil,
}: PensionFacts['eligibility'][number]): string {
  const who = sex === null ? '' : sex === 'female' ? 'mujeres, ' : 'hombres, ';
  const age = ageMonths === null ? 'a cualquier edad' : `${atAge(ageMonths)} años`;
  const born =
    bornFrom !== null
      ? ` para quien nació desde el ${bornFrom.slice(0, 4)}`
      : bornUntil !== null
        ? ` para quien nació hasta el ${bornUntil.slice(0, 4)}`
        : '';
  const account = share === null ? '' : ` y una cuenta que pague el ${percent(share)} de tu sueldo`;
  const asked = months === 0 ? '' : ` y ${monthsInWords(months)} de aporte`;
  return `${who}${age}${born}${asked}${account}`;
}

/** '20,4' */
const oneDecimal = (value: number): string => String(Math.floor(value * 10 + 0.5) / 10).replace('.', ',');

const monthsUntilOld = 12;

/** The age of the facts behind an answer: that of the one reviewed longest ago. */
export function reviewOf(known: KnownFacts, names: readonly FactName[], today: Day): string {
  const days = names.map((name) => known.sources[name]?.reviewed ?? null);
  const oldest = days.filter((day) => day !== null).toSorted()[0];
  const example = known.isExample ? ' Son datos de un país de ejemplo.' : '';
  if (oldest === undefined || days.includes(null))
    return `El instituto todavía no revisó todos estos datos.${example}`;
  const said = `El instituto revisó el más antiguo de estos datos en ${monthInWords(monthOf(oldest))}.`;
  const isOld = monthOf(today) - monthOf(oldest) > monthsUntilOld;
  return `${said}${isOld ? ' Es hace más de un año: puede haber cambiado.' : ''}${example}`;
}
