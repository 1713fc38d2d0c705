import { recommendedAge } from '../../../contract/constants.ts';
import { type Database, sql } from '../../platform/database/database.ts';

/** The most addresses that search engines read from a file. */
const addressesAtMost = 50_000;

/** The nouns whose rows have pages of their own, as visitors of any age may read them: ids, and when each was saved. */
const rowsOf = {
  articulos: sql`select id, updated_at as saved from article
    where deleted_at is null and is_published and years_range <= ${sql.lit(recommendedAge.min)}`,
  cursos: sql`select id, updated_at as saved from course
    where deleted_at is null and archived_at is null and is_published`,
  partes: sql`select id, updated_at as saved from pension_item where deleted_at is null`,
  temas: sql`select id, updated_at as saved from subject where deleted_at is null`,
  rutas: sql`select id, updated_at as saved from route where deleted_at is null`,
  videos: sql`select id, null::timestamptz as saved from video where deleted_at is null`,
  leyes: sql`select t.id, t.updated_at as saved from law_text t join law l on l.id = t.id
    where t.deleted_at is null and l.deleted_at is null and t.is_published`,
};
export type ListedNoun = keyof typeof rowsOf;
export const listedNouns = Object.keys(rowsOf) as ListedNoun[];

/** Pages that list rows without pages of their own: when one of them was saved last. */
const savedOf = {
  '/glosario': sql`select max(updated_at) as saved from term where deleted_at is null`,
  '/datos': sql`select max(saved_at) as saved from parameter`,
};

/** The day of the newest change on each page that lists rows without pages of their own. */
export async function listSavedPages(db: Database): Promise<[path: string, savedAt: Date | null][]> {
  return Promise.all(
    Object.entries(savedOf).map(async ([path, query]): Promise<[string, Date | null]> => {
      const { rows } = await sql<{ saved: Date | null }>`${query}`.execute(db);
      return [path, rows[0]?.saved ?? null];
    }),
  );
}

/** The parts into which the rows of a noun are cut, oldest first, with the day of the newest change in each. */
export async function listParts(db: Database, noun: ListedNoun): Promise<{ savedAt: Date | null }[]> {
  const { rows } = await sql<{ savedAt: Date | null }>`
    select max(saved) as "savedAt" from (
      select saved, (row_number() over (order by id) - 1) / ${sql.lit(addressesAtMost)} as part
      from (${rowsOf[noun]}) rows) parts
    group by part order by part`.execute(db);
  return rows;
}

/** The rows of a part, from 0. */
export async function listPart(
  db: Database,
  noun: ListedNoun,
  part: number,
): Promise<{ id: number; savedAt: Date | null }[]> {
  const { rows } = await sql<{ id: number; savedAt: Date | null }>`
    select id, saved as "savedAt" from (${rowsOf[noun]}) rows
    order by id limit ${addressesAtMost} offset ${part * addressesAtMost}`.execute(db);
  return rows;
}
