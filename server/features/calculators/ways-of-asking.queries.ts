import type { Database } from '../../platform/database/database.ts';

const calculators = (db: Database) =>
  db.selectFrom('calculator').select(['id', 'name', 'title', 'asked', 'version']).orderBy('id');

export const listAsked = (db: Database) => calculators(db).execute();

/** Every known calculator has a row: it came with a migration. */
export const getByName = (db: Database, name: string) =>
  calculators(db).where('name', '=', name).executeTakeFirstOrThrow();
