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

/** Lists the certificates that were issued in another's place, each with the code of the one before. */
export async function listReplacing(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; formerCode: string }>`
    select distinct on (certificate.id) certificate.id, former.code as "formerCode"
    from certificate join certificate former
      on former.attempt_id = certificate.attempt_id and former.id < certificate.id and former.replaced_at is not null
    where certificate.id = any(${ids}::int[])
    order by certificate.id, former.id desc`.execute(db);
  return rows;
}
