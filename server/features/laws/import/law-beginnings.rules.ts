/** A line that begins a heading of a law: 'Título III. La jubilación'. */
export interface HeadingBeginning {
  kind: 'heading';
  level: number;
  label: string;
  rest: string;
}

/** A line that begins an article: 'Artículo 12 bis.- (Edad de retiro) La persona…'. */
export interface ArticleBeginning {
  kind: 'article';
  number: string;
  rest: string;
}

const ordinal =
  'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa]';
const heading = new RegExp(
  `^(libro|parte|t[íi]tulo|cap[íi]tulo|secci[óo]n)\\s+([ivxlcdm]+|\\d+|${ordinal}|[úu]nic[oa]|preliminar|general|especial)(?![\\p{L}\\d])[\\s.:\\-–—]*(.{0,160})$`,
  'iu',
);
const dispositions =
  /^disposici[óo]n(?:es)?\s+(?:transitorias?|final(?:es)?|derogatorias?|adicional(?:es)?|generales)(?:\s.{0,60})?$/iu;
const article = new RegExp(
  `^art(?:[íi]culo|\\.)\\s*(?:n[°º.]\\s*)?(\\d{1,4}(?:\\s*[°º])?(?:[\\s-]{0,2}(?:bis|ter|qu[áa]ter|quinquies|sexies))?|[úu]nico|${ordinal})(?:\\s+(transitori[oa]))?\\s*(?=$|[.:°º\\-–—(])[\\s.:°º\\-–—]*(.*)$`,
  'isu',
);
/** The same in a line that the file marks as a heading, without punctuation between number and title. */
const headedArticle = /^art(?:[íi]culo|\.)\s*(\d{1,4}(?:\s+(?:bis|ter|qu[áa]ter))?)\s+(\p{L}.{0,120})$/isu;

const levels: Record<string, number> = { libro: 1, parte: 1, titulo: 1, capitulo: 2, seccion: 3 };

/** Parses the beginning of a part; undefined for a line of text. */
export function beginningOf(
  line: string,
  isHeading = false,
): HeadingBeginning | ArticleBeginning | undefined {
  const found = article.exec(line) ?? undefined;
  if (found !== undefined) {
    const [, number = '', transitory, rest = ''] = found;
    const words = [number.replace(/\s*[°º]/, '').replace(/\s+/g, ' '), transitory].filter(Boolean);
    return { kind: 'article', number: words.join(' ').toLowerCase(), rest };
  }
  const headed = isHeading ? headedArticle.exec(line) : null;
  if (headed !== null) return { kind: 'article', number: headed[1] ?? '', rest: headed[2] ?? '' };
  const named = heading.exec(line);
  if (named !== null) {
    const [, kind = '', number = '', rest = ''] = named;
    const plain = kind.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const shown = /^[ivxlcdm]+$/i.test(number) ? number.toUpperCase() : number.toLowerCase();
    return { kind: 'heading', level: levels[plain] ?? 1, label: `${capital(kind)} ${shown}`, rest };
  }
  if (dispositions.test(line)) return { kind: 'heading', level: 1, label: '', rest: line };
  return undefined;
}

export const beginsPart = (line: string): boolean => beginningOf(line) !== undefined;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** A title in normal spelling: laws print theirs in capitals, with punctuation around it. */
export function titleOf(text: string): string {
  const bare = text.replace(/^[\s.:\-–—]+|[\s.:\-–—]+$/g, '');
  return bare === bare.toUpperCase() ? capital(bare) : bare;
}
