import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import type { SignedInRole } from './accounts.rules.ts';

function listed(db: Database, search: string | undefined) {
  const living = db.selectFrom('account').where('deleted_at', 'is', null);
  if (search === undefined || search === '') return living;
  return living.where(partsMatch(sql.ref('account.search'), search));
}

/**
 * Accounts that are not deleted, newest first; `search` finds parts of names, username and e-mail, as they sound.
 */
export function listAccounts(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return listed(db, search)
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .select(['activated_at as activatedAt', 'created_at as createdAt', sql<SignedInRole>`role`.as('role')])
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countAccounts(db: Database, search: string | undefined): Promise<number> {
  const { count } = await listed(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
