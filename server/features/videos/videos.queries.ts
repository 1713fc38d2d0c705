import { type Database, sql } from '../../platform/database/database.ts';
import { matchesSearch } from '../../platform/database/text-search.ts';

const shown = (db: Database, search: string | undefined) => {
  const living = db.selectFrom('video').where('deleted_at', 'is', null);
  return search === undefined ? living : living.where(matchesSearch('video', search));
};

export function listVideos(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return shown(db, search)
    .select(['id', 'title', 'description', 'url', 'version'])
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

export interface VideoValues {
  title?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
}

export function insertVideo(
  db: Database,
  values: { title: string; description: string; url: string },
  position: number,
) {
  return db
    .insertInto('video')
    .values({ ...values, position })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function updateVideo(db: Database, id: number, values: VideoValues) {
  return db
    .updateTable('video')
    .set({
      title: values.title ?? sql.ref('title'),
      description: values.description ?? sql.ref('description'),
      url: values.url ?? sql.ref('url'),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}
