import { listCap } from '../../../contract/constants.ts';
import type { Database } from '../../platform/database/database.ts';

export function listLetterTexts(db: Database) {
  return db
    .selectFrom('letter_text')
    .select(['id', 'name', 'subject', 'text'])
    .orderBy('folded_name')
    .limit(listCap)
    .execute();
}

export function insertLetterText(
  db: Database,
  given: { name: string; subject: string; text: string },
  now: Date,
): Promise<{ id: number }> {
  return db
    .insertInto('letter_text')
    .values({ ...given, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function deleteLetterText(db: Database, id: number) {
  return db.deleteFrom('letter_text').where('id', '=', id).returning('name').executeTakeFirst();
}
