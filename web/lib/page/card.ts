import { imageUrl } from '../../../contract/content/images.ts';
import type { Query, Site } from '../../../contract/pages.ts';
import type { Card, CardPicture, Cover, PageScreen } from './screen.ts';

/** Parameters that identify a page. A search, a code or a return path does not. */
const naming = ['id', 'category', 'page'];

/** The canonical address of a page, without other parameters. */
function canonicalUrl({ path, params }: PageScreen<unknown>, query: Query, site: Site): string {
  const named = naming
    .filter((name) => params.includes(name) && /^[1-9]\d{0,9}$/.test(query[name] ?? ''))
    .filter((name) => name !== 'page' || query[name] !== '1')
    .map((name) => `${name}=${query[name]}`);
  return `${site.publicUrl}${path}${named.length === 0 ? '' : '?'}${named.join('&')}`;
}

/** The card of an indexed page. */
export function cardOf(screen: PageScreen<unknown>, data: unknown, query: Query, site: Site): Card {
  const title = screen.title(data, site);
  return {
    title,
    description: screen.description?.(data) ?? title,
    url: canonicalUrl(screen, query, site),
    picture: pictureOf(screen.cover?.(data), site),
    isCanonical: true,
  };
}

function pictureOf(cover: Cover | undefined, { publicUrl, settings }: Site): CardPicture {
  if (cover !== undefined && cover.file !== null)
    return { url: publicUrl + imageUrl(cover.folder, cover.file, 1280), text: cover.text };
  return settings.sharePicture === ''
    ? { url: `${publicUrl}/icon-512.png`, text: settings.name, size: [512, 512], isSquare: true }
    : { url: `${publicUrl}/portal/${settings.sharePicture}`, text: settings.name };
}
