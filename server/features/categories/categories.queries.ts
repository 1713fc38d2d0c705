import type { Database } from '../../platform/database.ts';

export function listCategories(db: Database) {
  return db.selectFrom('category').select(['id', 'name', 'description']).orderBy('name').execute();
}

export function insertCategory(db: Database, given: { name: string; description: string }) {
  return db.insertInto('category').values(given).returning('id').executeTakeFirstOrThrow();
}

export function updateCategory(
  db: Database,
  id: number,
  given: { name?: string | undefined; description?: string | undefined },
) {
  return db.updateTable('category').set(given).where('id', '=', id).returning('id').executeTakeFirst();
}

export function deleteCategory(db: Database, id: number) {
  return db.deleteFrom('category').where('id', '=', id).returning('id').executeTakeFirst();
}

export function findArticleOfCategory(db: Database, id: number) {
  return db.selectFrom('article').select('id').where('category_id', '=', id).limit(1).executeTakeFirst();
}
