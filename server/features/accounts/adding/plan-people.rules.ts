import type { NewPerson } from '../../../../contract/accounts/adding-calls.ts';
import { fullName } from '../accounts.rules.ts';
import { usernamesFor } from './usernames.rules.ts';

/** A line of a pasted list: a person, or the reason why it is none. */
export interface ReadPerson {
  line: number;
  /** Names and e-mail as written. */
  subject: string;
  found: { person: NewPerson } | { problem: string };
}

/** An account that exists or that an earlier line adds. */
interface Known {
  username: string;
  email: string | null;
  firstName: string;
  lastName: string;
}

/** A person who gets an account, with the username. */
export interface PlannedPerson extends Known {
  line: number;
  documentNumber: string | null;
  phone: string | null;
  gender: number | null;
  birthDate: string | null;
}

export interface PlannedLine {
  line: number;
  kind: 'added' | 'skipped' | 'problem';
  subject: string;
  /** The username of the added person, else the reason. */
  text: string;
}

export interface PeoplePlan {
  people: PlannedPerson[];
  lines: PlannedLine[];
}

const nameOf = ({ FirstName, LastName }: NewPerson) => ({
  firstName: FirstName.normalize('NFC'),
  lastName: LastName.normalize('NFC'),
});

const factsOf = ({ Gender, FechaNac, DocumentNumber, Phone }: NewPerson) => ({
  gender: Gender || null,
  birthDate: FechaNac || null,
  documentNumber: DocumentNumber || null,
  phone: Phone || null,
});

/** The candidates for a username: the written one, or those made from the names. */
export const wantedNames = (person: NewPerson): string[] =>
  person.UserName ? [person.UserName.normalize('NFC')] : usernamesFor(nameOf(person));

/**
 * Plans each line (spec 5.11): a person whose e-mail has an account or stands in an earlier line is skipped; one
 * without a free username needs one from the administrator.
 */
export function planPeople(read: readonly ReadPerson[], accounts: readonly Known[]): PeoplePlan {
  const owners = new Map<string, string>(
    accounts.flatMap((account) =>
      account.email === null
        ? []
        : [[account.email.toLowerCase(), `Ya tiene una cuenta: ${fullName(account)}, ${account.username}.`]],
    ),
  );
  const usernames = new Set(accounts.map(({ username }) => username.toLowerCase()));
  const people: PlannedPerson[] = [];
  const lines = read.map(({ line, subject, found }): PlannedLine => {
    const say = (kind: PlannedLine['kind'], text: string) => ({ line, kind, subject, text });
    if ('problem' in found) return say('problem', found.problem);
    const { person } = found;
    const email = person.Email || null;
    const owner = email === null ? undefined : owners.get(email.toLowerCase());
    if (owner !== undefined) return say('skipped', owner);
    const names = wantedNames(person);
    const username = names.find((name) => !usernames.has(name.toLowerCase()));
    if (username === undefined) return say('problem', noUsername(person, names));
    if (email !== null) owners.set(email.toLowerCase(), `Su correo es el de la línea ${line}.`);
    usernames.add(username.toLowerCase());
    people.push({ ...nameOf(person), ...factsOf(person), line, username, email });
    return say('added', username);
  });
  return { people, lines };
}

function noUsername({ UserName }: NewPerson, [first]: readonly string[]): string {
  if (UserName) return `El usuario «${UserName}» ya existe. Escribe otro, o deja vacía esa columna.`;
  if (first === undefined) return 'No sabemos qué usuario darle: escríbelo en la columna Usuario.';
  return `Ya hay muchas personas con el usuario «${first}»: escribe otro en la columna Usuario.`;
}
