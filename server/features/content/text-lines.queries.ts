import { type Database, sql, type TableName } from '../../platform/database/database.ts';

const texts = {
  article: { html: 'content_html', text: 'content_text' },
  course: { html: 'description_html', text: 'description_text' },
  pension_item: { html: 'content_html', text: 'content_text' },
  route: { html: 'content_html', text: 'content_text' },
} as const satisfies Partial<Record<TableName, { html: string; text: string }>>;

export type TextKind = keyof typeof texts;

const isTextKind = (kind: string): kind is TextKind => kind in texts;

/** Takes some texts off the list of those stored before blocks were lines; two nodes take different ones. */
export async function takeTextsWithoutLines(
  db: Database,
  most: number,
): Promise<{ kind: TextKind; id: number }[]> {
  const { rows } = await sql<{ kind: string; id: number }>`
    delete from text_without_lines where (kind, id) in (
      select kind, id from text_without_lines order by kind, id limit ${most} for update skip locked)
    returning kind, id`.execute(db);
  return rows.flatMap(({ kind, id }) => (isTextKind(kind) ? [{ kind, id }] : []));
}

/** Writes the words of a text anew from its HTML. */
export async function rewriteText(
  db: Database,
  { kind, id }: { kind: TextKind; id: number },
  textOf: (html: string) => string,
): Promise<void> {
  const { html, text } = texts[kind];
  const { rows } = await sql<{ html: string }>`
    select ${sql.ref(html)} as html from ${sql.table(kind)} where id = ${id} for no key update`.execute(db);
  for (const row of rows)
    await sql`update ${sql.table(kind)} set ${sql.ref(text)} = ${textOf(row.html)} where id = ${id}`.execute(
      db,
    );
}
