import type { Database } from '../../platform/database.ts';

export function listSlides(db: Database) {
  return db
    .selectFrom('slide')
    .select(['id', 'image', 'alt', 'link'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
}
