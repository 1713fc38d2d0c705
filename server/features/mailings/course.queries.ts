import type { Database } from '../../platform/database/database.ts';

export function findCourseOfLetter(db: Database, id: number) {
  return db
    .selectFrom('course')
    .select(['id', 'title', 'opens_at as opensAt', 'closes_at as closesAt'])
    .select(['exam_opens_at as examOpensAt', 'exam_closes_at as examClosesAt'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
