import { type Database, sql } from '../../platform/database/database.ts';
import type { OrderedTable } from './ordered-rows.queries.ts';

/** The tables whose rows go to the Papelera one by one, without more to do. */
export type TrashableTable =
  | OrderedTable
  | 'law_text'
  | 'media'
  | 'category'
  | 'term'
  | 'untreated'
  | 'lexicon_entry'
  | 'course'
  | 'course_file'
  | 'question';

/** Moves a row to the Papelera; false if it does not exist or is there already. */
export async function trashRow(
  db: Database,
  table: TrashableTable,
  id: number,
  by: number | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update ${sql.table(table)} set deleted_at = ${now}, deleted_by = ${by}
    where id = ${id} and deleted_at is null returning id`.execute(db);
  return rows.length > 0;
}
