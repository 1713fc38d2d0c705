import { folded } from '../text/folded.ts';

/** The permanent anchor of a law's article, from its number: '12 bis' → 'art-12-bis' (spec 6.16). */
export const anchorOf = (number: string): string =>
  `art-${folded(number)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** The name of an article by its number: 'Artículo 12', 'Disposición transitoria primera'. */
export const articleName = (number: string): string =>
  `${/^(?:transitoria|final|derogatoria|abrogatoria|adicional|complementaria)\b/i.test(number) ? 'Disposición' : 'Artículo'} ${number}`;

/** True for the address of a law's article, as it stands today. */
export const isArticleHref = (address: string): boolean =>
  /^\/ley\?id=[1-9]\d{0,8}#art-[a-z0-9-]{1,60}$/.test(address);

/** The page of a law's text; `day` = the text of another day than today. */
export const lawHref = (id: number, { anchor, day }: { anchor?: string; day?: string } = {}): string =>
  `/ley?id=${id}${day === undefined ? '' : `&al=${day}`}${anchor === undefined ? '' : `#${anchor}`}`;
