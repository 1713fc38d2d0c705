import { type Database, sql } from '../../platform/database/database.ts';

/** A caller's key for one addition. A visitor has no account, but the key cannot be guessed. */
export interface IdempotencyKey {
  accountId: number | null;
  /** A UUID. */
  key: string;
}

/** Locks the key until the transaction ends, so the second of two concurrent calls waits for the first. */
export async function lockKey(db: Database, { accountId, key }: IdempotencyKey): Promise<void> {
  const name = `answer ${accountId ?? 'visitor'} ${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

/** Finds the stored answer for a key and the digest of its input. */
export function findAnswerOfKey(db: Database, { accountId, key }: IdempotencyKey) {
  return db
    .selectFrom('idempotent_answer')
    .select(['digest', sql<Record<string, unknown>>`body`.as('body')])
    .where('account_id', accountId === null ? 'is' : '=', accountId) // 'is not distinct' cannot use the index
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
