import { inColumns, selected } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import { nameOfSaver } from './articles.queries.ts';
import { articleVersionColumns } from './articles.rules.ts';
import type { StoredArticle } from './save-article.queries.ts';

/** Stores the version of an article that a save made; an existing one does not change. */
export function insertRevision(db: Database, saved: StoredArticle) {
  return db
    .insertInto('article_revision')
    .values({
      article_id: saved.id,
      version: saved.version,
      ...inColumns(articleVersionColumns, saved),
      saved_at: saved.savedAt,
      saved_by: saved.savedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const revisionsOf = (db: Database, articleId: number) =>
  db
    .selectFrom('article_revision')
    .leftJoin('account', 'account.id', 'saved_by')
    .select(['version', 'title', 'is_published as isPublished', 'saved_at as savedAt', nameOfSaver])
    .where('article_id', '=', articleId);

/** The facts of every version without its text; newest first. */
export function listRevisions(db: Database, articleId: number) {
  return revisionsOf(db, articleId).orderBy('version', 'desc').execute();
}

export function findRevision(db: Database, articleId: number, version: number) {
  return revisionsOf(db, articleId)
    .select(selected('article_revision', articleVersionColumns))
    .where('version', '=', version)
    .executeTakeFirst();
}
