import { type Database, sql } from '../../platform/database/database.ts';

/** What one caller named one thing to add; a visitor has no account, and a name that nobody guesses. */
export interface IdempotencyKey {
  accountId: number | null;
  /** A UUID. */
  key: string;
}

/** Holds the name until the transaction is over: of two calls at once the second waits for the first. */
export async function lockKey(db: Database, { accountId, key }: IdempotencyKey): Promise<void> {
  const name = `answer ${accountId ?? 'visitor'} ${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** The answer that was given under a name, and a digest of what was asked. */
export function findAnswerOfKey(db: Database, { accountId, key }: IdempotencyKey) {
  return db
    .selectFrom('idempotent_answer')
    .select(['digest', sql<Record<string, unknown>>`body`.as('body')])
    .where('account_id', accountId === null ? 'is' : '=', accountId) // 'is not distinct' would find no index
    .where('key', '=', key)
    .executeTakeFirst();
}

export function insertAnswerOfKey(
  db: Database,
  { accountId, key }: IdempotencyKey,
  answer: { call: string; digest: string; body: Record<string, unknown>; createdAt: Date },
) {
  return db
    .insertInto('idempotent_answer')
    .values({
      account_id: accountId,
      key,
      call: answer.call,
      digest: answer.digest,
      body: JSON.stringify(answer.body),
      created_at: answer.createdAt,
    })
    .execute();
}

export function deleteKeysBefore(db: Database, instant: Date) {
  return db.deleteFrom('idempotent_answer').where('created_at', '<', instant).execute();
}
