import type { Database } from '../../platform/database.ts';

export function listLaws(db: Database, window: { limit: number; offset: number }) {
  return db
    .selectFrom('law')
    .select(['id', 'title', 'description', 'file', 'file_type as fileType', 'size_bytes as sizeBytes'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findLaw(db: Database, id: number) {
  return db
    .selectFrom('law')
    .select(['title', 'file', 'file_type as fileType'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
