/** Crockford's base 32: no I, L, O or U, so that a code can be read aloud and typed. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code has three groups; codes from before November 2026 have two. */
const groups = `(?:[${codeAlphabet}]{4}){2,3}`;
const printed = new RegExp(`AP(?:-[${codeAlphabet}]{4}){2,3}(?![${codeAlphabet}-])`);

const everyPrinted = new RegExp(`AP(?:-[${codeAlphabet}]{4}){2,3}`, 'g');

/** Letters often misread for another (Crockford). */
const mistaken: Record<string, string> = { O: '0', I: '1', L: '1', U: 'V' };

/** A typed code in its canonical form; undefined if it cannot be one. */
export function readCode(typed: string): string | undefined {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s–—-]/g, '');
  const plain = letters.replace(/^AP(?=(?:.{8}|.{12})$)/, '');
  const characters = plain.replace(/[OILU]/g, (letter) => mistaken[letter] ?? letter);
  if (!new RegExp(`^${groups}$`).test(characters)) return undefined;
  return `AP-${characters.replace(/(.{4})(?=.)/g, '$1-')}`;
}

/** Removes certificate codes from a text, because a code reveals the name on the certificate. */
export const withoutCodes = (text: string): string =>
  text.includes('AP-') ? text.replace(everyPrinted, 'AP-…') : text;

/** The first code in a text; undefined if there is none. */
export const codeIn = (text: string): string | undefined => printed.exec(text)?.[0];
