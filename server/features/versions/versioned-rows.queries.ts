import type { DB } from '../../../database/schema.ts';
import { inColumns, selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import type { SavedVersion, Saving } from './parts.rules.ts';

export type VersionedTable = 'article' | 'course' | 'law_text' | 'term' | 'subject' | 'route';

/** The columns in which the parts of some content are stored. */
export type ColumnsOf<Parts, Table extends keyof DB> = {
  readonly [Part in keyof Parts & string]: keyof DB[Table] & string;
};

/** The rows of a kind of content: the parts that they hold, each with its column. */
export interface RowsOf<Own> {
  table: VersionedTable;
  columns: { readonly [Part in keyof Own & string]: string };
}

/** The versions of a kind of content: the parts that they keep, each with its column. */
export interface VersionsOf<Kept> {
  table: VersionedTable;
  versionColumns: { readonly [Part in keyof Kept & string]: string };
}

/** The name of the saving account; null if it was deleted or nobody saved. */
const nameOfSaver = sql<string | null>`account.first_name || ' ' || account.last_name`.as('savedBy');

/** A row with the name of its last author. */
export type PresentRow<Own> = Own & { id: number; version: number; savedAt: Date; savedBy: string | null };

export function findRow<Own>(
  db: Database,
  { table, columns }: RowsOf<Own>,
  id: number,
): Promise<PresentRow<Own> | undefined> {
  return db
    .selectFrom(table)
    .leftJoin('account', 'account.id', `${table}.updated_by`)
    .select([`${table}.id`, `${table}.version`, `${table}.updated_at as savedAt`, nameOfSaver] as never[])
    .select(selected(table, columns) as never[])
    .where(`${table}.id`, '=', id)
    .where(`${table}.deleted_at`, 'is', null)
    .executeTakeFirst() as Promise<PresentRow<Own> | undefined>;
}

export function lockRow<Own>(
  db: Database,
  { table, columns }: RowsOf<Own>,
  id: number,
): Promise<(Own & SavedVersion) | undefined> {
  return db
    .selectFrom(table)
    .select(['id', 'version', 'updated_at as savedAt', 'updated_by as savedBy'])
    .select(selected(table, columns) as never[])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst() as Promise<(Own & SavedVersion) | undefined>;
}

/** `beside`: columns outside the state, such as the visible text of its HTML. */
export function insertRow<Own>(
  db: Database,
  { table, columns }: RowsOf<Own>,
  state: Own,
  beside: object,
  { savedAt, savedBy }: Saving,
): Promise<{ id: number; version: number }> {
  const values = {
    ...inColumns(columns, state),
    ...beside,
    created_at: savedAt,
    updated_at: savedAt,
    updated_by: savedBy,
  };
  return db
    .insertInto(table)
    .values(values as never)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** `words` is the visible text of the HTML, by column; empty if it does not change. */
export function updateRow<Own>(
  db: Database,
  { table, columns }: RowsOf<Own>,
  { id, version }: { id: number; version: number },
  state: Own,
  words: object,
  { savedAt, savedBy }: Saving,
) {
  const values = {
    ...inColumns(columns, state),
    ...words,
    version,
    updated_at: savedAt,
    updated_by: savedBy,
  };
  return db
    .updateTable(table)
    .set(values as never)
    .where('id', '=', id)
    .execute();
}

/** Stores the version that a save made; an existing one does not change. */
export function insertVersion<Kept>(
  db: Database,
  { table, versionColumns }: VersionsOf<Kept>,
  saved: Kept & SavedVersion,
) {
  const values = {
    ...inColumns(versionColumns, saved),
    [`${table}_id`]: saved.id,
    version: saved.version,
    saved_at: saved.savedAt,
    saved_by: saved.savedBy,
  };
  return db
    .insertInto(`${table}_revision`)
    .values(values as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A version's metadata, without its texts. */
export interface ListedVersion {
  version: number;
  title: string;
  /** Absent where there are no drafts. */
  isPublished?: boolean;
  savedAt: Date;
  savedBy: string | null;
}

function versionsOf<Kept>(db: Database, { table, versionColumns }: VersionsOf<Kept>, id: number) {
  const hasDrafts = 'isPublished' in versionColumns;
  return db
    .selectFrom(`${table}_revision`)
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['version', 'title', 'saved_at as savedAt', nameOfSaver])
    .select((hasDrafts ? ['is_published as isPublished'] : []) as never[])
    .where(sql.ref(`${table}_id`), '=', id);
}

/** Lists the versions without their texts, newest first. */
export const listVersions = <Kept>(db: Database, kind: VersionsOf<Kept>, id: number) =>
  versionsOf(db, kind, id).orderBy('version', 'desc').execute() as Promise<ListedVersion[]>;

type Version<Kept> = Kept & { version: number; savedAt: Date; savedBy: string | null };

export function findVersion<Kept>(
  db: Database,
  kind: VersionsOf<Kept>,
  id: number,
  version: number,
): Promise<Version<Kept> | undefined> {
  return versionsOf(db, kind, id)
    .select(selected(`${kind.table}_revision`, kind.versionColumns) as never[])
    .where('version', '=', version)
    .executeTakeFirst() as Promise<Version<Kept> | undefined>;
}
