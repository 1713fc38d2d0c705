import { folded } from '../../../../contract/text/folded.ts';

/** A line that begins a heading of a law: 'Título III. La jubilación'. */
interface HeadingBeginning {
  kind: 'heading';
  level: number;
  label: string;
  rest: string;
  /** The kind of provisions below it, whose numerals are articles: 'transitoria'. */
  provisions?: string;
}

/** A line that begins an article: 'Artículo 12 bis.- (Edad de retiro) La persona…'. */
interface ArticleBeginning {
  kind: 'article';
  number: string;
  rest: string;
}

export type Beginning = HeadingBeginning | ArticleBeginning;

const units =
  'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]';
const tens =
  'd[ée]cim[oa]|vig[ée]sim[oa]|trig[ée]sim[oa]|cuadrag[ée]sim[oa]|quincuag[ée]sim[oa]|sexag[ée]sim[oa]|septuag[ée]sim[oa]|octog[ée]sim[oa]|nonag[ée]sim[oa]';
const joinedOrdinals =
  'und[ée]cim[oa]|duod[ée]cim[oa]|(?:d[ée]cim[oa]|vig[ée]sim[oa])\\s?(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa])';
const ordinal = `(?:${joinedOrdinals}|(?:${tens})\\s+(?:${units})|${tens}|${units})`;
const suffix = 'bis|ter|qu[áa]ter|quinquies|sexies|septies|octies';
const heading = new RegExp(
  `^(libro|parte|t[íi]tulo|cap[íi]tulo|secci[óo]n)\\s+([ivxlcdm]+|\\d+|${ordinal}|[úu]nic[oa]|preliminar|general|especial)(?![\\p{L}\\d])[\\s.:\\-–—]*(.{0,160})$`,
  'iu',
);
const provisionKind = 'transitoria|final|derogatoria|abrogatoria|adicional|complementaria';
const provisions = new RegExp(
  `^disposici[óo]n(?:es)?\\s+(?:(${provisionKind})(?:s|es)?|generales)((?:\\s*[,y]\\s*(?:${provisionKind})(?:s|es)?)*)(?:\\s+[^.]{0,60})?\\.?$`,
  'iu',
);
/** 'DISPOSICIÓN FINAL ÚNICA.- Rige…', 'Disposición transitoria primera. …': an article in one line. */
const provision = new RegExp(
  `^disposici[óo]n\\s+(${provisionKind})(?:\\s+(${ordinal}|[úu]nica))?\\s*[.:º°]*\\s*[-–—.:]+\\s*(\\S.*)$`,
  'isu',
);
/** 'PRIMERA.- …' below provisions, also 'Primera (Plazo).' */
const numeral = new RegExp(
  `^(${ordinal}|[úu]nic[oa])(?:\\s+(?:${provisionKind}))?\\s*(?=$|[.:º°(–—-])[\\s.:º°–—-]*(.*)$`,
  'isu',
);
const article = new RegExp(
  `^art(?:[íi]culo|s?\\.)\\s*(?:n(?:ro|[úu]m)?[°º.]+\\s*)?(\\d{1,4}(?:\\s*\\.?[°º]|\\.[°º])?(?:[\\s-]{0,2}(?:${suffix}))?(?:\\s?[-–]\\s?[A-Z]|[A-Z])?|[úu]nico|${ordinal})(?:\\s+(transitori[oa]))?\\s*(?=$|[.:°º\\-–—(]|,\\s+\\p{Lu})[\\s.,:°º\\-–—]*(.*)$`,
  'isu',
);
/** The same in a line that the file marks as a heading, without punctuation between number and title. */
const headedArticle = new RegExp(
  `^art(?:[íi]culo|\\.)\\s*(\\d{1,4}(?:\\s+(?:${suffix}))?)\\s+(\\p{L}.{0,120})$`,
  'isu',
);

const levels: Record<string, number> = { libro: 1, parte: 1, titulo: 1, capitulo: 2, seccion: 3 };

/** The letter of 'Artículo 7-A' is a capital; 'Artículo 7 a la' has none. */
const tidyNumber = (written: string) =>
  written
    .replace(/\s*\.?[°º]/, '')
    .replace(/\s+/g, ' ')
    .replace(/(\d)\s?[-–]\s?([A-Z])$/, '$1-$2')
    .replace(/(\d)([A-Z])$/, '$1-$2');

/** Words after which a sentence goes on: a line's end after one of them is none. */
const goingOn =
  /(?:^|[\s(«"])(?:del?|al?|el|la|los|las|en|con|por|para|seg[úu]n|conforme|y|e|o|u|que|presente|mencionados?|citados?|referidos?|dicho|su|sus|este|artículos?|ley|decreto|n[°º.]+)$|[,(«]$|\p{Ll}-$/iu;
const sentenceEnd = /[.:;!?»”)\]]$/;
/** A citation of another law: 'artículo 4° de la presente Ley', 'Art. 4 (Financiamiento) de la Constitución'. */
const citing = /^art(?:[íi]culo|\.)\s*\S+\s*(?:\([^)]*\)\s*)?(?:del?|y|al|o)\s/iu;

/**
 * True for a line that begins like an article and is a part of the sentence before it: in a file that has only lines, a
 * citation may wrap to the start of one.
 */
export function isCitation(line: string, before: string | undefined): boolean {
  const last = before?.trim() ?? '';
  if (last !== '' && goingOn.test(last)) return /^art|^disposici/i.test(line) || /^\p{Lu}?\p{Ll}/u.test(line);
  if (!/^art/i.test(line)) return false;
  const isOpen = last !== '' && !sentenceEnd.test(last) && last !== last.toUpperCase();
  return isOpen && (/^art/.test(line) || citing.test(line));
}

/** Parses the beginning of a part; undefined for a line of text. `below`: the provisions whose numerals are articles. */
export function beginningOf(
  line: string,
  { isHeading = false, below }: { isHeading?: boolean; below?: string | undefined } = {},
): Beginning | undefined {
  const found = article.exec(line);
  if (found !== null && !isCommaInSentence(line, found[3] ?? '')) {
    const [, number = '', transitory, rest = ''] = found;
    const letter = /[A-Z]$/.exec(/^\d/.test(number) ? number : '')?.[0];
    const words = [
      letter === undefined ? tidyNumber(number).toLowerCase() : tidyNumber(number),
      transitory?.toLowerCase(),
    ];
    return { kind: 'article', number: words.filter(Boolean).join(' '), rest };
  }
  const headed = isHeading ? headedArticle.exec(line) : null;
  if (headed !== null) return { kind: 'article', number: headed[1] ?? '', rest: headed[2] ?? '' };
  const named = heading.exec(line);
  if (named !== null) {
    const [, kind = '', number = '', rest = ''] = named;
    const plain = folded(kind);
    const shown = /^[ivxlcdm]+$/i.test(number) ? number.toUpperCase() : number.toLowerCase();
    return { kind: 'heading', level: levels[plain] ?? 1, label: `${capital(kind)} ${shown}`, rest };
  }
  const section = provisions.exec(line);
  if (section !== null) {
    const kind = section[1]?.toLowerCase();
    return {
      kind: 'heading',
      level: 1,
      label: '',
      rest: line.replace(/\.$/, ''),
      ...(kind && { provisions: kind }),
    };
  }
  const single = provision.exec(line);
  if (single !== null) {
    const [, kind = '', which = 'única', rest = ''] = single;
    return { kind: 'article', number: `${kind} ${which}`.toLowerCase(), rest };
  }
  const counted = below === undefined || !/^\p{Lu}/u.test(line) ? null : numeral.exec(line);
  if (counted === null) return undefined;
  return {
    kind: 'article',
    number: `${below} ${counted[1]}`.toLowerCase().replace(/\s+/g, ' '),
    rest: counted[2] ?? '',
  };
}

const unitValues = 'primer segund tercer cuart quint sext septim octav noven'.split(' ');
const tenValues =
  'decim vigesim trigesim cuadragesim quincuagesim sexagesim septuagesim octogesim nonagesim'.split(' ');

/** The value of an article's number in digits or as an ordinal: '7-A' is 7, 'vigésimo primero' 21; undefined = none. */
export function numberValue(number: string): number | undefined {
  const plain = folded(number);
  const digits = /^\d+/.exec(plain)?.[0];
  if (digits !== undefined) return Number(digits);
  if (plain.includes('transitori')) return undefined; // they are counted anew
  if (plain.startsWith('undecim')) return 11;
  if (plain.startsWith('duodecim')) return 12;
  const ten = tenValues.findIndex((stem) => plain.startsWith(stem));
  const rest = plain.slice(tenValues[ten]?.length ?? 0).replace(ten === -1 ? '' : /^[oa]\s?/, '');
  const unit = unitValues.findIndex((stem) => rest.startsWith(stem)) + 1;
  return 10 * (ten + 1) + unit || undefined;
}

/** 'Artículo 10, de la Ley' cites; 'Artículo 10, La persona' begins. */
const isCommaInSentence = (line: string, rest: string): boolean =>
  line.slice(0, line.length - rest.length).includes(',') && !/^\p{Lu}/u.test(rest);

/** In small letters but the first, and the N of a number: 'Ley N° 900'. */
const capital = (word: string) =>
  word.charAt(0).toUpperCase() +
  word
    .slice(1)
    .toLowerCase()
    .replace(/(?<!\p{L})n(?=\.?[°º])/gu, 'N');

/** A title in normal spelling: laws print theirs in capitals, with punctuation around it. */
export function titleOf(text: string): string {
  const bare = text.replace(/^[\s.:\-–—]+|[\s.:\-–—]+$/g, '');
  return bare === bare.toUpperCase() ? capital(bare) : bare;
}
