import { type Database, sql } from '../../platform/database/database.ts';
import {
  searchQuery,
  titleContains,
  withIndexScans,
  withoutSorting,
} from '../../platform/database/text-search.ts';
import { visible } from './articles.queries.ts';
import type { ArticleFilter } from './articles.rules.ts';

export interface ArticleOrder {
  by: 'title' | 'category' | 'date';
  isAscending: boolean;
}

export interface Page {
  ids: number[];
  /** The exact number of articles on all pages. */
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
  const [ids, count] = await Promise.all([
    findIds(db, filter, order, window),
    sql<{ total: number }>`select count(*) as total from article where ${visible(filter)}`.execute(db),
  ]);
  return { ids, total: count.rows[0]?.total ?? 0 };
}

/** The ids of a page without the number of all; `found` = a further condition. */
export async function findIds(
  db: Database,
  filter: ArticleFilter,
  order: ArticleOrder,
  window: Window,
  found = sql``,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select article.id from article ${places(order)}
    where ${visible(filter)} ${found}
    order by ${keys(order)} limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows.map(({ id }) => id);
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

/** From this many matches on, reading the articles in their order finds a page sooner than the index of words … */
const commonFrom = 2000;
/** … unless the page begins later than this. */
const walkedAtMost = 200;

export const isSoonFound = (order: ArticleOrder, { limit, offset }: Window, total: number): boolean =>
  order.by !== 'category' && total >= commonFrom && limit + offset <= walkedAtMost;

/** The ids of an early page of a search that nearly every article matches. */
export function findIdsOfCommon(
  db: Database,
  filter: ArticleFilter,
  search: string,
  order: ArticleOrder,
  window: Window,
): Promise<number[]> {
  const found = sql`and (search @@ ${searchQuery(search)} or ${titleContains('folded_title', search)})`;
  return withoutSorting(db, (inside) => findIds(inside, filter, order, window, found));
}

const keyColumns = { date: 'listed_at', title: 'folded_title', category: 'category_id' } as const;

/** Numbers the categories by name, so that no names are compared for each article. */
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
