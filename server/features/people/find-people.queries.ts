import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

export function searchPeople(db: Database, search: string, most: number) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('deleted_at', 'is', null)
    .where(partsMatch(sql.ref('account.search'), search))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
