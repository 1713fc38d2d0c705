import { pagePicturePath, pagePictureSize } from '../../../contract/images/images.ts';
import type { Query, Site } from '../../../contract/pages.ts';
import type { CardPicture } from './linked-data.ts';
import { graphOf } from './linked-data.ts';
import type { Card, PageScreen } from './screen.ts';

/** Parameters that identify a page. A search, a code or a return path does not. */
const naming = ['id', 'category', 'page'];

/** The canonical address of a page, without other parameters. */
function canonicalUrl(
  { path, params, identity }: PageScreen<unknown>,
  data: unknown,
  query: Query,
  site: Site,
): string {
  const own = { ...query, ...identity?.(data) };
  const named = naming
    .filter((name) => params.includes(name) && /^[1-9]\d{0,9}$/.test(own[name] ?? ''))
    .filter((name) => name !== 'page' || own[name] !== '1')
    .map((name) => `${name}=${own[name]}`);
  return `${site.publicUrl}${path}${named.length === 0 ? '' : '?'}${named.join('&')}`;
}

/** The text and picture with which other sites show an indexed page. */
export function cardOf(screen: PageScreen<unknown>, data: unknown, query: Query, site: Site): Card {
  const title = screen.title(data, site);
  const url = canonicalUrl(screen, data, query, site);
  return {
    title,
    description: screen.description?.(data) ?? title,
    url,
    picture: pictureOf(screen, title, url, site),
    isCanonical: true,
  };
}

/**
 * The picture that the server draws from title and cover (server/pages/page-picture.ts), by the page's own address. A
 * page without a cover shows the institute's picture, if there is one.
 */
function pictureOf(
  { path, cover }: PageScreen<unknown>,
  title: string,
  url: string,
  site: Site,
): CardPicture {
  const { publicUrl, settings } = site;
  if (cover === undefined && settings.sharePicture !== '')
    return { url: `${publicUrl}/portal/${settings.sharePicture}`, text: settings.name };
  const parameters = url.slice(publicUrl.length + path.length);
  return { url: publicUrl + pagePicturePath(path) + parameters, text: title, size: pagePictureSize };
}

/** The linked data of an indexed page; undefined without any. */
export function linkedDataOf(screen: PageScreen<unknown>, data: unknown, card: Card, site: Site) {
  const things = screen.linkedData?.(data, { ...card, site });
  return things === undefined ? undefined : graphOf(things);
}
