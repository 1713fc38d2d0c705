import type { Database } from '../../platform/database/database.ts';

/** All routes without their steps, to be narrowed to a list. */
export const routeCards = (db: Database) =>
  db.selectFrom('route').select(['id', 'title', 'door', 'lead', 'version']);
