import { type FeedKind, feedPaths, feedTitles } from '../../../contract/feeds/feeds.ts';
import { escapeXml, truncate } from '../../../contract/text/text.ts';
import { inOneLine } from '../../../contract/text/visible-text.ts';
import type { Context } from '../../context/context.ts';
import { type FeedRow, listNewArticles, listNewLaws } from './feeds.queries.ts';

const entriesAtMost = 40;
const summaryCharacters = 300;

/** Makes a feed of what is new (RFC 4287): articles, or laws and regulations. */
export async function makeFeed(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  kind: FeedKind,
  publicUrl: string,
): Promise<string> {
  const { name, institute } = settings.current;
  const entries =
    kind === 'articles'
      ? (await listNewArticles(db, entriesAtMost)).map((row) => ({
          ...row,
          path: `/leerarticulo?id=${row.id}`,
        }))
      : (await listNewLaws(db, entriesAtMost)).map((row) => ({
          ...row,
          path: row.hasText ? `/ley?id=${row.id}` : `/leerleyreglamento?id=${row.id}`,
        }));
  const address = publicUrl + feedPaths[kind];
  // Atom requires a date even of an empty feed
  const updated = new Date(Math.max(0, ...entries.map(({ savedAt }) => savedAt.getTime())));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es">
<id>${escapeXml(address)}</id>
<title>${escapeXml(`${feedTitles[kind]} de ${name}`)}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeXml(institute)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(`${publicUrl}/${kind === 'articles' ? 'articulos' : 'leerleyreglamento'}`)}"/>
${entries.map((row) => entryOf(row, publicUrl + row.path)).join('\n')}
</feed>
`;
}

function entryOf({ title, text, publishedAt, savedAt, category }: FeedRow, address: string): string {
  const published = publishedAt === null ? '' : `<published>${publishedAt.toISOString()}</published>\n`;
  const subject = category === '' ? '' : `<category term="${escapeXml(category)}"/>\n`;
  const summary = truncate(inOneLine(text), summaryCharacters);
  return `<entry>
<id>${escapeXml(address)}</id>
<title>${escapeXml(title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
${published}<updated>${savedAt.toISOString()}</updated>
${subject}<summary>${escapeXml(summary)}</summary>
</entry>`;
}
