import { type Database, sql } from '../../platform/database/database.ts';

export interface UntreatedState {
  title: string;
  answer: string;
  asked: string;
}

export function listUntreated(db: Database) {
  return db
    .selectFrom('untreated')
    .select(['id', 'title', 'answer', 'asked', 'version'])
    .select(sql<boolean>`product_key is not null`.as('isProduct'))
    .where('deleted_at', 'is', null)
    .orderBy(sql`fold(title)`)
    .orderBy('id')
    .execute();
}

export function insertUntreated(db: Database, given: UntreatedState) {
  return db.insertInto('untreated').values(given).returning(['id', 'version']).executeTakeFirstOrThrow();
}

export function findUntreated(db: Database, id: number) {
  return db
    .selectFrom('untreated')
    .select(['title', 'asked', 'version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
