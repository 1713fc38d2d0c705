import { type Database, sql, type TableName } from '../../platform/database/database.ts';

/** The tables whose words lists, the search and feeds show, with the columns of a text and of its words. */
export const printedTexts = {
  article: { html: 'content_html', words: 'content_text' },
  course: { html: 'description_html', words: 'description_text' },
  pension_item: { html: 'content_html', words: 'content_text' },
  route: { html: 'content_html', words: 'content_text' },
} as const satisfies Partial<Record<TableName, { html: string; words: string }>>;
export type PrintedTable = keyof typeof printedTexts;

interface TextWithFacts {
  id: number;
  html: string;
  words: string;
}

/** Lists the texts that name facts; `onlyUnprinted`: of them those whose words still have a fact's place empty. */
export async function listTextsWithFacts(
  db: Database,
  table: PrintedTable,
  onlyUnprinted: boolean,
): Promise<TextWithFacts[]> {
  const { html, words } = printedTexts[table];
  const { rows } = await sql<TextWithFacts>`
    select id, ${sql.ref(html)} as html, ${sql.ref(words)} as words from ${sql.table(table)}
    where ${sql.ref(html)} like '%<data value="%' ${onlyUnprinted ? sql`and ${sql.ref(words)} like '%…%'` : sql``}
    order by id`.execute(db);
  return rows;
}

/** Writes the words of a text, unless it was saved meanwhile. */
export async function updateWords(
  db: Database,
  table: PrintedTable,
  { id, html, words }: TextWithFacts,
): Promise<boolean> {
  const columns = printedTexts[table];
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} set ${sql.ref(columns.words)} = ${words}
    where id = ${id} and ${sql.ref(columns.html)} = ${html}`.execute(db);
  return numAffectedRows > 0n;
}

/** Writes the values of facts for the search; true where one was another. */
export async function updateFoundFacts(
  db: Database,
  facts: readonly { key: string; text: string }[],
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update fact set content_text = given.text
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) given (key text, text text)
    where given.key = fact.key and given.text <> fact.content_text`.execute(db);
  return numAffectedRows > 0n;
}
