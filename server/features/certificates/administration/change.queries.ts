import { type Database, sql } from '../../../platform/database/database.ts';
import type { RevocationReason } from '../certificates.rules.ts';

/**
 * Locks the enrolment of a certificate, as issuing does, so that nobody issues another one at the same time.
 */
export async function lockHolder(db: Database, certificateId: number): Promise<void> {
  await sql`select from enrolment join certificate
      on certificate.account_id = enrolment.account_id and certificate.course_id = enrolment.course_id
    where certificate.id = ${certificateId} for no key update of enrolment`.execute(db);
}

export async function revoke(db: Database, id: number, because: RevocationReason, now: Date): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ revoked_at: now, revoked_because: because })
    .where('id', '=', id)
    .execute();
}

export async function restore(db: Database, id: number): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ revoked_at: null, revoked_because: null })
    .where('id', '=', id)
    .execute();
}

/** Finds the attempt of a certificate, unless it was annulled. */
export function findAttemptOf(db: Database, certificateId: number) {
  return db
    .selectFrom('certificate')
    .innerJoin('attempt', 'attempt.id', 'certificate.attempt_id')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select(['attempt.id', 'account.deleted_at as deletedAt'])
    .select(['account.first_name as firstName', 'account.last_name as lastName'])
    .where('certificate.id', '=', certificateId)
    .where('attempt.annulled_at', 'is', null)
    .executeTakeFirst();
}
