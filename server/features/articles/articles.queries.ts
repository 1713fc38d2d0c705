import { selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { type ArticleFilter, articleColumns } from './articles.rules.ts';

/**
 * The condition is written exactly like those of the partial indexes, so that lists and counts are read from the
 * indexes alone.
 */
export const visible = ({ years, isDraftShown, state, categoryId }: ArticleFilter) =>
  sql<boolean>`article.deleted_at is null
    ${isDraftShown ? sql`` : sql`and article.is_published`}
    ${years === null ? sql`` : sql`and article.years_range <= ${years}`}
    ${state === undefined ? sql`` : sql`and ${inState[state]}`}
    ${categoryId === undefined ? sql`` : sql`and article.category_id = ${categoryId}`}`;

const inState = {
  published: sql`article.is_published`,
  draft: sql`not article.is_published and article.publish_at is null`,
  scheduled: sql`article.publish_at is not null`,
};

const nameOfSaver = sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy');

const { html: _, ...cardColumns } = articleColumns;

const articlesWithCategory = (db: Database) =>
  db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select(selected('article', cardColumns))
    .select([
      'article.id',
      'article.version',
      'category.name as categoryName',
      'article.cover_image as coverImage',
      'article.detail_image as detailImage',
      'article.cover_alt as coverAlt',
      'article.detail_alt as detailAlt',
      'article.listed_at as listedAt',
      // enough of the text for a card: a list never loads whole articles
      sql<string>`left(article.content_text, 200)`.as('excerpt'),
    ]);

/** The cards of some articles, unordered. */
export function findCards(db: Database, ids: number[]) {
  return articlesWithCategory(db).where(sql<boolean>`article.id = any(${ids}::int[])`).execute();
}

export function findArticle(db: Database, id: number, filter: ArticleFilter) {
  return articlesWithCategory(db)
    .leftJoin('account', 'account.id', 'article.updated_by')
    .select([
      'article.content_html as html',
      'article.content_text as contentText',
      'article.updated_at as savedAt',
      nameOfSaver,
    ])
    .where('article.id', '=', id)
    .where(visible(filter))
    .executeTakeFirst();
}

/** The nearest visible article before (older) or after (newer) a date and id. */
export function findNeighbour(
  db: Database,
  from: { listedAt: Date; id: number },
  direction: 'older' | 'newer',
  filter: ArticleFilter,
) {
  const isOlder = direction === 'older';
  return db
    .selectFrom('article')
    .select(['id', 'title'])
    .where(visible(filter))
    .where(sql<boolean>`(listed_at, id) ${sql.raw(isOlder ? '<' : '>')} (${from.listedAt}, ${from.id})`)
    .orderBy('listed_at', isOlder ? 'desc' : 'asc')
    .orderBy('id', isOlder ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}

/** The ages that published articles ask for. */
export async function findReadingAges(db: Database): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('article')
    .select('years_range as years')
    .distinct()
    .where(visible({ years: null, isDraftShown: false }))
    .execute();
  return rows.map(({ years }) => years);
}
