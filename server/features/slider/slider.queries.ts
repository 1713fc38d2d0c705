import { type Database, sql } from '../../platform/database/database.ts';

const columns = ['id', 'image', 'alt', 'link', 'file_name as name', 'version'] as const;

export function listSlides(db: Database) {
  return db
    .selectFrom('slide')
    .select(columns)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
}

export function findSlide(db: Database, id: number) {
  return db
    .selectFrom('slide')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function insertSlide(
  db: Database,
  values: { image: string; file_name: string; alt: string; link: string },
  position: number,
) {
  return db
    .insertInto('slide')
    .values({ ...values, position })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export interface SlideValues {
  image?: string | undefined;
  file_name?: string | undefined;
  alt?: string | undefined;
  link?: string | undefined;
}

export function updateSlide(db: Database, id: number, values: SlideValues) {
  return db
    .updateTable('slide')
    .set({
      image: values.image ?? sql.ref('image'),
      file_name: values.file_name ?? sql.ref('file_name'),
      alt: values.alt ?? sql.ref('alt'),
      link: values.link ?? sql.ref('link'),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** The slides with this picture, or the one with this id if it has it: two at most, which is enough to see that it is not one. */
export function findSlidesShowing(db: Database, image: string, id: number | undefined) {
  return db
    .selectFrom('slide')
    .select('id')
    .where('image', '=', image)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (shown) => shown.where('id', '=', id ?? 0))
    .limit(2)
    .execute();
}
