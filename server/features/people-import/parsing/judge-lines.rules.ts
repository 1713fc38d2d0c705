import type { MendedField } from '../../../../contract/people-import/fields.ts';
import { documentKey, phoneKey } from './cells.rules.ts';
import type { ListedPerson, ReadLine } from './read-line.rules.ts';
import { isSameName, isSimilarName, shareWord, soundAlike, soundsOf } from './same-name.rules.ts';

/** An administrator's answer about a line: the person of the match, another one, or left out. */
export type LineAnswer = 'same' | 'other' | 'leave';

export interface LineToJudge {
  line: number;
  read: ReadLine;
  answer: LineAnswer | null;
}

/** An account that a line may mean. */
export interface KnownPerson {
  id: number;
  username: string;
  firstName: string;
  lastName: string;
  email: string | null;
  document: string | null;
  phone: string | null;
  birthDate: string | null;
  isAdmin: boolean;
  isActive: boolean;
  /** Lies in the Papelera, where e-mail, username and document stay theirs. */
  isTrashed: boolean;
  createdYear: number;
}

/**
 * new: an account is added · existing: its account is enrolled · repeated: another line has the same person · ask: an
 * administrator decides whether it is the same person · problem: to correct · left: left out by hand.
 */
type LineKind = 'problem' | 'ask' | 'existing' | 'new' | 'repeated' | 'left';

export interface JudgedLine {
  line: number;
  kind: LineKind;
  text: string;
  problems: { field: MendedField; message: string }[];
  /** The account that the line means or may mean. */
  accountId: number | null;
  /** The line that has the same person or may have. */
  sameAs: number | null;
}

/** Accounts found for each line, by any shared value. */
export type Candidates = ReadonlyMap<number, readonly KnownPerson[]>;

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Classifies each line of a list, in order (spec 5.11). */
export function judgeLines(lines: readonly LineToJudge[], candidates: Candidates): JudgedLine[] {
  const earlier = openEarlierLines();
  return lines.map((each) => {
    const judged = judgeLine(each, candidates.get(each.line) ?? [], earlier);
    if (judged.kind === 'new' || judged.kind === 'existing' || judged.kind === 'ask') earlier.keep(each);
    return judged;
  });
}

/**
 * A birthday or telephone that more lines share was filled in for all: it tells nobody apart, and comparing takes its
 * time.
 */
const mostCompared = 50;

/** A line before, with its name as it sounds. */
interface Kept {
  line: LineToJudge;
  sounds: readonly string[];
}

type Earlier = ReturnType<typeof openEarlierLines>;

function openEarlierLines() {
  const [emails, documents, usernames] = [0, 0, 0].map(() => new Map<string, LineToJudge>());
  const namesakes = new Map<string, LineToJudge[]>();
  const birthdays = new Map<string, Kept[]>();
  const phones = new Map<string, Kept[]>();
  const keysOf = ({ person }: ReadLine): [Map<string, LineToJudge> | undefined, string][] => [
    [emails, person.email.toLowerCase()],
    [documents, documentKey(person.document)],
    [usernames, person.username.toLowerCase()],
  ];
  const namesakesOf = ({ person }: ReadLine) => namesakes.get(nameKey(person)) ?? [];
  const sharedBy = ({ person }: ReadLine): [Map<string, Kept[]>, string][] => [
    [birthdays, person.birthDate ?? ''],
    [phones, phoneKey(person.phone)],
  ];
  return {
    keep(line: LineToJudge) {
      for (const [map, key] of keysOf(line.read))
        if (key !== '' && map?.has(key) === false) map.set(key, line);
      namesakes.set(nameKey(line.read.person), [...namesakesOf(line.read), line]);
      const kept = { line, sounds: soundsOf(nameOf(line.read.person)) };
      for (const [map, key] of sharedBy(line.read)) {
        const before = map.get(key) ?? [];
        if (key !== '' && before.length < mostCompared) map.set(key, [...before, kept]);
      }
    },
    find: ({ read }: LineToJudge) => {
      const [email, document, username] = keysOf(read).map(([map, key]) =>
        key === '' ? undefined : map?.get(key),
      );
      const [ofBirthday = [], ofPhone = []] = sharedBy(read).map(([map, key]) => map.get(key) ?? []);
      return { email, document, username, namesakes: namesakesOf(read), ofBirthday, ofPhone };
    },
  };
}

const nameKey = (person: ListedPerson) =>
  nameOf(person)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .toSorted()
    .join(' ');

function judgeLine(line: LineToJudge, known: readonly KnownPerson[], earlier: Earlier): JudgedLine {
  const { read, answer } = line;
  const say = (kind: LineKind, text: string, more: Partial<JudgedLine> = {}): JudgedLine => ({
    line: line.line,
    kind,
    text,
    problems: [],
    accountId: null,
    sameAs: null,
    ...more,
  });
  const wrong = (field: MendedField, message: string) =>
    say('problem', '', { problems: [{ field, message }] });
  if (answer === 'leave') return say('left', 'La dejaste fuera.', { problems: read.problems });
  if (read.problems.length > 0) return say('problem', '', { problems: read.problems });
  return (
    inTheList(line, earlier, say, wrong) ??
    amongTrashed(line, known, say) ??
    amongAccounts(line, known, say, wrong)
  );
}

type Say = (kind: LineKind, text: string, more?: Partial<JudgedLine>) => JudgedLine;
type Wrong = (field: MendedField, message: string) => JudgedLine;

/** The result of comparing with an earlier line; undefined = no match. */
function inTheList(line: LineToJudge, earlier: Earlier, say: Say, wrong: Wrong): JudgedLine | undefined {
  const { person } = line.read;
  const name = nameOf(person);
  const found = earlier.find(line);
  const again = (other: LineToJudge) =>
    say('repeated', `Es la misma persona que la línea ${other.line}.`, { sameAs: other.line });
  for (const [field, other, what] of [
    ['document', found.document, 'documento'],
    ['email', found.email, 'correo'],
  ] as const) {
    if (other === undefined) continue;
    const otherName = nameOf(other.read.person);
    if (line.answer !== 'other' && isSimilarName(name, otherName)) return again(other);
    return wrong(field, `El mismo ${what} está en la línea ${other.line}, de ${otherName}.`);
  }
  if (found.username !== undefined)
    return wrong(
      'username',
      `El mismo usuario está en la línea ${found.username.line}, de ${nameOf(found.username.read.person)}.`,
    );
  const { namesakes } = found;
  if (line.answer === 'other') return undefined;
  const possible = namesakes.filter(({ read }) => !contradict(person, read.person));
  const sure = possible.find(({ read: { person: other } }) => isSurelySame(person, other));
  if (sure !== undefined) return again(sure);
  const alike = alikeIn(person, found);
  const twin = possible[0] ?? alike?.other ?? (line.answer === 'same' ? namesakes[0] : undefined);
  if (twin === undefined) return undefined;
  if (line.answer === 'same') return again(twin);
  const why = possible[0] === undefined ? (alike?.why ?? '') : 'Se llama igual';
  return say('ask', `${why} que la línea ${twin.line}.`, { sameAs: twin.line });
}

/** The first line before with a like name and the same birth date or telephone, and why it may be the same person. */
function alikeIn(person: ListedPerson, found: ReturnType<Earlier['find']>) {
  const own = soundsOf(nameOf(person));
  const isAlike = ({ line: { read }, sounds }: Kept) =>
    soundAlike(own, sounds) && !contradict(person, read.person);
  const ofBirthday = found.ofBirthday.find(isAlike);
  if (ofBirthday !== undefined)
    return { other: ofBirthday.line, why: 'Tiene un nombre parecido y la misma fecha de nacimiento' };
  const ofPhone = found.ofPhone.find(isAlike);
  return ofPhone && { other: ofPhone.line, why: 'Tiene un nombre parecido y el mismo teléfono' };
}

/** True for namesakes with one birth date, of whom one lacks the e-mail that could distinguish them. */
const isSurelySame = (one: ListedPerson, other: ListedPerson): boolean =>
  one.birthDate !== null && one.birthDate === other.birthDate && (one.email === '' || other.email === '');

interface Facts {
  document: string | null;
  birthDate: string | null;
}

/** True if the known values differ: then the equal name is a coincidence. */
const contradict = (one: Facts, two: Facts): boolean => {
  const [first, second] = [documentKey(one.document ?? ''), documentKey(two.document ?? '')];
  return (
    (first !== '' && second !== '' && first !== second) ||
    (one.birthDate !== null && two.birthDate !== null && one.birthDate !== two.birthDate)
  );
};

/** The reason why an account may be that of a line, the surest first; null = it is not. */
interface Likeness {
  rank: number;
  isSure: boolean;
  why: string;
  /** Unique values of a person. */
  taken: { field: MendedField; what: string } | null;
}

function likenessOf(person: ListedPerson, known: KnownPerson): Likeness | null {
  const [name, knownName] = [nameOf(person), nameOf(known)];
  const isSame = isSameName(name, knownName);
  const isAlike = isSame || isSimilarName(name, knownName);
  const has = {
    email: person.email !== '' && person.email.toLowerCase() === known.email?.toLowerCase(),
    document: person.document !== '' && documentKey(person.document) === documentKey(known.document ?? ''),
    phone: phoneKey(person.phone) !== '' && phoneKey(person.phone) === phoneKey(known.phone ?? ''),
    birth: person.birthDate !== null && person.birthDate === known.birthDate,
  };
  if (has.document) {
    const taken = { field: 'document', what: 'documento' } as const;
    const isSure = isSame || (has.email && isAlike);
    return { rank: isAlike ? 5 : 3, isSure, why: 'Tiene el mismo documento', taken };
  }
  if (has.email) {
    const taken = { field: 'email', what: 'correo' } as const;
    return {
      rank: isAlike ? 6 : 2,
      isSure: isAlike && !contradict(person, known),
      why: 'Tiene el mismo correo',
      taken,
    };
  }
  if (isSame) {
    if (contradict(person, known)) return null;
    const isSure =
      has.birth && ((person.email === '' && known.email === null) || (has.phone && person.email === ''));
    const why = has.birth
      ? 'Tiene el mismo nombre y la misma fecha de nacimiento'
      : has.phone
        ? 'Tiene el mismo nombre y el mismo teléfono'
        : 'Se llama igual';
    return { rank: has.birth ? 4 : 2, isSure, why, taken: null };
  }
  if (isAlike && !contradict(person, known) && (has.birth || has.phone))
    return {
      rank: 1,
      isSure: false,
      why: `Tiene un nombre parecido y ${has.birth ? 'la misma fecha de nacimiento' : 'el mismo teléfono'}`,
      taken: null,
    };
  if (has.birth && has.phone && shareWord(name, knownName))
    return {
      rank: 1,
      isSure: false,
      why: 'Tiene la misma fecha de nacimiento y el mismo teléfono',
      taken: null,
    };
  return null;
}

/** The field of a line that belongs to somebody in the Papelera; null = none. */
function trashedField(person: ListedPerson, known: KnownPerson): MendedField | null {
  const { email, document, username } = person;
  if (email !== '' && email.toLowerCase() === known.email?.toLowerCase()) return 'email';
  if (document !== '' && documentKey(document) === documentKey(known.document ?? '')) return 'document';
  return username !== '' && username.toLowerCase() === known.username.toLowerCase() ? 'username' : null;
}

/** Somebody of the Papelera is restored instead of added again. */
function amongTrashed(
  { read }: LineToJudge,
  known: readonly KnownPerson[],
  say: Say,
): JudgedLine | undefined {
  for (const each of known) {
    const field = each.isTrashed ? trashedField(read.person, each) : null;
    if (field === null) continue;
    const message = `Es de ${described(each)}, que está en la Papelera: restaura su cuenta, o déjala fuera.`;
    return say('problem', '', { problems: [{ field, message }], accountId: each.id });
  }
  return undefined;
}

function amongAccounts(line: LineToJudge, all: readonly KnownPerson[], say: Say, wrong: Wrong): JudgedLine {
  const { person } = line.read;
  const known = all.filter(({ isTrashed }) => !isTrashed);
  const [best] = known
    .flatMap((each) => {
      const likeness = likenessOf(person, each);
      return likeness === null ? [] : [{ known: each, likeness }];
    })
    .toSorted((one, two) => two.likeness.rank - one.likeness.rank || one.known.id - two.known.id);
  if (best !== undefined && line.answer === 'other') {
    const { taken } = best.likeness;
    if (taken !== null)
      return wrong(
        taken.field,
        `Ese ${taken.what} es de ${nameOf(best.known)}, que ya tiene cuenta: corrígelo, o déjalo vacío.`,
      );
  } else if (best !== undefined) {
    const { likeness, known: account } = best;
    if (likeness.isSure || line.answer === 'same')
      return say('existing', existingText(person, account), { accountId: account.id });
    return say('ask', `${likeness.why} que ${described(account)}.`, { accountId: account.id });
  }
  const owner = known.find(({ username }) => username.toLowerCase() === person.username.toLowerCase());
  if (owner !== undefined)
    return wrong(
      'username',
      `El usuario «${person.username}» es de ${nameOf(owner)}. Escribe otro, o déjalo vacío.`,
    );
  return say(
    'new',
    person.email === '' ? 'Cuenta nueva, sin correo: entra con su hoja de acceso.' : 'Cuenta nueva.',
  );
}

const described = (account: KnownPerson) => `${nameOf(account)} (${account.username})`;

function existingText(person: ListedPerson, account: KnownPerson): string {
  if (account.isAdmin) return `Es ${described(account)}, de la administración: no se inscribe.`;
  const since = `Ya tiene cuenta desde ${account.createdYear}`;
  return isSameName(nameOf(person), nameOf(account))
    ? `${since}.`
    : `${since}, con otro nombre: «${nameOf(account)}». Se deja el suyo.`;
}
