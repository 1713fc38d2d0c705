import { type Database, sql } from '../../platform/database/database.ts';
import { searchQuery, titleContains, withIndexScans } from '../../platform/database/text-search.ts';
import { visible } from './articles.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

export interface ArticleOrder {
  by: 'title' | 'category' | 'date';
  isAscending: boolean;
}

/** The wanted part of a list, in its order. */
export interface Page {
  ids: number[];
  /** The exact number of articles in the whole list. */
  total: number;
}

type Window = { limit: number; offset: number };

/**
 * The ids of the visible articles of a page, in order. A list is read in two steps, ids first and then cards, so that
 * even the last page of 100,000 is found in indexes alone.
 */
export async function findPage(
  db: Database,
  filter: ArticleFilter,
  order: ArticleOrder,
  window: Window,
): Promise<Page> {
  const [page, count] = await Promise.all([
    sql<{ id: number }>`select article.id from article ${places(order)} where ${visible(filter)}
      order by ${keys(order)} limit ${window.limit} offset ${window.offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from article where ${visible(filter)}`.execute(db),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 };
}

/** Like findPage, for the articles that `search` finds: words in any form and accent, or a part of the title. */
export function findPageOfFound(
  db: Database,
  filter: ArticleFilter,
  search: string,
  order: ArticleOrder,
  window: Window,
): Promise<Page> {
  const found = (how: ReturnType<typeof sql>) =>
    sql`select id, ${sql.ref(keyColumns[order.by])} from article where ${visible(filter)} and ${how}`;
  return withIndexScans(db, async (inside) => {
    const { rows } = await sql<Page>`
      with article_found as materialized (
        ${found(sql`search @@ ${searchQuery(search)}`)}
        union
        ${found(titleContains('folded_title', search))})
      select (select count(*) from article_found) as total,
        array(select article.id from article_found as article ${places(order)}
          order by ${keys(order)} limit ${window.limit} offset ${window.offset}) as ids`.execute(inside);
    return rows[0] ?? { ids: [], total: 0 };
  });
}

const keyColumns = { date: 'listed_at', title: 'folded_title', category: 'category_id' } as const;

/** Categories as numbers in the order of their names, so that names are not compared for each article. */
const places = ({ by }: ArticleOrder) =>
  by === 'category'
    ? sql`join (select id as category_id, row_number() over (order by fold(name), id) as place from category) named
        on named.category_id = article.category_id`
    : sql``;

function keys({ by, isAscending }: ArticleOrder) {
  const key = by === 'category' ? 'named.place' : `article.${keyColumns[by]}`;
  const way = sql.raw(isAscending ? 'asc' : 'desc');
  return sql`${sql.ref(key)} ${way}, article.id ${way}`;
}
