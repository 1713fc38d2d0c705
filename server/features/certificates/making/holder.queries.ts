import { type Database, sql } from '../../../platform/database/database.ts';

/** Lists the addresses of holders, without deleted accounts. */
export function listHolders(db: Database, accountIds: readonly number[]) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'first_name as firstName'])
    .where(sql<boolean>`id = any(${accountIds}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
}
