import type { IdentityRequest } from '../../../../contract/calls/identity.ts';
import { type Database, sql } from '../../../platform/database/database.ts';

/** True once the account has enrolled: from then on certificates print its names and document. */
export async function isEnrolledAnywhere(db: Database, accountId: number): Promise<boolean> {
  const found = db.selectFrom('enrolment').select('course_id').where('account_id', '=', accountId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

const requests = (db: Database) =>
  db
    .selectFrom('identity_request')
    .select(['id', 'account_id as accountId', 'first_name as firstName', 'last_name as lastName'])
    .select(['document_number as documentNumber', 'reason', 'asked_at as askedAt', 'answer'])
    .select(sql<IdentityRequest['state']>`state`.as('state'));

/** Finds the newest request that was not withdrawn. */
export function findRequest(db: Database, accountId: number) {
  return requests(db)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'withdrawn')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds a request, locked until the transaction ends. */
export function lockRequest(db: Database, id: number) {
  return requests(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Withdraws the pending request. */
export async function withdrawRequest(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('identity_request')
    .set({ state: 'withdrawn' })
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function insertRequest(
  db: Database,
  given: {
    accountId: number;
    firstName: string;
    lastName: string;
    documentNumber: string | null;
    reason: string;
    askedAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('identity_request')
    .values({
      account_id: given.accountId,
      first_name: given.firstName,
      last_name: given.lastName,
      document_number: given.documentNumber,
      reason: given.reason,
      asked_at: given.askedAt,
    })
    .execute();
}

export async function storeDecision(
  db: Database,
  id: number,
  made: { state: 'granted' | 'refused'; answer: string; at: Date; by: number | null },
): Promise<void> {
  await db
    .updateTable('identity_request')
    .set({ state: made.state, answer: made.answer, decided_at: made.at, decided_by: made.by })
    .where('id', '=', id)
    .execute();
}

export async function deleteRequests(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('identity_request').where('account_id', '=', accountId).execute();
}
