import type { IdentityRequest } from '../../../../contract/accounts/identity-calls.ts';
import { type Database, sql } from '../../../platform/database/database.ts';
import { prepared } from '../../../platform/database/prepared.ts';

const requests = (db: Database) =>
  db
    .selectFrom('identity_request')
    .select(['id', 'account_id as accountId', 'first_name as firstName', 'last_name as lastName'])
    .select(['document_number as documentNumber', 'reason', 'asked_at as askedAt', 'answer'])
    .select(sql<IdentityRequest['state']>`state`.as('state'));

/**
 * Reads whether an account has ever enrolled, how many of its certificates wait for a printable name, and its newest
 * request that was not withdrawn: it is there if `askedAt` is.
 */
export async function findIdentity(db: Database, accountId: number) {
  return (await identities(db, accountId))[0];
}

const identities = prepared((db, accountId: number) =>
  db
    .selectFrom('account')
    .leftJoinLateral(
      requests(db)
        .whereRef('identity_request.account_id', '=', sql.ref('account.id'))
        .where('state', '<>', 'withdrawn')
        .orderBy('id', 'desc')
        .limit(1)
        .as('request'),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => [
      sql<boolean>`exists (select from enrolment where enrolment.account_id = account.id)`.as('isEnrolled'),
      sql<number>`(select count(*)::int from certificate_hold
        where certificate_hold.account_id = account.id and certificate_hold.reason = 'name')`.as('heldCount'),
      ref('request.id').$notNull().as('id'),
      ref('request.firstName').$notNull().as('firstName'),
      ref('request.lastName').$notNull().as('lastName'),
      'request.documentNumber',
      ref('request.reason').$notNull().as('reason'),
      'request.askedAt',
      ref('request.answer').$notNull().as('answer'),
      ref('request.state').$notNull().as('state'),
    ])
    .where('account.id', '=', accountId),
);

/** The account of a request. */
export function findOwner(db: Database, requestId: number) {
  return db
    .selectFrom('identity_request')
    .select('account_id as accountId')
    .where('id', '=', requestId)
    .executeTakeFirst();
}

/** Finds a request, locked until the transaction ends; its account is locked before. */
export function lockRequest(db: Database, id: number) {
  return requests(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

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

/** Deletes requests that wait no more: their reasons may be about a person. */
export async function deleteRequestsBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('identity_request')
    .where('state', '<>', 'waiting')
    .where('asked_at', '<', before)
    .execute();
}

export async function deleteRequests(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('identity_request').where('account_id', '=', accountId).execute();
}
