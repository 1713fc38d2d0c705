import type { Database } from '../../platform/database/database.ts';

/** All videos, to be narrowed to a list. */
export const videos = (db: Database) =>
  db
    .selectFrom('video')
    .select(['id', 'title', 'description', 'url', 'seconds', 'version', 'created_at as addedAt']);
