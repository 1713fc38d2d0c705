import type { TrashedPerson } from '../../../contract/trash/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { groupNamesOf } from '../groups/group-members.ts';

/** Lists people with what they have in the portal, deleted ones too. */
export async function listPossessions(
  db: Database,
  ids: readonly number[],
): Promise<(TrashedPerson & { id: number; fullname: string })[]> {
  const { rows } = await sql<TrashedPerson & { id: number; fullname: string }>`
    select id, first_name || ' ' || last_name as fullname, username, email, document_number as "documentNumber", role,
      (select count(*)::int from enrolment where enrolment.account_id = account.id) as "courseCount",
      (select count(*)::int from attempt where attempt.account_id = account.id) as "attemptCount",
      (select count(*)::int from certificate where certificate.account_id = account.id
        and replaced_at is null and revoked_at is null) as "certificateCount",
      ${groupNamesOf(sql`account.id`)} as groups
    from account where id = any(${ids}::int[]) and (deleted_at is null or erase_at is not null)
    order by id`.execute(db);
  return rows;
}
