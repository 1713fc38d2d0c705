import type { Database } from '../../platform/database/database.ts';

export const slides = (db: Database) =>
  db.selectFrom('slide').select(['id', 'image', 'alt', 'link', 'file_name as name', 'version']);

export const findSlide = (db: Database, id: number) =>
  slides(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/** The newest slide with this picture; with an id only that one. */
export function findNewestShowing(db: Database, image: string, id: number | undefined) {
  return db
    .selectFrom('slide')
    .select('id')
    .where('image', '=', image)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (shown) => shown.where('id', '=', id ?? 0))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
