import { type Database, sql } from '../../../platform/database/database.ts';
import { type AccountChange, columnsOf, type NewAccount } from '../accounts.queries.ts';

/** The usernames, in small letters, that begin with one of these and go on with digits alone or not at all. */
export async function findTakenUsernames(db: Database, bases: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select lower(account.username) as name from unnest(${bases}::text[]) base
    join account on lower(account.username) >= base collate "C" and lower(account.username) < base || ':' collate "C"
    where substr(lower(account.username), length(base) + 1) ~ '^[0-9]*$'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

export type ImportedAccount = NewAccount &
  Required<Pick<AccountChange, 'documentNumber' | 'isDocumentDeclared' | 'phone'>>;

/** Adds members, except those whose username or e-mail was taken meanwhile. */
export async function insertImported(
  db: Database,
  given: readonly ImportedAccount[],
): Promise<{ id: number; username: string }[]> {
  if (given.length === 0) return [];
  return db
    .insertInto('account')
    .values(given.map((account) => columnsOf(account)))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .execute();
}
