import { type Database, sql } from '../../platform/database/database.ts';
import { noPassword } from './accounts.rules.ts';

/** An account without a password was made by the institute, and is its own to delete; so is one that it enrolled. */
const abandoned = (createdBefore: Date) => sql`
  select id from account where activated_at is null and deleted_at is null and role = 'member'
    and password_hash <> ${noPassword} and created_at < ${createdBefore}
    and not exists (select from enrolment where enrolment.account_id = account.id)`;

/**
 * Deletes accounts that somebody registered and never activated. Nobody has signed in to them, so only codes, mails and
 * the reading clock of an enrolment that is gone refer to them.
 */
export async function deleteAbandonedAccounts(db: Database, createdBefore: Date): Promise<void> {
  // an enrolment in progress holds its account: once it was waited for, that one is not abandoned
  await sql`${abandoned(createdBefore)} order by id for update`.execute(db);
  await sql`delete from reading_clock where account_id in (${abandoned(createdBefore)})`.execute(db);
  await sql`delete from account_code where account_id in (${abandoned(createdBefore)})`.execute(db);
  await sql`update mail set account_id = null, recipient = '', body = null where account_id in (${abandoned(createdBefore)})`.execute(
    db,
  );
  await sql`delete from account where id in (${abandoned(createdBefore)})`.execute(db);
}
