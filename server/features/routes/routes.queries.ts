import type { Database } from '../../platform/database/database.ts';

/** All routes, to be narrowed to a list. */
export const routes = (db: Database) =>
  db
    .selectFrom('route')
    .select([
      'id',
      'title',
      'door',
      'lead',
      'version',
      'updated_at as savedAt',
      'content_html as contentHtml',
    ]);

export const findRoute = (db: Database, id: number) =>
  routes(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
