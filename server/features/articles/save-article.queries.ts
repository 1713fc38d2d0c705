import { type Database, sql } from '../../platform/database/database.ts';
import type { Saving } from '../versions/parts.rules.ts';

export function trashArticle(db: Database, id: number, { savedAt, savedBy }: Saving) {
  return db
    .updateTable('article')
    .set({ deleted_at: savedAt, deleted_by: savedBy })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('is_published as isPublished')
    .executeTakeFirst();
}

/**
 * Publishes scheduled articles whose time has come; returns their number. Of two concurrent runs the second waits and
 * finds nothing due.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const published = await db
    .updateTable('article')
    .set({
      is_published: true,
      publish_at: null,
      published_at: sql<Date>`coalesce(published_at, ${now})`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('article')
        .select('id')
        .where('publish_at', '<=', now)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return published.length;
}
