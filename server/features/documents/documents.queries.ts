import { type Database, sql } from '../../platform/database/database.ts';

/** A file of a law or course whose text is not stored yet. */
export interface UnreadFile {
  /** The key under which it is stored. */
  key: string;
  file: string;
  type: 'pdf' | 'docx';
}

/** A part of a file: a page, or a piece of a text without pages. */
export interface DocumentPart {
  page: number | null;
  text: string;
}

export async function listUnreadFiles(db: Database, most: number): Promise<UnreadFile[]> {
  const { rows } = await sql<UnreadFile>`
    select folder || '/' || file as key, file, type from (
      select 'leyes' as folder, file, file_type as type from law where deleted_at is null
      union all
      select 'courseFile', file, type from course_file where deleted_at is null) named
    where type in ('pdf', 'docx')
      and not exists (select from document_page where document_page.file = named.file)
    order by file limit ${most}`.execute(db);
  return rows;
}

/** Stores the text of a file; if two nodes read it, the second changes nothing. */
export const insertParts = (db: Database, file: string, parts: readonly DocumentPart[]) =>
  db
    .insertInto('document_page')
    .values(parts.map(({ page, text }, part) => ({ file, part, page, content_text: text })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteUnnamed = (db: Database) =>
  sql`delete from document_page where not exists (select from law where law.file = document_page.file)
    and not exists (select from course_file where course_file.file = document_page.file)`.execute(db);
