import type { RawBuilder } from 'kysely';
import { type Database, sql, type TableName } from '../../platform/database/database.ts';

const texts = {
  article: { html: 'content_html', text: 'content_text' },
  course: { html: 'description_html', text: 'description_text' },
  pension_item: { html: 'content_html', text: 'content_text' },
  route: { html: 'content_html', text: 'content_text' },
} as const satisfies Partial<Record<TableName, { html: string; text: string }>>;

const isTextKind = (kind: string): kind is keyof typeof texts => kind in texts;

const pagesOf = (kind: 'course_file' | 'law', id: number) => sql`
  update document_page set content_text = content_text
  where file = (select file from ${sql.table(kind)} where id = ${id})`;

/** The statements that work out again how rows are found whose words are stored as they are, by kind. */
const touches: Readonly<Record<string, (id: number) => readonly RawBuilder<unknown>[]>> = {
  course_file: (id) => [pagesOf('course_file', id)],
  law: (id) => [
    sql`update law set title = title where id = ${id}`,
    sql`update law_wording set title = title where law_id = ${id}`,
    pagesOf('law', id),
  ],
  subject: (id) => [
    sql`update subject set title = title where id = ${id}`,
    sql`update subject_answer set title = title where subject_id = ${id}`,
  ],
  term: (id) => [sql`update term set title = title where id = ${id}`],
  video: (id) => [sql`update video set title = title where id = ${id}`],
};

export interface ListedText {
  kind: string;
  id: number;
}

/**
 * Takes some texts off the list of those stored before blocks were lines and signs parted words; two nodes take
 * different ones.
 */
export async function takeTextsWithoutLines(db: Database, most: number): Promise<ListedText[]> {
  const { rows } = await sql<ListedText>`
    delete from text_without_lines where (kind, id) in (
      select kind, id from text_without_lines order by kind, id limit ${most} for update skip locked)
    returning kind, id`.execute(db);
  return rows;
}

/** Writes the words of a text anew, from its HTML where it has one. */
export async function rewriteText(
  db: Database,
  { kind, id }: ListedText,
  textOf: (html: string) => string,
): Promise<void> {
  if (!isTextKind(kind)) {
    for (const touch of touches[kind]?.(id) ?? []) await touch.execute(db);
    return;
  }
  const { html, text } = texts[kind];
  const { rows } = await sql<{ html: string }>`
    select ${sql.ref(html)} as html from ${sql.table(kind)} where id = ${id} for no key update`.execute(db);
  for (const row of rows)
    await sql`update ${sql.table(kind)} set ${sql.ref(text)} = ${textOf(row.html)} where id = ${id}`.execute(
      db,
    );
}
