import type { TableName } from '../../platform/database/database.ts';

/** What a page was made from: tables whose rows it shows, and single rows as 'course:12'. */
export type ShownContent = Set<string>;

/** A call that shows what no change names, or of which nobody said what it shows. */
const anything = 'anything';

/** The tables that the calls of a controller show rows of, as far as visitors see them. */
const tablesOf: Readonly<Record<string, readonly TableName[]>> = {
  article: ['article', 'category'],
  category: ['category'],
  course: ['course', 'question', 'course_file', 'account'],
  video: ['video'],
  leyReglamento: ['law'],
  sistemaPension: ['pension_item'],
};

/** Adds what a call shows. A row whose id the call names counts for itself, too. */
export function addShown(shown: ShownContent, controller: string, input: unknown): void {
  const tables = tablesOf[controller];
  if (tables === undefined) shown.add(anything);
  for (const table of tables ?? []) shown.add(table);
  const { id, courseId } = input as { id?: number; courseId?: number };
  const row = id ?? courseId;
  if (tables !== undefined && row !== undefined) shown.add(`${tables[0]}:${row}`);
}

/** True if a change makes a page stale: of a table, or of one row of it. '' = of anything; null = news may have been missed. */
export function isStale(what: string | null, shown: ShownContent): boolean {
  if (what === null || what === '' || shown.has(what)) return true;
  return !what.includes(':') && shown.has(anything);
}
