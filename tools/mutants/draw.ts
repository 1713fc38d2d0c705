/** Draws mutants: changes of one line of the source that some test ought to notice. */

type MutantKind = 'rule' | 'permission' | 'query' | 'screen' | 'use case';

export interface Mutant {
  kind: MutantKind;
  path: string;
  /** From 1. */
  line: number;
  before: string;
  after: string;
  /** The change in words. */
  change: string;
}

interface Edit {
  change: string;
  find: RegExp;
  put: string;
}

const swapped = (change: string, from: string, to: string): Edit => ({
  change,
  find: new RegExp(RegExp.escape(from), 'g'),
  put: to.replaceAll('$', '$$$$'),
});
const turned = (change: string, one: string, other: string): Edit[] => [
  swapped(change, one, other),
  swapped(change, other, one),
];

const decisions: Edit[] = [
  ...turned('a limit moves by one', ' < ', ' <= '),
  ...turned('a limit moves by one', ' > ', ' >= '),
  ...turned('a comparison is turned', ' === ', ' !== '),
  ...turned('and, or are exchanged', ' && ', ' || '),
  ...turned('a constant answer is turned', 'return true;', 'return false;'),
  ...turned('least and greatest are exchanged', 'Math.min(', 'Math.max('),
  swapped('one is not added', ' + 1', ''),
  swapped('one is not taken away', ' - 1', ''),
  swapped('rounded down', 'Math.ceil(', 'Math.floor('),
  swapped('rounded down', 'Math.round(', 'Math.floor('),
  { change: 'a negation is gone', find: /!(?=[a-z(])/g, put: '' },
];

const permissions: Edit[] = [
  swapped('open to every account', "who: 'admin'", "who: 'signedIn'"),
  swapped('open to everybody', "who: 'signedIn'", "who: 'open'"),
  swapped('open to everybody', "who: 'member'", "who: 'open'"),
  { change: 'about anybody’s rows', find: /^ *own: '\w+',$/g, put: '' },
  { change: 'no recent sign-in is asked', find: /^ *needsFreshSignIn: true,$/g, put: '' },
  { change: 'a repeated call acts twice', find: /^ *idempotent: 'stored',$/g, put: '' },
];

const conditions: Edit[] = [
  { change: 'a condition is gone', find: /^ *\.where\(.*\)(?=;?$)/g, put: '' },
  { change: 'a lock is gone', find: /\.forUpdate\(.*?\)/g, put: '' },
  swapped('all but those', "'=',", "'<>',"),
  ...turned('a limit moves by one', "'<'", "'<='"),
  ...turned('a limit moves by one', "'>'", "'>='"),
  ...turned('a column’s emptiness is turned', "'is', null", "'is not', null"),
  ...turned('a column’s emptiness is turned', ' is null', ' is not null'),
  ...turned('the order is turned', "'desc'", "'asc'"),
  swapped('and, or are exchanged', ' and ', ' or '),
];

const letters = '[¿¡A-ZÁÉÍÓÚÑ][\\p{L} ,.:…?!«»]*';
const views: Edit[] = [
  { change: 'a label is gone', find: /label="[^"]+"/g, put: 'label=""' },
  { change: 'a text is gone', find: new RegExp(`>${letters}<`, 'gu'), put: '><' },
  {
    change: 'a text is gone',
    find: new RegExp(`^ +${letters} ${letters.replace('[¿', '[a-z¿')}$`, 'gu'),
    put: '',
  },
  {
    change: 'a press does nothing',
    find: /\b(on(?:Click|Submit|Change))=\{[^{}]*\}/g,
    put: '$1={() => undefined}',
  },
  { change: 'a part does not come', find: /\{[^{}]* && (?=[(<])/g, put: '{false && ' },
  { change: 'the other of two parts comes', find: /\{([^{}?]+) \? /g, put: '{!($1) ? ' },
  { change: 'a state does not come', find: /^ *set[A-Z]\w*\(.*\);$/g, put: '' },
  { change: 'never disabled', find: / disabled=\{[^{}]*\}/g, put: '' },
  ...turned('a comparison is turned', ' === ', ' !== '),
];

const steps: Edit[] = [
  { change: 'nothing is refused', find: /^ *if \(.*\) throw .*;$/g, put: '' },
  { change: 'a step is left out', find: /^ *await [\w.]+\(.*\);$/g, put: '' },
  ...decisions,
];

interface Source {
  kind: MutantKind;
  /** In hundredths. */
  share: number;
  files: RegExp;
  edits: readonly Edit[];
}

/** A file belongs to the first source that names it. */
const sources: readonly Source[] = [
  {
    kind: 'rule',
    share: 30,
    files: /^(contract|server|web)\/.*\.rules\.ts$|^contract\/(content|pension)\/.*\.ts$/,
    edits: decisions,
  },
  { kind: 'permission', share: 12, files: /^contract\/(calls\/.*|row-calls)\.ts$/, edits: permissions },
  { kind: 'query', share: 24, files: /^server\/.*\.queries\.ts$/, edits: conditions },
  { kind: 'screen', share: 24, files: /^web\/(features|components|layout)\/.*\.tsx$/, edits: views },
  { kind: 'use case', share: 10, files: /^server\/(api|features|pages)\/.*\.ts$/, edits: steps },
];

const isTested = (path: string) => !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(path);
const isCode = (line: string) => !/^\s*(\/\/|\/?\*|import |export type |type )/.test(line);

/** Every mutant of a file, in its order. */
export function mutantsOf(path: string, text: string): Mutant[] {
  const source = isTested(path) ? sources.find(({ files }) => files.test(path)) : undefined;
  if (source === undefined) return [];
  const { kind, edits } = source;
  return text.split('\n').flatMap((before, index) =>
    !isCode(before)
      ? []
      : edits.flatMap(({ change, find, put }) =>
          [...before.matchAll(find)].map((found) => {
            const once = new RegExp(find.source, find.flags.replace('g', 'y'));
            once.lastIndex = found.index;
            return { kind, path, line: index + 1, before, after: before.replace(once, put), change };
          }),
        ),
  );
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}

/** Draws mutants of all kinds by their shares, mixed; the same for the same seed and source. */
export function drawMutants(all: readonly Mutant[], seed: number, count: number): Mutant[] {
  const random = randomOf(seed);
  const drawn = sources.flatMap(({ kind, share }) =>
    shuffled(
      all.filter((mutant) => mutant.kind === kind),
      random,
    ).slice(0, Math.round((share * count) / 100)),
  );
  return shuffled(drawn, random);
}

/** Changes the line in a text, where it stands now; undefined if it is there no longer. */
export function applyMutant(text: string, { line, before, after }: Mutant): string | undefined {
  const lines = text.split('\n');
  const places = lines.flatMap((each, index) => (each === before ? [index] : []));
  const nearest = places.toSorted((one, other) => Math.abs(one + 1 - line) - Math.abs(other + 1 - line))[0];
  if (nearest === undefined) return undefined;
  return lines.with(nearest, after).join('\n');
}
