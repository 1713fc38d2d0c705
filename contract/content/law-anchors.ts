import { folded } from './folded.ts';

/** The permanent anchor of a law's article, from its number: '12 bis' → 'art-12-bis' (spec 6.16). */
export const anchorOf = (number: string): string =>
  `art-${folded(number)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The page of a law's text; `day` = the text of another day than today. */
export const lawHref = (id: number, { anchor, day }: { anchor?: string; day?: string } = {}): string =>
  `/ley?id=${id}${day === undefined ? '' : `&al=${day}`}${anchor === undefined ? '' : `#${anchor}`}`;
