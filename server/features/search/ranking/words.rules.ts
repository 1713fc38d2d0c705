import { soundOf } from '../../../../contract/search/phonetics.ts';
import { folded } from '../../../../contract/text/folded.ts';

/** Signs that no eye sees, which split a word for a program alone. */
const invisible = /\p{Cf}|\u034f/gu;
/** A word cut at the end of a line: 'jubi-\nlación'. */
const cut = /(?<=\p{L})[-\u2010\u2011]\s*\n\s*(?=\p{Ll})/gu;

const mostLetters = 500;
const mostWords = 60;

/** The words of a text in their order, without accents and signs. */
export const plainWords = (text: string): string[] =>
  folded(
    text
      .slice(0, 8 * mostLetters)
      .replace(invisible, '')
      .replace(cut, ''),
  ).match(/[a-z0-9]+/g) ?? [];

/** The words of a search; a longer one is read to its 500th letter. */
export const searchedWords = (search: string): string[] =>
  plainWords(search.slice(0, mostLetters)).slice(0, mostWords);

/** Pronouns behind a verb: 'jubilarme', 'pagándosela'. */
const pronouns = /(?<=[aei]r|[ae]ndo)(?:[mts]e|nos)?(?:l[aeo]s?|[mts]e|nos)$/;
/** Endings of nouns and verbs as they sound, the longest first. */
const endings =
  /(?:[ai]mientos?|asiones|asion|[ai]dor[ae]?s?|[ae]ri[ao]n?s?|ari?amos|[aei]remos|ieron|aron|iendo|ando|[ai]d[ao]s?|[ai]ban?|abas|asteis|[ai]ste|[aei]r[aeo]n?s?|[aei]mos|i[ao]n?s?|[aei]r|[ae]n|[aeio]s?|s)$/;
const fewestLetters = 3;

/** Vowels that change under the stress of a verb: 'puede' and 'poder', 'cierra' and 'cerrar'. */
const unstressed = (stem: string): string => stem.replace('ue', 'o').replace(/ie(?!n)/, 'e');

/** True for letters with which no Spanish word begins: 'cns', 'xqzwv' have no sound that another word could share. */
export const isUnspeakable = (word: string): boolean => /^[^aeiouy\d]{3,}$/.test(word);

/** The part that the forms of a word share, as it sounds: the same for 'jubilarme', 'jubilación' and 'gubilo'. */
export function rootOf(word: string): string {
  if (/\d/.test(word) || isUnspeakable(word)) return word;
  const spelling = soundOf(word);
  const bare = spelling.replace(pronouns, '');
  const stem = bare.replace(endings, '');
  return unstressed(stem.length < fewestLetters ? (bare.length < 5 ? bare.replace(/s$/, '') : bare) : stem);
}

/** Words that say nothing about a subject. */
const fillers = new Set(
  (
    'a al ahi algo alguien algun alguna ante aqui aca asi aun aunque bien bueno buenas buenos buen con cual cuales de del desde dia dias e el ella ellos en era entonces es esa ese eso esta ' +
    'estan estar estas este esto estos estoy estaba favor fue gracias ha haber habia han has hasta hace hacer hago haga hay he hola hoy la las le les lo los me mi mis muy mas mucho muchas mucha muchos nada nos o os otro otra para pero pues por ' +
    'porfavor que kiero quiero quisiera queria se sea senor senora seria si sido sobre son soy solo su sus tal tambien tan tarde tardes te ti tiene tu tus u un una uno unas unos usted ustedes va van voy ' +
    'vamos y ya yo vos che q x k ke d pa saber dice dicen dijo dijeron decir diga digame decime dime cosa cosas todo toda todos todas favor ayudeme expliqueme deme dame creo parece resulta resulto digo nomas'
  ).split(' '),
);
export const isFiller = (word: string): boolean => fillers.has(word);

const negations = new Set([
  'no',
  'nunca',
  'jamas',
  'sin',
  'ni',
  'tampoco',
  'nadie',
  'ningun',
  'ninguna',
  'ninguno',
]);
export const denies = (word: string): boolean => negations.has(word);

/** Words that ask for one value or another: they tell 'cuándo' and 'cuánto' apart, and little else. */
const asking = new Map<string, string>(
  Object.entries({
    cuanto: 'kuanto',
    cuanta: 'kuanto',
    cuantos: 'kuanto',
    cuantas: 'kuanto',
    kuanto: 'kuanto',
    cto: 'kuanto',
    cuando: 'kuando',
    kuando: 'kuando',
    donde: 'donde',
    adonde: 'donde',
    onde: 'donde',
    quien: 'kien',
    quienes: 'kien',
    kien: 'kien',
    como: 'komo',
    porque: 'porke',
  }),
);
export const askedBy = (word: string): string | undefined => asking.get(word);

/** A sum of money is a person's own, and no answer is about it; an age or the number of a law may be. */
export const isAmount = (word: string): boolean => /^\d{4,}$/.test(word);
export const isNumber = (word: string): boolean => /^\d+$/.test(word);
