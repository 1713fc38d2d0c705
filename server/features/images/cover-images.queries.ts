import { type Database, sql } from '../../platform/database/database.ts';

/** Tables whose rows have a cover and a detail image, each with an alternative text. */
export type OwnerTable = 'article' | 'course';

export type ImagePlace = 'cover' | 'detail';

export interface OwnerRow {
  id: number;
  title: string;
  coverImage: string | null;
  detailImage: string | null;
  coverAlt: string;
  detailAlt: string;
}

export async function findOwner(db: Database, table: OwnerTable, id: number): Promise<OwnerRow | undefined> {
  const { rows } = await sql<OwnerRow>`
    select id, title, cover_image as "coverImage", detail_image as "detailImage",
      cover_alt as "coverAlt", detail_alt as "detailAlt"
    from ${sql.table(table)} where id = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** Sets the given fields of an image; returns whether its owner exists. */
export async function updateImage(
  db: Database,
  table: OwnerTable,
  id: number,
  place: ImagePlace,
  values: { image?: string | null; alt?: string },
): Promise<boolean> {
  const changes = Object.entries(values).map(
    ([column, value]) => sql`${sql.ref(`${place}_${column}`)} = ${value}`,
  );
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}
    where id = ${id} and deleted_at is null returning id`.execute(db);
  return rows.length > 0;
}
