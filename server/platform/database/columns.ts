import type { TableName } from './database.ts';

/** The code's names, each with its column: { html: 'content_html' }. */
type Columns = Readonly<Record<string, string>>;

type Selection<Table extends string, C extends Columns> = {
  [Part in keyof C & string]: `${Table}.${C[Part]} as ${Part}`;
}[keyof C & string];

/** The columns for a select, under the code's names: 'article.content_html as html'. */
export function selected<Table extends TableName, C extends Columns>(table: Table, columns: C) {
  const selection = Object.entries(columns).map(([part, column]) => `${table}.${column} as ${part}`);
  return selection as Selection<Table, C>[];
}

/** A row under its column names, for an insert or an update: { content_html: row.html }. */
export function inColumns<C extends Columns, Row extends Record<keyof C, unknown>>(columns: C, row: Row) {
  const values = Object.entries(columns).map(([part, column]) => [column, row[part as keyof Row]]);
  return Object.fromEntries(values) as { [Part in keyof C as C[Part]]: Row[Part] };
}
