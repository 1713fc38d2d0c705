import { sql } from './database.ts';

/** The accounts in the Papelera: few, so that a list leaves them out at no cost. */
export const accountsInTrash = sql`(select id from account where erase_at is not null)`;

/** The names of an account, without those of a deleted person who still lies in the Papelera. */
export const seenFirstName = sql<string>`case when account.deleted_at is null then account.first_name else 'Usuario' end`;
export const seenLastName = sql<string>`case when account.deleted_at is null then account.last_name else 'eliminado' end`;
