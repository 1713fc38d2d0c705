import type { Supposition } from './answer.ts';
import { ageInMonths } from './calendar.ts';
import { retirementAge } from './eligibility.ts';
import { assumedStartYears, isSexOfMatter, workingMonths } from './person.ts';
import { type Prospect, prospectOf, rangeOf } from './prospect.ts';
import { rangeInWords } from './prospect-words.ts';
import { atAge, type Money, percent } from './shown.ts';

/** Untold things, as the prospect supposed them, the most important first. `isAmount` = an amount was answered too. */
export function suppositionsOf(prospect: Prospect, money: Money, isAmount: boolean): Supposition[] {
  const { person, facts, isPensioner } = prospect;
  if (isPensioner) return [];
  const isPaid = isAmount && prospect.soonest !== null;
  const said: (Supposition | null)[] = [
    historyOf(prospect),
    futureOf(prospect),
    isPaid ? accountOf(prospect, money) : null,
    accountWay(prospect),
    areChildrenOfMatter(prospect)
      ? {
          text: `Supusimos que no tienes hijos. ${facts.childrenAdvance?.sex === 'female' ? 'Una madre' : facts.childrenAdvance?.sex === 'male' ? 'Un padre' : 'Quien los tiene'} puede adelantar la edad.`,
          field: 'hijos',
        }
      : null,
    isSexToSay(prospect, isAmount)
      ? { text: 'No sabemos si eres mujer u hombre: contamos con los dos.', field: 'sexo' }
      : null,
    isPaid && person.hasPartner === null
      ? { text: 'Supusimos que al morir nadie sigue cobrando tu pensión.', field: 'pareja' }
      : null,
    person.isPensioner === null && isOfAge(prospect)
      ? { text: 'Supusimos que todavía no cobras una pensión.', field: 'pension' }
      : null,
  ];
  return said.filter((supposition) => supposition !== null);
}

const isOfAge = ({ person, facts, today }: Prospect): boolean =>
  ageInMonths(person.birth, today) >= retirementAge(facts.eligibility, person.birth);

/** True if children, untold, would bring the right nearer. */
function areChildrenOfMatter({ person, facts, today, soonest, latest }: Prospect): boolean {
  const { childrenAdvance } = facts;
  if (person.children !== null || childrenAdvance === undefined || latest?.wait === 0) return false;
  const sex = childrenAdvance.sex ?? person.sex;
  if (person.sex !== null && person.sex !== sex) return false;
  const children = childrenAdvance.childrenAtMost ?? manyChildren;
  const parent = prospectOf({ ...person, sex, children }, facts, today);
  return parent.soonest?.wait !== soonest?.wait || parent.latest?.wait !== latest?.wait;
}
const manyChildren = 5;

/** True if a woman and a man would have unlike answers. */
function isSexToSay({ person, facts, runs }: Prospect, isAmount: boolean): boolean {
  if (person.sex !== null || !isSexOfMatter(facts, person.children)) return false;
  const [woman, man] = (['female', 'male'] as const).map((sex) =>
    runs
      .filter(({ reading }) => reading.sex === sex)
      .map(({ right, paid }) => [right?.wait, isAmount && paid].join())
      .join(),
  );
  return woman !== man;
}

function historyOf({ person, facts, today }: Prospect): Supposition | null {
  if (person.contributed !== null) return null;
  const months = workingMonths(person.birth, facts, today);
  if (months === 0) return { text: 'Supusimos que recién empiezas a aportar.', field: 'aportes' };
  const until = isOfAge({ person, facts, today } as Prospect)
    ? ` hasta los ${atAge(retirementAge(facts.eligibility, person.birth))}`
    : '';
  return {
    text: `Supusimos que aportas desde los ${assumedStartYears}${until}: entre la mitad de los meses y todos.`,
    field: 'aportes',
  };
}

/** Contributions from now on, where there is a time to contribute in. */
function futureOf({ person, runs }: Prospect): Supposition | null {
  const longest = Math.max(...runs.map(({ start }) => start?.wait ?? 0));
  if (person.density !== null || person.salary === 0 || longest === 0) return null;
  const ages = rangeOf(runs, ({ start }) => start?.ageMonths ?? null);
  const until = ages === null || ages.least !== ages.most ? '' : ` hasta los ${atAge(ages.most)}`;
  return {
    text:
      person.contributed === null
        ? `Supusimos que seguirás aportando${until}, entre la mitad de los meses y todos.`
        : `Supusimos que aportarás todos los meses${until}.`,
    field: 'meses',
  };
}

function accountOf({ person, runs }: Prospect, money: Money): Supposition | null {
  if (person.balance !== null) return null;
  const balances = rangeOf(runs, ({ reading, key }) => reading.balances?.[key] ?? null);
  if (balances === null)
    return { text: 'No contamos lo que hay en tu cuenta: no sabemos tu saldo.', field: 'saldo' };
  return {
    text:
      balances.most === 0
        ? 'Supusimos que tu cuenta está vacía.'
        : `Supusimos que en tu cuenta hay ${rangeInWords(balances, money.about, '')}: lo que dejan esos aportes con tu sueldo de hoy.`,
    field: 'saldo',
  };
}

/** A way that rests on the account is not looked at without one. */
function accountWay({ person, facts, soonest }: Prospect): Supposition | null {
  const ways = facts.eligibility.filter(({ share }) => share !== null);
  const [way] = ways.toSorted((one, other) => (one.ageMonths ?? 0) - (other.ageMonths ?? 0));
  const isLooked = person.balance !== null && (person.salary ?? 0) > 0;
  if (way === undefined || isLooked || soonest?.wait === 0) return null;
  return {
    text: `No contamos la vía de la cuenta: ${way.ageMonths === null ? 'a cualquier edad' : `desde los ${atAge(way.ageMonths)}`} basta que pague el ${percent(way.share ?? 0)} de tu sueldo.`,
    field: person.balance === null ? 'saldo' : 'sueldo',
  };
}
