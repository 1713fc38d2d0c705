import { type Database, sql } from '../../platform/database/database.ts';

export async function forgetReasonsBefore(db: Database, before: Date): Promise<void> {
  await sql`update attempt_event set reason = '' where at < ${before} and reason <> ''`.execute(db);
  await sql`update enrolment set closed_reason = '' where closed_at < ${before} and closed_reason <> ''`.execute(
    db,
  );
  await sql`update key_correction set reason = '' where at < ${before} and reason <> ''`.execute(db);
}

export async function forgetReasonsOf(db: Database, accountId: number): Promise<void> {
  await sql`update attempt_event set reason = '' from attempt
    where attempt.id = attempt_event.attempt_id and attempt.account_id = ${accountId} and reason <> ''`.execute(
    db,
  );
  await sql`update enrolment set closed_reason = '' where account_id = ${accountId} and closed_reason <> ''`.execute(
    db,
  );
}
