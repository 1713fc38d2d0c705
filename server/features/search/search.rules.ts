import { anchorOf } from '../../../contract/laws/anchors.ts';
import { significantWords } from '../../../contract/search/search-terms.ts';
import { folded } from '../../../contract/text/folded.ts';

/** The code of a certificate, whose letters are no words that something may be like. */
export const isCertificateCode = (search: string): boolean =>
  /^[A-Z]{2}(?:-[\dA-Z]{4}){3}$/i.test(search.trim());

/** The words of a text, without accents and signs. */
const bare = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** An article of a law as people cite it, and the words of the law: 'art. 12 bis de la ley 214'. */
export interface Cited {
  anchor: string;
  law: string[];
}

export function citedIn(search: string): Cited | undefined {
  const words = bare(search);
  const [all, number] = /(?:^| )art(?:iculo)? (\d+(?: (?:bis|ter|quater))?)(?= |$)/.exec(words) ?? [];
  if (all === undefined || number === undefined) return undefined;
  return { anchor: anchorOf(number), law: significantWords(words.replace(all, '')) };
}
