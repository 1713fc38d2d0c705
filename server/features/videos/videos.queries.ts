import type { Database } from '../../platform/database.ts';
import { isFound } from '../../platform/text-search.ts';

const shown = (db: Database, search: string | undefined) => {
  const kept = db.selectFrom('video').where('deleted_at', 'is', null);
  return search === undefined ? kept : kept.where(isFound('video', search));
};

export function listVideos(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, search)
    .select(['id', 'title', 'description', 'url'])
    .orderBy('position')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countVideos(db: Database, search: string | undefined): Promise<number> {
  const { count } = await shown(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
