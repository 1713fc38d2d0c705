import type { Database } from '../../platform/database.ts';

export function listVideos(db: Database, window: { limit: number; offset: number }) {
  return db
    .selectFrom('video')
    .select(['id', 'title', 'description', 'url'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
