import { escapeXml } from '../../../contract/text/text.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CacheTags } from '../content/cache-tags.ts';

import { type ListedNoun, listedNouns, listPart, listParts, listSavedPages } from './sitemap.queries.ts';

/** A change of these makes sitemaps and feeds stale. */
export const sitemapTags: CacheTags = new Set([
  'article',
  'category',
  'course',
  'pension_item',
  'route',
  'subject',
  'law',
  'law_text',
  'video',
  'term',
  'parameter',
]);

/** The screen of a noun's rows, and the screen that lists them. */
const screensOf: Record<ListedNoun, { row: string; list: string }> = {
  articulos: { row: '/leerarticulo', list: '/articulos' },
  cursos: { row: '/leercurso', list: '/vercursos' },
  partes: { row: '/lsistemapension', list: '/lsistemapension' },
  temas: { row: '/tema', list: '/temas' },
  rutas: { row: '/ruta', list: '/ruta' },
  videos: { row: '/vervideo', list: '/vervideo' },
  leyes: { row: '/ley', list: '/leerleyreglamento' },
};

interface Place {
  publicUrl: string;
  /** The indexed screens that no row has to be named for. */
  paths: readonly string[];
}

const fileOf = (noun: string, part = 0) => `/sitemap-${noun}${part === 0 ? '' : `-${part + 1}`}.xml`;

/** Makes /sitemap.xml (sitemaps.org): the files that list what visitors may read, with the newest change in each. */
export async function makeSitemapIndex(db: Database, publicUrl: string): Promise<string> {
  const files = [{ path: fileOf('paginas'), savedAt: null as Date | null }];
  for (const noun of listedNouns)
    for (const [part, { savedAt }] of (await listParts(db, noun)).entries())
      files.push({ path: fileOf(noun, part), savedAt });
  return document(
    'sitemapindex',
    files.map(({ path, savedAt }) => entry('sitemap', publicUrl + path, savedAt)),
  );
}

/** Makes the file of a path; undefined if the index names no such file. */
export async function makeSitemapFile(
  db: Database,
  path: string,
  { publicUrl, paths }: Place,
): Promise<string | undefined> {
  if (path === fileOf('paginas')) {
    const days = new Map(await listSavedPages(db));
    for (const noun of listedNouns) days.set(screensOf[noun].list, newest(await listParts(db, noun)));
    const urls = paths.map((each) => entry('url', publicUrl + each, days.get(each) ?? null));
    return document('urlset', urls);
  }
  const [, name = '', number = '1'] = /^\/sitemap-([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(path) ?? [];
  const noun = listedNouns.find((each) => each === name);
  const part = Number(number) - 1;
  if (noun === undefined || fileOf(noun, part) !== path) return undefined;
  const rows = await listPart(db, noun, part);
  if (rows.length === 0) return undefined;
  const urls = rows.map(({ id, savedAt }) =>
    entry('url', `${publicUrl}${screensOf[noun].row}?id=${id}`, savedAt),
  );
  return document('urlset', urls);
}

const newest = (parts: readonly { savedAt: Date | null }[]): Date | null =>
  parts.reduce<Date | null>(
    (latest, { savedAt }) => (savedAt !== null && (latest === null || savedAt > latest) ? savedAt : latest),
    null,
  );

const document = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;

function entry(name: 'url' | 'sitemap', address: string, savedAt: Date | null): string {
  const saved = savedAt === null ? '' : `<lastmod>${savedAt.toISOString()}</lastmod>`;
  return `<${name}><loc>${escapeXml(address)}</loc>${saved}</${name}>`;
}
