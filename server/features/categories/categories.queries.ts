import type { Database } from '../../platform/database/database.ts';

export function listCategories(db: Database) {
  return db
    .selectFrom('category')
    .select(['id', 'name', 'description', 'version'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
}

export function insertCategory(db: Database, given: { name: string; description: string }) {
  return db.insertInto('category').values(given).returning(['id', 'version']).executeTakeFirstOrThrow();
}

/** Locks a living category against deletion until the transaction ends; others may share the lock. */
export function lockCategoryShared(db: Database, id: number) {
  return db
    .selectFrom('category')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Locks a living category exclusively, after the transactions that put an article into it. */
export function lockCategory(db: Database, id: number) {
  return db
    .selectFrom('category')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function findLivingArticleOf(db: Database, id: number) {
  return db
    .selectFrom('article')
    .select('id')
    .where('category_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
}
