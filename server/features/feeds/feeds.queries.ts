import { recommendedAge } from '../../../contract/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/database.ts';

export interface FeedRow {
  id: number;
  title: string;
  text: string;
  publishedAt: Date | null;
  savedAt: Date;
  /** The subject; '' = none. */
  category: string;
}

/** The newest articles for visitors of any age, with the beginning of each text. */
export const listNewArticles = (db: Database, most: number): Promise<FeedRow[]> =>
  db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select([
      'article.id',
      'article.title',
      sql<string>`left(article.content_text, 400)`.as('text'),
      'article.listed_at as publishedAt',
      'article.updated_at as savedAt',
      'category.name as category',
    ])
    .where('article.deleted_at', 'is', null)
    .where('article.is_published', '=', true)
    .where('article.years_range', '<=', recommendedAge.min)
    .orderBy('article.listed_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(most)
    .execute();

/** The most recently saved laws, file or text; laws without a known date are left out. */
export async function listNewLaws(db: Database, most: number): Promise<(FeedRow & { hasText: boolean })[]> {
  const { rows } = await sql<FeedRow & { hasText: boolean }>`
    select l.id, coalesce(t.title, l.title) as title, l.description as text, t.created_at as "publishedAt",
      greatest(l.updated_at, t.updated_at) as "savedAt", coalesce(t.number, '') as category, t.id is not null as "hasText"
    from law l left join law_text t on t.id = l.id and t.is_published and t.deleted_at is null
    where l.deleted_at is null and greatest(l.updated_at, t.updated_at) is not null
    order by "savedAt" desc, l.id desc limit ${most}`.execute(db);
  return rows;
}
