import type { Database } from '../../../platform/database/database.ts';

/** Where the holder of a certificate is written to; undefined once the account was deleted. */
export function findHolder(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select(['email', 'first_name as firstName'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
