import { type Database, sql } from '../../platform/database/database.ts';

/** Folders whose files rows name. Of a picture, rows name the largest form, which stands for all. */
export const cleanedFolders = [
  'articlefile',
  'coursefileinfo',
  'slider',
  'leyes',
  'courseFile',
  'certificates',
] as const;

/** Columns with file names, and their folders; rows in the Papelera count too. */
const columns = [
  ['article', 'cover_image', 'articlefile'],
  ['article', 'detail_image', 'articlefile'],
  ['media', 'file', 'articlefile'],
  ['course', 'cover_image', 'coursefileinfo'],
  ['course', 'detail_image', 'coursefileinfo'],
  ['slide', 'image', 'slider'],
  ['law', 'file', 'leyes'],
  ['course_file', 'file', 'courseFile'],
  ['course_file', 'captions', 'courseFile'],
] as const;

/**
 * Columns of stored HTML, whose pictures and links name files (`/folder/name`); the column of ids to read them by;
 * and the number of rows for one statement, small enough for any statement timeout.
 */
const texts = [
  ['article', 'content_html', 'id', 2000],
  ['article_revision', 'content_html', 'article_id', 200],
  ['pension_item', 'content_html', 'id', 200],
  ['route', 'content_html', 'id', 200],
  ['route_revision', 'content_html', 'route_id', 200],
  ['legal_page', 'content_html', 'version', 200],
  ['course', 'description_html', 'id', 200],
  ['course_module', 'html', 'course_id', 50],
  ['course_revision', 'description_html', 'course_id', 20],
  ['course_revision', 'module_html', 'course_id', 20],
] as const;

const inText = '/(articlefile|coursefileinfo|slider)/([[:alnum:]_-]+)[.](?:webp|avif)';
const formSuffix = '-(1280|640|320|thumb)$';

/**
 * Collects the names of all files in use in a temporary table of this transaction. The database reads the texts
 * itself, a range of ids at a time, so only numbers are transferred.
 */
export async function collectReferencedFiles(db: Database): Promise<void> {
  await sql`create temporary table referenced_file (key text primary key) on commit drop`.execute(db);
  for (const [table, column, folder] of columns)
    await sql`insert into referenced_file
      select distinct ${folder} || '/' || ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null
      on conflict do nothing`.execute(db);
  for (const [table, column, id, idsAtOnce] of texts)
    await collectFromTexts(db, table, column, id, idsAtOnce);
  await sql`analyze referenced_file`.execute(db);
}

/**
 * Adds the names of certificates' files to those collected, as `fileOf` makes them. A certificate may have others: of two
 * runs that made one at once, and of a run that ended before it was entered. They print a document number, and no deletion
 * of an account would find them.
 */
export async function collectCertificateFiles(db: Database): Promise<void> {
  await sql`insert into referenced_file
    select 'certificates/' || code || '.pdf' from certificate where template = 0
    union
    select 'certificates/' || code || '.' || encode(substr(form.sha256, 1, 8), 'hex') || '.pdf'
    from certificate cross join lateral (select pdf_sha256 as sha256 union all select sha256 from certificate_file
      where certificate_id = certificate.id) form
    where form.sha256 is not null
    on conflict do nothing`.execute(db);
}

async function collectFromTexts(
  db: Database,
  table: string,
  column: string,
  id: string,
  idsAtOnce: number,
): Promise<void> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(${sql.ref(id)}) as first, max(${sql.ref(id)}) as last from ${sql.table(table)}`.execute(db);
  const { first, last } = { first: rows[0]?.first ?? 0, last: rows[0]?.last ?? -1 };
  for (let from = first; from <= last; from += idsAtOnce)
    await sql`insert into referenced_file
      select distinct found[1] || '/' || regexp_replace(found[2], ${formSuffix}, '') || '.webp'
      from ${sql.table(table)}, regexp_matches(${sql.ref(column)}, ${inText}, 'g') as found
      where ${sql.ref(id)} >= ${from} and ${sql.ref(id)} < ${from + idsAtOnce}
        and (strpos(${sql.ref(column)}, '.webp') > 0 or strpos(${sql.ref(column)}, '.avif') > 0)
      on conflict do nothing`.execute(db);
}

/** Picks the keys that were collected. */
export async function referencedAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from referenced_file where key = any(${keys}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** The next of the keys that were collected, in their order. */
export async function listReferenced(db: Database, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from referenced_file where key > ${after} order by key limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}
