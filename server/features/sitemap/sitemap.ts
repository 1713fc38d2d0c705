import { escapeXml } from '../../../contract/content/text.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PageTags } from '../content/page-tags.ts';
import { type FoundRow, listArticlesForAll, listOpenCourses, listPensionParts } from './sitemap.queries.ts';

/** Search engines read no more addresses from one file. */
const addressesAtMost = 50_000;

/** A change of these makes the file stale. */
export const sitemapTags: PageTags = new Set(['article', 'course', 'pension_item']);

/** Makes sitemap.xml (sitemaps.org) of what visitors may read. `paths`: screens without rows. */
export async function makeSitemap(
  db: Database,
  { publicUrl, paths }: { publicUrl: string; paths: readonly string[] },
): Promise<string> {
  const [parts, courses, articles] = [
    await listPensionParts(db, addressesAtMost),
    await listOpenCourses(db, addressesAtMost),
    await listArticlesForAll(db, addressesAtMost),
  ];
  const rowsAt = (path: string, rows: FoundRow[]) =>
    rows.map(({ id, savedAt }) => entry(`${publicUrl}${path}?id=${id}`, savedAt));
  const entries = [
    ...paths.map((path) => entry(publicUrl + path, null)),
    ...rowsAt('/lsistemapension', parts),
    ...rowsAt('/leercurso', courses),
    ...rowsAt('/leerarticulo', articles),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.slice(0, addressesAtMost).join('\n')}
</urlset>
`;
}

function entry(address: string, savedAt: Date | null): string {
  const saved = savedAt === null ? '' : `<lastmod>${savedAt.toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${saved}</url>`;
}
