import type { TableName } from '../../platform/database/database.ts';

/** The tags of a cached page: the tables whose rows it shows, and single rows as 'course:12'. */
export type CacheTags = Set<string>;

/** The tag of a call with unknown tables: any change makes its page stale. */
const anything = 'anything';

/** The tables that each controller's calls show rows of, as far as visitors see them. */
const tablesOf: Readonly<Record<string, readonly TableName[]>> = {
  article: ['article', 'category', 'term', 'parameter', 'subject', 'question'],
  category: ['category'],
  course: ['course', 'question', 'course_file', 'account', 'term', 'parameter', 'subject'],
  video: ['video'],
  leyReglamento: ['law', 'law_text'],
  leyTexto: ['law_text', 'law', 'article', 'course', 'pension_item', 'subject', 'route', 'term', 'parameter'],
  sistemaPension: ['pension_item', 'term', 'parameter'],
  parameter: ['parameter'],
  calculator: ['parameter'],
  practice: ['course', 'question', 'parameter', 'law_text'],
  legal: ['legal_page', 'parameter'],
  term: ['term'],
  ruta: ['route', 'parameter', 'term'],
  subject: ['subject', 'article', 'course', 'video', 'law', 'law_text', 'route', 'term', 'parameter'],
};

/** Adds the tags of a call. A row whose id the call names gets a tag of its own. */
export function addTags(tags: CacheTags, controller: string, input: unknown): void {
  const tables = tablesOf[controller];
  if (tables === undefined) tags.add(anything);
  for (const table of tables ?? []) tags.add(table);
  const { id, courseId } = input as { id?: number; courseId?: number };
  const row = id ?? courseId;
  if (tables !== undefined && row !== undefined) tags.add(`${tables[0]}:${row}`);
}

/**
 * True if a change makes a page stale. A change names a table or a row; '' = anything; null = notifications may have
 * been missed.
 */
export function isStale(change: string | null, tags: CacheTags): boolean {
  if (change === null || change === '' || tags.has(change)) return true;
  return !change.includes(':') && tags.has(anything);
}
