import type { Answer, Part, Requirement } from './answer.ts';
import { sentenceOf } from './answer.ts';
import { ageInMonths, type Day, monthInWords, monthOf, monthOfAge } from './calendar.ts';
import { latestAgeMonths, latestWait, type Right, rulesFor } from './eligibility.ts';
import { lifeTableOf, yearsLeft } from './life-table.ts';
import type { AccountOutcome, KnownFacts } from './pension-facts.ts';
import { type Prospect, paymentsOf, type Run, rangeOf } from './prospect.ts';
import { atAge, type Money, missingOf, monthsInWords, percent, yearsInWords } from './shown.ts';

/* The sentences that every answer about a person has: the right first, then the amount, then what is taken from it. */

/** True if the age of the right is not reached on the day itself, only later in its month. */
const isLaterThisMonth = ({ ageMonths }: Right, { person, today }: Prospect): boolean =>
  ageMonths > ageInMonths(person.birth, today);

const monthOfRight = ({ wait }: Right, today: Day): string => monthInWords(monthOf(today) + wait);

/** '14 años y 11 meses', and '0 años' for nothing. */
const timeInWords = (months: number): string => (months === 0 ? '0 años' : yearsInWords(months));

/** 'años 65' in the sentence of a right: 'a los 65'. */
const when = (right: Right, prospect: Prospect): string =>
  right.wait > 0
    ? `desde *${monthOfRight(right, prospect.today)}*, a los ${atAge(right.ageMonths)}`
    : isLaterThisMonth(right, prospect)
      ? `*este mes*, a los ${atAge(right.ageMonths)}`
      : `*desde ya*, a los ${atAge(right.ageMonths)}`;

/** The sentence of the right, before every amount. */
export function rightParts(prospect: Prospect): Part[] {
  return sentenceOf(`${rightSentence(prospect)}.`);
}

function rightSentence(prospect: Prospect): string {
  const { soonest, latest, isPensioner, person } = prospect;
  if (isPensioner) return '*Ya cobras una pensión*';
  if (soonest === null) return withoutRight(prospect);
  if (latest === null)
    return `Podrías jubilarte ${when(soonest, prospect)}, ${reasonOfChange(prospect)}; si no, *no llegarías* a una pensión`;
  const isSame = soonest.wait === latest.wait;
  const wished = person.retirement;
  if (wished !== null && isBefore(wished, latest, prospect)) {
    const said = isSame
      ? `puedes jubilarte ${when(latest, prospect)}`
      : `puedes jubilarte entre *${monthOfRight(soonest, prospect.today)}* y *${monthOfRight(latest, prospect.today)}*`;
    return isBefore(wished, soonest, prospect)
      ? `A los ${atAge(wished)} *todavía no tienes derecho* a una pensión: ${said}`
      : `A los ${atAge(wished)} *no es seguro que tengas derecho* a una pensión: ${said}, ${reasonOfChange(prospect)}`;
  }
  if (!isSame)
    return soonest.wait === 0
      ? `Puede que *ya puedas jubilarte*, ${reasonOfChange(prospect)}; si no, ${when(latest, prospect)}`
      : `Puedes jubilarte entre *${monthOfRight(soonest, prospect.today)}*, a los ${atAge(soonest.ageMonths)}, y *${monthOfRight(latest, prospect.today)}*, a los ${atAge(latest.ageMonths)}, ${reasonOfChange(prospect)}`;
  if (soonest.wait > 0 || isLaterThisMonth(soonest, prospect))
    return `Puedes jubilarte ${when(soonest, prospect)}`;
  return `*Ya puedes jubilarte*, a los ${atAge(soonest.ageMonths)}`;
}

/** True if somebody would reach an age before the month of a right. */
const isBefore = (wished: number, { wait }: Right, { person, today }: Prospect): boolean =>
  wait > 0 && monthOfAge(person.birth, wished) < monthOf(today) + wait;

function reasonOfChange({ person, runs }: Prospect): string {
  if (person.contributed === null) return 'según cuánto hayas aportado';
  const isOfFund = (['female', 'male'] as const).some(
    (sex) =>
      new Set(runs.filter(({ reading }) => reading.sex === sex).map(({ right }) => right?.wait)).size > 1,
  );
  return isOfFund ? 'según cómo rinda tu fondo' : 'según seas mujer u hombre';
}

function withoutRight(prospect: Prospect): string {
  const { person } = prospect;
  const missing = missingMonths(prospect);
  const lacks =
    missing === 0
      ? ''
      : `: te ${missing === 1 || /^1 (?:año|mes)$/.test(yearsInWords(missing)) ? 'falta' : 'faltan'} ${yearsInWords(missing)} de aporte`;
  const untold = person.contributed === null ? ', aunque hayas aportado siempre' : '';
  return person.salary === 0
    ? `Con lo que aportaste *no tienes derecho* a una pensión${untold}${lacks}`
    : `Con estos aportes *no llegarías* a una pensión antes de los ${atAge(lastAge(prospect))}${untold}`;
}

/** The last age for which a right was looked for, in whole years. */
const lastAge = ({ person, today }: Prospect): number => {
  const age = ageInMonths(person.birth, today);
  return Math.max(latestAgeMonths, Math.floor((age + latestWait(age)) / 12) * 12);
};

/** Months that are missing of those that the easiest way by age asks, in the best life. */
function missingMonths({ runs, facts }: Prospect): number {
  const missing = runs.map(({ reading }) =>
    Math.min(
      ...rulesFor(facts, reading)
        .filter(({ share }) => share === null)
        .map(({ months }) => Math.max(0, months - reading.contributed)),
    ),
  );
  const least = Math.min(...missing);
  return Number.isFinite(least) ? least : 0;
}

/** The months in which a right would come if they contributed again: '' = it does not, or nothing is missing. */
export function ifContributingSentence({ ifContributing, today }: Prospect): string {
  if (ifContributing === null) return '';
  const { wait, ageMonths } = ifContributing;
  return wait === 0
    ? ''
    : `Si vuelves a aportar cada mes, tendrás derecho desde *${monthInWords(monthOf(today) + wait)}*, a los ${atAge(ageMonths)}. Antes no hay un monto que decir.`;
}

/** Amounts of runs as one: 'cerca de *Bs 1 400*', 'entre *Bs 1 100* y *Bs 3 320*'. */
export function rangeInWords(
  { least, most }: { least: number; most: number },
  about: Money['about'],
  mark = '*',
): string {
  return about(least) === about(most)
    ? `cerca de ${mark}${about(most)}${mark}`
    : `entre ${mark}${about(least)}${mark} y ${mark}${about(most)}${mark}`;
}

/** A range in the cell of a table: 'Bs 1 100 a Bs 1 400'. */
export const rangeInCell = (range: { least: number; most: number } | null, about: Money['about']): string =>
  range === null
    ? '—'
    : about(range.least) === about(range.most)
      ? about(range.most)
      : `${about(range.least)} a ${about(range.most)}`;

/** The account of some life is not told, so that only the guarantee is known. */
export const isAccountUntold = ({ runs }: Prospect): boolean =>
  runs.some(({ start, own }) => start !== null && own === null);

/** The sentence of the amount; none without a right. */
export function amountParts(prospect: Prospect, money: Money): Part[] {
  if (prospect.isPensioner)
    return sentenceOf(
      'Lo que cobras ya está calculado: *lo dice quien te paga*. Si sigues aportando, pide que lo calculen otra vez.',
    );
  const paid = rangeOf(prospect.runs, (run) => run.paid);
  if (paid === null) return sentenceOf(ifContributingSentence(prospect));
  if (isAccountUntold(prospect))
    return sentenceOf(
      paid.least > 0
        ? `Recibirías *al menos ${money.exact(paid.least)}* al mes, toda la vida. El resto depende de tu saldo.`
        : 'Cuánto recibirías *depende de tu saldo*: dinos cuánto tienes en tu cuenta.',
    );
  if (paid.most === 0) return sentenceOf('Con esos datos tu cuenta *no tendría nada que pagar*.');
  return sentenceOf(`${startInWords(prospect)} ${rangeInWords(paid, money.about)} al mes, toda la vida.`);
}

/** 'Recibirías', with the age where the right alone does not tell it. */
function startInWords({ runs, soonest, latest }: Prospect): string {
  const ages = rangeOf(runs, ({ start }) => start?.ageMonths ?? null);
  if (ages === null || ages.least !== ages.most) return 'Recibirías';
  const waits = rangeOf(runs, ({ start }) => start?.wait ?? null);
  const isSaid = soonest?.wait === latest?.wait && waits?.most === soonest?.wait;
  return isSaid ? 'Recibirías' : `Si te retiras a los ${atAge(ages.most)}, recibirías`;
}

/** In whose money, how often, what is kept of it, and a sum above the salary explained. */
export function amountNote(prospect: Prospect, money: Money): string {
  const { facts, runs, isPensioner } = prospect;
  const paid = rangeOf(runs, (run) => run.paid);
  if (isPensioner || paid === null || paid.most === 0) return '';
  const payments =
    facts.paymentsPerYear === undefined
      ? 'En dinero de hoy. Contamos 12 pagos al año: el instituto no dijo cuántos son.'
      : `En dinero de hoy, ${paymentsOf(facts)} pagos al año.`;
  const inHand = rangeOf(runs, (run) => run.inHand);
  const health =
    inHand === null || facts.healthShare === undefined
      ? ' No sabemos cuánto se descuenta para tu salud.'
      : facts.healthShare === 0
        ? ''
        : isAccountUntold(prospect)
          ? ` Al seguro de salud va el ${percent(facts.healthShare)}.`
          : ` Al seguro de salud va el ${percent(facts.healthShare)}: en mano, ${rangeInWords(inHand, money.about, '')}.`;
  return [payments + health, floorNote(prospect, money), aboveSalary(prospect, paid.most, money)]
    .filter(Boolean)
    .join(' ');
}

/** The sum that the months secure, or from when, or how many would. */
function floorNote({ runs, facts }: Prospect, money: Money): string {
  const started = runs.filter(({ start }) => start !== null);
  const floor = rangeOf(started, (run) => run.floor);
  if (floor === null) return '';
  if (floor.least > 0)
    return floor.least === floor.most
      ? `La pensión solidaria te asegura ${money.exact(floor.least)}.`
      : `La pensión solidaria te asegura entre ${money.exact(floor.least)} y ${money.exact(floor.most)}, según los meses que hayas aportado.`;
  const least = facts.floors.toSorted((one, other) => one.months - other.months)[0];
  if (least === undefined) return '';
  const later = rangeOf(started, (run) => run.floorLater)?.least ?? 0;
  const isYoung = started.some(({ start }) => (start?.ageMonths ?? 0) < facts.floorAgeMonths);
  return isYoung && later > 0
    ? `Desde los ${atAge(facts.floorAgeMonths)} la pensión solidaria te asegura ${money.exact(later)}.`
    : `Con ${yearsInWords(least.months)} de aporte la pensión solidaria aseguraría ${money.exact(least.amount)}.`;
}

/** Nobody reads a pension above their salary without a reason. */
function aboveSalary({ person, runs, facts }: Prospect, most: number, money: Money): string {
  const salary = person.salary ?? 0;
  if (salary <= 0 || most <= salary) return '';
  const run = runs.find(({ paid }) => paid === most);
  if (run === undefined || run.start === null) return '';
  if (run.own !== null && run.own < run.floor)
    return `Es más que tu sueldo: la pensión solidaria asegura ${money.exact(run.floor)} gane lo que gane cada uno.`;
  const years = yearsLeft(run.reading.life, run.start.ageMonths, lifeTableOf(facts.deaths));
  return `Puede ser más que tu sueldo: a los ${atAge(run.start.ageMonths)} tu cuenta tendría ${money.about(run.saved?.balance ?? 0)}, que se reparte en los ${Math.floor(years + 0.5)} años que se espera vivir desde entonces.`;
}

const outcomes: Record<AccountOutcome, string> = {
  'un-pago': 'Si no llegas a una pensión, lo que hay en tu cuenta se te devuelve en un solo pago.',
  cuotas:
    'Si no llegas a una pensión, lo que hay en tu cuenta se te paga en cuotas mensuales, hasta que se termina.',
  traspaso: 'Si no llegas a una pensión, lo que hay en tu cuenta se traspasa a otro sistema de pensiones.',
};

/** Requirements and the end of the account for somebody who may have no right; null = they surely have one. */
export function withoutRightOf(prospect: Prospect, { sources }: KnownFacts): Answer['without'] {
  const { latest, facts, isPensioner } = prospect;
  if (latest !== null || isPensioner) return null;
  const given = facts.accountOutcome;
  const { source = '', link = '' } = sources.accountOutcome ?? {};
  return {
    requirements: requirementsOf(prospect),
    account:
      given === undefined
        ? {
            text: 'Lo que aportaste sigue en tu cuenta. Qué se hace con ese dinero si no llegas a una pensión, el instituto todavía no lo dijo aquí: pregúntalo antes de firmar algo.',
            isKnown: false,
            source: '',
            link: '',
          }
        : { text: outcomes[given], isKnown: true, source, link },
  };
}

function requirementsOf(prospect: Prospect): Requirement[] {
  const { person, facts, today, runs } = prospect;
  const [first] = runs;
  const rule = first && rulesFor(facts, first.reading).find(({ share }) => share === null);
  if (rule === undefined || first === undefined) return [];
  const age = ageInMonths(person.birth, today);
  const asked = rule.ageMonths ?? 0;
  const had = rangeOf(runs, ({ reading }: Run) => reading.contributed) ?? { least: 0, most: 0 };
  const missing = rule.months - had.least;
  return [
    { name: 'Edad', had: yearsInWords(age), asked: `Se piden ${atAge(asked)}`, isMet: age >= asked },
    {
      name: 'Aportes',
      had:
        had.least === had.most
          ? timeInWords(had.least)
          : `De ${timeInWords(had.least)} a ${timeInWords(had.most)}`,
      asked: `Se piden ${yearsInWords(rule.months)}${missing > 0 ? `: ${missingOf(monthsInWords(missing)).toLowerCase().slice(0, -1)}` : ''}`,
      isMet: missing <= 0,
    },
  ];
}
