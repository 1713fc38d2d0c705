import type { AuditAction } from '../../../contract/audit-log/actions.ts';
import type { PersonCertificate } from '../../../contract/people/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

/** Finds an account, even a deleted one: its results remain. */
export function findPerson(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'username', 'email'])
    .select(['activated_at as activatedAt', 'deleted_at as deletedAt', 'created_at as createdAt'])
    .select('erase_at as eraseAt')
    .select(['phone', 'blocked_at as blockedAt'])
    .select(['document_number as documentNumber', 'document_is_declared as isDocumentDeclared'])
    .select('name_is_declared as isNameDeclared')
    .select(['time_factor_percent as timeFactorPercent', sql<'admin' | 'member'>`role`.as('role')])
    .where('id', '=', id)
    .executeTakeFirst();
}

const state = sql<PersonCertificate['state']>`case when revoked_at is not null then 'revoked'
  when replaced_at is not null then 'replaced' else 'valid' end`;

const isByHand = sql<boolean>`(select kind = 'hand' from attempt where attempt.id = certificate.attempt_id)`;

/** Lists every certificate a person was given, newest first. */
export function listCertificates(db: Database, accountId: number): Promise<PersonCertificate[]> {
  return db
    .selectFrom('certificate')
    .select(['code', 'course_id as courseId', 'course_title as courseTitle', 'grade', 'exam_date as date'])
    .select([state.as('state'), isByHand.as('byHand')])
    .where('account_id', '=', accountId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Lists the stored sessions of an account, newest first. */
export function listSignIns(db: Database, accountId: number) {
  return db
    .selectFrom('session')
    .select(['signed_in_at as signedInAt', 'last_seen_at as lastSeenAt', 'ended_at as endedAt'])
    .where('account_id', '=', accountId)
    .orderBy('signed_in_at', 'desc')
    .limit(mostRows)
    .execute();
}

/** A person's page shows at most so many sign-ins and so many events. */
const mostRows = 100;

/**
 * Lists what administrators and the console did to an account or its attempts, newest first; an event without actor
 * and network is the console's. Who only read it stands at /auditoria.
 */
export async function listEvents(db: Database, accountId: number) {
  const { rows } = await sql<{
    at: Date;
    action: AuditAction;
    firstName: string | null;
    lastName: string | null;
    attemptId: number | null;
    courseTitle: string | null;
    minutes: number | null;
  }>`
    select event.at, event.action, actor.first_name as "firstName", actor.last_name as "lastName",
      attempt.id as "attemptId", course.title as "courseTitle", (event.details ->> 'minutes')::int as minutes
    from (
      select audit_event.*, null::int as attempt_id from audit_event where subject = ${`account:${accountId}`}
      union all
      select audit_event.*, own.id from attempt own
      join audit_event on audit_event.subject = 'attempt:' || own.id
      where own.account_id = ${accountId}
    ) event
    left join account actor on actor.id = event.actor_id
    left join attempt on attempt.id = event.attempt_id
    left join course on course.id = coalesce(attempt.course_id, (event.details ->> 'courseId')::int)
    where (event.actor_id <> ${accountId} or (event.actor_id is null and event.network is null))
      and event.action <> 'account.view'
    order by event.id desc limit ${mostRows}`.execute(db);
  return rows;
}

export function searchPeople(db: Database, search: string, most: number) {
  return db
    .selectFrom('account')
    .select(['id', 'username', 'email', 'first_name as firstName', 'last_name as lastName'])
    .where('deleted_at', 'is', null)
    .where(partsMatch(sql.ref('account.search'), search))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
