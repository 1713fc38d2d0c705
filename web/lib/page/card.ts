import { pagePicturePath, pagePictureSize } from '../../../contract/content/images.ts';
import type { Query, Site } from '../../../contract/pages.ts';
import { graphOf } from './linked-data.ts';
import type { Card, CardPicture, PageScreen } from './screen.ts';

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

/** The words and the picture by which other sites show an indexed page. */
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
 * The picture that the server draws of the title and the cover (server/pages/page-picture.ts), at the address of the page
 * itself. A page without a cover of its own shows the picture that the institute chose, if it chose one.
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

/** The things of an indexed page as linked data; undefined = it says none. */
export function linkedDataOf(screen: PageScreen<unknown>, data: unknown, card: Card, site: Site) {
  const things = screen.linkedData?.(data, { ...card, site });
  return things === undefined ? undefined : graphOf(things);
}
