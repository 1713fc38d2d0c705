import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

const columns = [
  'id',
  'file',
  'alt',
  'width',
  'height',
  'size_bytes as sizeBytes',
  'created_at as createdAt',
] as const;

const living = (db: Database, search: string | undefined) =>
  db
    .selectFrom('media')
    .where('deleted_at', 'is', null)
    .$if(search !== undefined, (all) => all.where(partsMatch(sql`search_part(alt)`, search ?? '')));

export function listMedia(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return living(db, search)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countMedia(db: Database, search: string | undefined): Promise<number> {
  const { count } = await living(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface MediaValues {
  file: string;
  alt: string;
  file_name: string;
  width: number;
  height: number;
  size_bytes: number;
  created_at: Date;
  created_by: number | null;
}

export function insertMedia(db: Database, values: MediaValues) {
  return db.insertInto('media').values(values).returning(columns).executeTakeFirstOrThrow();
}

/** Finds the files that the picker already shows. */
export async function filesShown(db: Database, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const rows = await db
    .selectFrom('media')
    .select('file')
    .where('deleted_at', 'is', null)
    .where('file', 'in', files)
    .execute();
  return new Set(rows.map(({ file }) => file));
}

/** Sets the alternative text, absent = unchanged, and returns the one before; undefined for an unknown picture. */
export async function updateMedia(
  db: Database,
  id: number,
  alt: string | undefined,
): Promise<{ alt: string } | undefined> {
  const { rows } = await sql<{ alt: string }>`
    update media set alt = coalesce(${alt ?? null}::text, media.alt)
    from (select id, alt from media where id = ${id} and deleted_at is null for update) stored
    where media.id = stored.id returning stored.alt`.execute(db);
  return rows[0];
}
