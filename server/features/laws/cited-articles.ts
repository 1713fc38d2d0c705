import { articleName, lawHref } from '../../../contract/laws/anchors.ts';
import type { CitedArticle } from '../../../contract/questions/fields.ts';
import type { Context } from '../../context/context.ts';
import { calendarDate } from '../../platform/calendar.ts';
import { listWordingsOn } from './laws-text.queries.ts';

const articleLink = /^\/ley\?id=(\d+)#(art-[a-z0-9-]+)$/;

/** The articles at these addresses as they are named today: 'Ley 214, artículo 8: Aportes atrasados'; none that is gone. */
export async function citedArticles(
  { db, clock, config }: Context,
  links: readonly string[],
): Promise<Map<string, CitedArticle>> {
  const asked = [...new Set(links)].flatMap((link) => {
    const [, id, anchor = ''] = articleLink.exec(link) ?? [];
    return id === undefined ? [] : [{ id: Number(id), anchor }];
  });
  if (asked.length === 0) return new Map();
  const found = await listWordingsOn(db, asked, calendarDate(clock.now(), config.timeZone));
  return new Map(
    found.map(({ lawId, anchor, law, number, title }) => {
      const name = articleName(number);
      const label = `${law}, ${name.charAt(0).toLowerCase()}${name.slice(1)}${title === '' ? '' : `: ${title}`}`;
      const href = lawHref(lawId, { anchor });
      return [href, { label, href }];
    }),
  );
}
