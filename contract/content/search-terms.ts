import { family, familyEndings, folded, sound } from './sounds.ts';

/** Words that people put into questions and that say nothing of what is looked for, without accents. */
const fillers = new Set(
  (
    'a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del debo desde donde el ella en es esta hace ' +
    'hacer hago hay la las lo los me mi mis necesito o para pasa pero por porque puede puedo que quien quienes quiero ' +
    'saber se si sirve sobre son su sus tengo tiene tu tus un una unos y ya yo'
  ).split(' '),
);

/** Words for one thing: who looks for one finds the others. Each is a word, or words that stand together. */
const synonyms: readonly (readonly string[])[] = [
  ['afp', 'administradora'],
  ['extracto', 'estado de cuenta', 'cartola'],
  ['fraude', 'estafa', 'engaño'],
  ['freelance', 'independiente', 'cuenta propia', 'autónomo'],
  ['sueldo', 'salario', 'remuneración'],
  ['dinero', 'plata'],
  ['viuda', 'viudo', 'viudez', 'sobrevivencia'],
  ['orfandad', 'huérfano', 'sobrevivencia'],
  ['reclamo', 'queja', 'denuncia'],
  ['trabajo', 'empleo'],
  ['trámite', 'solicitud'],
  ['fallecimiento', 'muerte'],
  ['discapacidad', 'invalidez'],
  ['anciano', 'vejez', 'adulto mayor'],
  ['rentabilidad', 'ganancia', 'rendimiento'],
  ['cobro', 'comisión'],
];

/** What a search wants: `every` word, or, when that finds nothing, `any` word or one that is like it. */
export type Demand = 'every' | 'any';

const mostWords = 12;

const families = new Map<string, Set<string>>();
for (const group of synonyms)
  for (const word of group) {
    const others = families.get(family(word)) ?? new Set<string>();
    for (const each of group) others.add(each);
    families.set(family(word), others);
  }

/** A word in '-ción' that is still being typed has no stem yet: its whole forms stand in for it. */
const completions = (word: string): string[] =>
  /[au][csz](?:io?)?$/.test(word) ? [`${word.replace(/io?$/, '')}ion`] : [];

/**
 * The words of a search as groups of alternatives, for `search_query` in the database (spec 6.14): synonyms beside each
 * word, and the last one as the beginning of a word ('comi*'). Questions lose the words that only ask.
 */
export function searchTerms(search: string): string[][] {
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const telling = words.filter((word) => !fillers.has(folded(word)));
  const wanted = telling.length === 0 ? words : telling;
  const isTyping = /[\p{L}\p{N}]$/u.test(search);
  return wanted.map((word) => {
    const isBegun = isTyping && word === words.at(-1) && word.length > 1;
    const alternatives = [word, ...(families.get(family(word)) ?? [])];
    return isBegun ? [...alternatives, `${word}*`, ...completions(folded(word))] : alternatives;
  });
}

/** Shorter words say too little to stand for others of their family. */
const tellingLetters = 4;

/**
 * A regular expression, for the browser and for PostgreSQL, that finds in a text as it sounds what a word of a list's
 * search means besides itself: others of its family, and synonyms (spec 6.14). None for a short word without synonyms,
 * and for what is no word. `edge` is the sign for where a word begins or ends.
 */
export function meaning(word: string, edge: '\\b' | '\\y'): string | undefined {
  if (!/^[\p{L}\p{N}]+$/u.test(word)) return undefined;
  const meant = [...(word.length < tellingLetters ? [] : [word]), ...(families.get(family(word)) ?? [])];
  const forms = meant.map((each) => (each.includes(' ') ? sound(each) : family(each) + familyEndings));
  return forms.length === 0 ? undefined : `${edge}(?:${[...new Set(forms)].join('|')})${edge}`;
}
