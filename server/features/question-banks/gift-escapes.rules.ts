/**
 * The parser's grammar is stricter than Moodle's and ignores white space. So literal characters are replaced by a
 * private character and their code before parsing, and restored in the result.
 */
const cover = '\ue000';
const covered = (sign: string) => `${cover}${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
const coverAll = (text: string, signs: RegExp) =>
  text.replace(signs, (run) => [...run].map(covered).join(''));

export const decodeEscapes = (text: string): string =>
  text.replace(/\ue000([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const coverEscapes = (text: string) =>
  text.replace(/\\([\\~=#{}:n])|\ue000/g, (_, escaped?: string) =>
    covered(escaped === undefined ? cover : escaped === 'n' ? '\n' : escaped),
  );

/** Replaces runs of spaces inside a text; next to a GIFT sign they mean nothing. */
const coverRuns = (text: string) => coverAll(text, /(?<=[^\s=~#{}])[^\S\n]{2,}(?=[^\s=~#{}])/g);

/** Matches answers between the braces of a question; the braces of a formula hold something else. */
const looksLikeAnswers = /^\s*(?:$|[=~#]|(?:T|F|TRUE|FALSE)\b)/i;

export type PreparedBlock =
  | { source: string; title: string; stem: string }
  | { subject: string; problem: string };

/** A block prepared for the parser, without its title. */
export function preparedBlock(text: string): PreparedBlock {
  const safe = coverEscapes(text.trim());
  const titled = /^::([\s\S]*?)::/.exec(safe);
  const title = decodeEscapes(titled?.[1] ?? '').trim();
  const rest = safe.slice(titled?.[0].length ?? 0).trim();
  const open = rest.indexOf('{');
  const stem = open === -1 ? rest : rest.slice(0, open);
  const refuse = (problem: string) => ({ subject: decodeEscapes(stem || title || rest), problem });
  if (open === -1) return refuse('Es un texto sin respuestas entre llaves { }.');
  const close = rest.indexOf('}', open);
  if (close === -1) return refuse('Le falta la llave «}» que cierra las respuestas.');
  const body = rest.slice(open + 1, close);
  const tail = rest.slice(close + 1);
  if (body.includes('{') || (tail.includes('{') && !looksLikeAnswers.test(body)))
    return refuse('Tiene llaves que no encierran respuestas, como las de una fórmula: escribe \\{ y \\}.');
  if (tail.includes('{'))
    return refuse('Tiene dos grupos de respuestas: deja una línea en blanco entre pregunta y pregunta.');
  const words = (part: string) => coverRuns(coverAll(part, /[~=#:}]/g));
  const source = `::-::${words(stem)}{${answersOf(body)}}${words(tail)}\n\n`;
  return { source, title, stem };
}

/** Spanish words for true and false; the grammar knows T, F, TRUE and FALSE. */
const spanishTruth = /^\s*(V|VERDADERO|VERDADERA|FALSO|FALSA)\s*$/i;

function answersOf(body: string): string {
  const [, truth] = spanishTruth.exec(body) ?? [];
  if (truth !== undefined) return /^V/i.test(truth) ? 'TRUE' : 'FALSE';
  if (/^\s*#(?!###)/.test(body)) return body; // in numbers, ':' and '..' have a meaning
  const plain = coverAll(body, /:/g);
  const choices = plain.includes('~') ? plain.replace(/->/g, coverAll('->', /[->]/g)) : plain;
  const isWeight = String.raw`-?\d{1,3}(?:[.,]\d*)?%`;
  return coverRuns(choices.replace(new RegExp(`([=~]\\s*)%(?!${isWeight})`, 'g'), `$1${covered('%')}`));
}
