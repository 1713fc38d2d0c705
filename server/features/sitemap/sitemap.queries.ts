import { recommendedAge } from '../../../contract/constants.ts';
import type { Database } from '../../platform/database/database.ts';

export interface FoundRow {
  id: number;
  savedAt: Date | null;
}

/** Lists the newest articles for visitors of any age. */
export function listArticlesForAll(db: Database, limit: number): Promise<FoundRow[]> {
  return db
    .selectFrom('article')
    .select(['id', 'updated_at as savedAt'])
    .where('deleted_at', 'is', null)
    .where('is_published', '=', true)
    .where('years_range', '<=', recommendedAge.min)
    .orderBy('listed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Lists the newest courses open to enrolment. */
export function listOpenCourses(db: Database, limit: number): Promise<FoundRow[]> {
  return db
    .selectFrom('course')
    .select(['id', 'updated_at as savedAt'])
    .where('deleted_at', 'is', null)
    .where('archived_at', 'is', null)
    .where('is_published', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function listPensionParts(db: Database, limit: number): Promise<FoundRow[]> {
  return db
    .selectFrom('pension_item')
    .select(['id', 'updated_at as savedAt'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
