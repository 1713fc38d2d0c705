import { inColumns, selected } from '../../platform/database/columns.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { type ArticleState, articleColumns } from './articles.rules.ts';

/** A stored article, locked until the transaction ends. */
export interface StoredArticle extends ArticleState {
  id: number;
  version: number;
  savedAt: Date;
  savedBy: number | null;
}

/** The saving account and the time. */
export interface Saving {
  by: number | null;
  at: Date;
}

export function lockArticle(db: Database, id: number): Promise<StoredArticle | undefined> {
  return db
    .selectFrom('article')
    .select(selected('article', articleColumns))
    .select(['id', 'version', 'updated_at as savedAt', 'updated_by as savedBy'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function insertArticle(db: Database, state: ArticleState, text: string, { by, at }: Saving) {
  return db
    .insertInto('article')
    .values({
      ...inColumns(articleColumns, state),
      content_text: text,
      created_at: at,
      updated_at: at,
      updated_by: by,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** `text` = the visible words of the HTML; undefined if the HTML does not change. */
export function updateArticle(
  db: Database,
  { id, version }: { id: number; version: number },
  state: ArticleState,
  text: string | undefined,
  { by, at }: Saving,
) {
  return db
    .updateTable('article')
    .set({
      ...inColumns(articleColumns, state),
      ...(text === undefined ? {} : { content_text: text }),
      version,
      updated_at: at,
      updated_by: by,
    })
    .where('id', '=', id)
    .execute();
}

export function trashArticle(db: Database, id: number, { by, at }: Saving) {
  return db
    .updateTable('article')
    .set({ deleted_at: at, deleted_by: by })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('is_published as isPublished')
    .executeTakeFirst();
}

/**
 * Publishes scheduled articles whose time has come; returns their number. Of two concurrent runs the second waits and
 * finds nothing due.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  const published = await db
    .updateTable('article')
    .set({
      is_published: true,
      publish_at: null,
      published_at: sql<Date>`coalesce(published_at, ${now})`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('article')
        .select('id')
        .where('publish_at', '<=', now)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return published.length;
}
