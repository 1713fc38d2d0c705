import type { Answer } from '../pension/answer.ts';
import { type CalculatorName, calculatorNames } from '../pension/calculator-names.ts';
import { calculators, compute } from '../pension/calculators.ts';
import { ageReachedIn, monthOf } from '../pension/calendar.ts';
import { readValues } from '../pension/fields.ts';
import { firstAnswer } from '../pension/first-answer.ts';
import type { Person } from '../pension/person.ts';
import { type Prospect, prospectOf, rangeOf } from '../pension/prospect.ts';
import { neededBy } from '../pension/saving-answer.ts';
import { personOf } from '../pension/shared-fields.ts';
import { moneyIn } from '../pension/shown.ts';
import { caseDay, knownOf, type PensionCase } from './pension-cases.ts';
import { secondRuns } from './second-pension-model.ts';

const money = moneyIn('Bs');
const plain = (parts: Answer['right']) => parts.map(({ text }) => text).join('');

function personIn({ facts, typed }: PensionCase): Person {
  const { main, more } = calculators['cuanto-recibire'].fields(facts, caseDay, true);
  return personOf(readValues([...main, ...more], typed, money).values);
}

/** Each way in which answers to one person contradict each other, the law or the second model; none if all is well. */
export function contradictionsOf(of: PensionCase): string[] {
  const { facts } = of;
  const person = personIn(of);
  const prospect = prospectOf(person, facts, caseDay);
  return [
    ...betweenAnswers(of, prospect),
    ...amountsBeforeRights(prospect),
    ...byADay(of, prospect),
    ...whereMoreGivesLess(of, prospect),
    ...besideTheSecondModel(of, prospect),
  ];
}

function answersTo({ facts, typed }: PensionCase): Record<CalculatorName, Answer> | string {
  const answers = calculatorNames.map(
    (name) => [name, compute(name, typed, knownOf(facts), caseDay)] as const,
  );
  const silent = answers.find(([, { answer }]) => answer === null);
  if (silent !== undefined) return `${silent[0]} has no answer: ${silent[1].waiting}`;
  return Object.fromEntries(answers.map(([name, { answer }]) => [name, answer])) as Record<
    CalculatorName,
    Answer
  >;
}

/** All answers tell of one right; amounts, losses and savings are those of the model's runs. */
function betweenAnswers(of: PensionCase, prospect: Prospect): string[] {
  const answers = answersTo(of);
  if (typeof answers === 'string') return [answers];
  const found: string[] = [];
  const whole = answers['cuanto-recibire'];
  const right = plain(whole.right);
  // the question of the day itself knows no wished age, and what a partner receives does not move a right but by the
  // account
  const isAlike = (name: CalculatorName) =>
    name === 'cuanto-recibire' || (name === 'cuando-puedo-jubilarme' && !isOfTheDay(of));
  for (const name of calculatorNames)
    if (!isAlike(name) && plain(answers[name].right) !== right && !isWithoutPartner(of, name))
      found.push(`${name} says '${plain(answers[name].right)}', the whole '${right}'`);
  if (prospect.soonest === null) {
    for (const name of ['cuanto-recibire', 'cuanto-debo-ahorrar', 'cuanto-cuesta-una-laguna'] as const) {
      const { sentence, note, remark, scenarios, ways, figure } = answers[name];
      const said = JSON.stringify([plain(sentence), note, remark, scenarios.rows, ways.rows, figure]);
      if (said.includes('Bs')) found.push(`${name} names an amount without a right: ${said}`);
    }
  }
  found.push(
    ...homeBesideWhole(of),
    ...savingAdvice(of, answers['cuanto-debo-ahorrar']),
    ...gapBesideRuns(of, answers['cuanto-cuesta-una-laguna']),
  );
  return found;
}

const isOfTheDay = ({ typed, facts }: PensionCase): boolean =>
  typed['retiro'] === 'no-se' &&
  (typed['pareja'] !== 'si' || !facts.eligibility.some(({ share }) => share !== null));

/** The fees have no field for a partner, whom the price of a pension knows. */
const isWithoutPartner = (of: PensionCase, name: CalculatorName): boolean =>
  name === 'cuanto-pago-de-comision' &&
  of.typed['pareja'] === 'si' &&
  of.facts.eligibility.some(({ share }) => share !== null);

function homeBesideWhole({ facts, typed }: PensionCase): string[] {
  const { nacimiento = '', aportes = '', sueldo = '', saldo = '', sexo = '' } = typed;
  const told = { nacimiento, aportes, sueldo, ...(sueldo === 'no-se' && { saldo }), sexo };
  const home = firstAnswer(told, knownOf(facts), caseDay).answer;
  if (home === null) return ['home has no answer'];
  const [, query = ''] = home.calculator.split('?');
  const values = Object.fromEntries(new URLSearchParams(query));
  const whole = compute('cuanto-recibire', values, knownOf(facts), caseDay).answer;
  return JSON.stringify(whole) === JSON.stringify(home.whole)
    ? []
    : ['home and the full calculator answer unlike'];
}

/** No advice to save where the guarantee reaches the wish, and advice that reaches it. */
function savingAdvice(of: PensionCase, { sentence }: Answer): string[] {
  const { facts, typed } = of;
  const wanted = Number(typed['meta']) * 100;
  const prospect = prospectOf(personIn(of), facts, caseDay);
  if (prospect.runs.some(({ start }) => start === null)) return [];
  const isGuaranteed = prospect.runs.every(({ floorLater }) => floorLater >= wanted);
  const found: string[] = [];
  if (isGuaranteed && /aparta (?:cerca|entre|hasta)/.test(plain(sentence)))
    found.push(`advice to save for a guaranteed ${wanted}`);
  const run = prospect.runs[1];
  const needed = run === undefined ? null : neededBy(run, { facts }, wanted);
  if (run !== undefined && needed !== null && needed > 0) {
    const saving = prospectOf({ ...prospect.person, voluntary: needed }, facts, caseDay);
    // saving may bring a right nearer: the age is kept
    const then = run.start === null ? undefined : saving.runs[1];
    if (then?.start?.wait === run.start?.wait && (then?.paid ?? 0) < wanted - 2)
      found.push(`saving ${needed} reaches ${then?.paid}, not ${wanted}`);
  }
  return found;
}

/** The gap costs the difference of two runs, and the table says it. */
function gapBesideRuns(of: PensionCase, { scenarios }: Answer): string[] {
  const { facts, typed } = of;
  const person = personIn(of);
  const gap = Number(typed['laguna']);
  const [without, withGap] = [person, { ...person, gap }].map((one) => prospectOf(one, facts, caseDay));
  if (without === undefined || withGap === undefined || scenarios.rows.length === 0) return [];
  return scenarios.rows.flatMap(({ key, cells }) => {
    const losses = without.runs.flatMap((run, place) => {
      const other = withGap.runs[place]?.paid ?? null;
      return run.key !== key || run.paid === null || other === null ? [] : [Math.max(0, run.paid - other)];
    });
    if (losses.length === 0) return [];
    const [least, most] = [money.about(Math.min(...losses)), money.about(Math.max(...losses))];
    const said = Math.max(...losses) === 0 ? 'nada' : least === most ? most : `${least} a ${most}`;
    return cells[2] === said ? [] : [`the gap costs ${said} in ${key}, the table says ${cells[2]}`];
  });
}

function amountsBeforeRights({ runs }: Prospect): string[] {
  return runs.flatMap(({ right, start, paid }) => {
    if (right === null) return paid === null && start === null ? [] : ['an amount without a right'];
    return start !== null && start.wait >= right.wait ? [] : ['an amount before the right'];
  });
}

const shifted = (birth: string, days: number): string => {
  const date = new Date(`${birth}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/**
 * A day of birth moves a right by a month at most, and only where a month or a rule ends; an amount by no more than a month
 * does.
 */
function byADay(of: PensionCase, prospect: Prospect): string[] {
  const { facts } = of;
  const { person } = prospect;
  const next = shifted(person.birth, 1);
  const isBorder =
    monthOf(next) !== monthOf(person.birth) ||
    facts.eligibility.some(({ bornFrom, bornUntil }) => bornFrom === next || bornUntil === person.birth);
  const isLastDay = Number(person.birth.slice(8)) >= 28;
  if (isBorder || isLastDay) return [];
  const later = prospectOf({ ...person, birth: next }, facts, caseDay);
  const now = monthOf(caseDay);
  return prospect.runs.flatMap((run, place) => {
    const other = later.runs[place];
    if (other === undefined) return ['a day of birth brings another life'];
    if (
      other.right?.wait !== run.right?.wait &&
      Math.abs(ageReachedIn(next, now) - ageReachedIn(person.birth, now)) === 0
    ) {
      // within a month only the last month that is looked at may differ
      if (run.right !== null && other.right !== null)
        return [`a day of birth moves a right from ${run.right.wait} to ${other.right.wait}`];
      return [];
    }
    return other.paid === run.paid || other.right === null || run.right === null
      ? []
      : [`a day of birth moves an amount from ${run.paid} to ${other.paid}`];
  });
}

/**
 * At one age of retirement, where returns are above the fees: more contributed, earned, saved or later never gives less.
 */
function whereMoreGivesLess({ facts }: PensionCase, prospect: Prospect): string[] {
  const { person } = prospect;
  if (
    person.contributed === null ||
    person.balance === null ||
    prospect.runs.some(({ start }) => start === null)
  )
    return [];
  const oldest = rangeOf(prospect.runs, ({ start }) => start?.ageMonths ?? null)?.most ?? 0;
  const retirement = oldest + 24;
  const base = prospectOf({ ...person, retirement }, facts, caseDay);
  const more: [string, Partial<Person>][] = [
    ['more contributed', { contributed: person.contributed + 30 }],
    ['a greater salary', person.salary ? { salary: person.salary + 40_000 } : {}],
    ['a greater account', { balance: person.balance + 500_000 }],
    ['steadier contributions', { density: 12 }],
    ['a later age', { retirement: retirement + 12 }],
  ];
  return more.flatMap(([name, changed]) => {
    const then = prospectOf({ ...person, retirement, ...changed }, facts, caseDay);
    return base.runs.some((run, place) => {
      const other = then.runs[place];
      const isSameAge = name === 'a later age' || other?.start?.wait === run.start?.wait;
      return isSameAge && (other?.paid ?? 0) < (run.paid ?? 0);
    })
      ? [`${name} gives less`]
      : [];
  });
}

/** The model beside the second one, life by life. */
function besideTheSecondModel({ facts }: PensionCase, prospect: Prospect): string[] {
  const { person, runs } = prospect;
  return runs.flatMap((run, place) => {
    // of many lives the first and the last
    if (place % 3 !== 0 || (place > 0 && place + 3 < runs.length)) return [];
    const { reading } = run;
    const second = secondRuns(person, reading, reading.balances, facts, caseDay);
    return second.flatMap((other, offset) => {
      const own = runs[place + offset];
      if (own === undefined) return ['a run is missing'];
      if ((own.right?.wait ?? null) !== other.wait)
        return [`a right in ${own.right?.wait} months, by the second model in ${other.wait}`];
      if ((own.start?.wait ?? null) !== other.begins)
        return [`a start in ${own.start?.wait} months, by the second model in ${other.begins}`];
      const isNear = (one: number | null, two: number | null) =>
        one === null || two === null ? one === two : Math.abs(one - two) <= 3 + two * 1e-7;
      return isNear(own.paid, other.paid) && isNear(own.inHand, other.inHand)
        ? []
        : [`${own.paid} (${own.inHand}) paid, by the second model ${other.paid} (${other.inHand})`];
    });
  });
}
