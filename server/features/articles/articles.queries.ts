import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../database/schema.ts';
import { type Database, sql } from '../../platform/database.ts';
import { isFound } from '../../platform/text-search.ts';

export interface ArticleFilter {
  /** Years of the reader, null = whoever reads is not asked (decisions §4). */
  years: number | null;
  isDraftShown: boolean;
  search?: string | undefined;
}

type Articles = ExpressionBuilder<DB, 'article' | 'category'>;

const cardColumns = [
  'article.id',
  'article.title',
  'article.category_id as categoryId',
  'category.name as categoryName',
  'article.is_published as isPublished',
  'article.years_range as yearsRange',
  'article.cover_image as coverImage',
  'article.detail_image as detailImage',
  'article.created_at as createdAt',
] as const;

/** Enough of the text for a card: a list never carries whole articles. */
const excerpt = sql<string>`left(article.content_text, 200)`.as('excerpt');

function visible({ and, eb }: Articles, filter: ArticleFilter) {
  return and([
    eb('article.deleted_at', 'is', null),
    ...(filter.isDraftShown ? [] : [eb('article.is_published', '=', true)]),
    ...(filter.years === null ? [] : [eb('article.years_range', '<=', filter.years)]),
    ...(filter.search === undefined ? [] : [isFound('article', filter.search)]),
  ]);
}

export function listArticles(db: Database, filter: ArticleFilter, window: { limit: number; offset: number }) {
  return db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select([...cardColumns, excerpt])
    .where((eb) => visible(eb, filter))
    .orderBy('article.created_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countArticles(db: Database, filter: ArticleFilter): Promise<number> {
  const row = await db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => visible(eb, filter))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findArticle(db: Database, id: number, filter: ArticleFilter) {
  return db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select([
      ...cardColumns,
      excerpt,
      'article.content_html as contentHtml',
      'article.content_text as contentText',
      'article.version',
    ])
    .where('article.id', '=', id)
    .where((eb) => visible(eb, filter))
    .executeTakeFirst();
}

/** The nearest visible article before (older) or after (newer) an instant and id. */
export function findNeighbour(
  db: Database,
  from: { createdAt: Date; id: number },
  direction: 'older' | 'newer',
  filter: ArticleFilter,
) {
  const isOlder = direction === 'older';
  return db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select(['article.id', 'article.title'])
    .where((eb) => visible(eb, filter))
    .where(
      sql<boolean>`(article.created_at, article.id) ${sql.raw(isOlder ? '<' : '>')} (${from.createdAt}, ${from.id})`,
    )
    .orderBy('article.created_at', isOlder ? 'desc' : 'asc')
    .orderBy('article.id', isOlder ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
}

export interface ArticleValues {
  title?: string;
  content_html?: string;
  content_text?: string;
  category_id?: number;
  is_published?: boolean;
  years_range?: number;
}

export function insertArticle(db: Database, values: Required<ArticleValues>, now: Date) {
  return db
    .insertInto('article')
    .values({ ...values, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function lockArticle(db: Database, id: number) {
  return db
    .selectFrom('article')
    .select(['version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function updateArticle(db: Database, id: number, values: ArticleValues, version: number, now: Date) {
  return db
    .updateTable('article')
    .set({ ...values, version, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export function trashArticle(db: Database, id: number, now: Date) {
  return db
    .updateTable('article')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}
