import type { Database } from '../../../platform/database/database.ts';

export type StoredAuthenticator = NonNullable<Awaited<ReturnType<typeof findAuthenticator>>>;

/** Finds the application of codes of an account, also one that is being set up. */
export function findAuthenticator(db: Database, accountId: number) {
  return db
    .selectFrom('authenticator')
    .select(['secret', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .select(['last_step as lastStep', 'last_used_at as lastUsedAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** True for an account whose sign-in has a second step. */
export async function hasAuthenticator(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a secret that is to be confirmed, in the place of one that was not. */
export async function insertAuthenticator(
  db: Database,
  accountId: number,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<void> {
  const begun = { secret, created_at: now, confirmed_at: null, last_step: 0, last_used_at: null };
  await db
    .insertInto('authenticator')
    .values({ account_id: accountId, ...begun })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(begun))
    .execute();
}

export async function confirmAuthenticator(
  db: Database,
  accountId: number,
  { step, now }: { step: number; now: Date },
): Promise<void> {
  await db
    .updateTable('authenticator')
    .set({ confirmed_at: now, last_step: step, last_used_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes the code of a half minute; false if it, or a later one, was taken before. */
export async function takeStep(
  db: Database,
  accountId: number,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticator')
    .set({ last_step: step, last_used_at: now })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the application of codes; false if there was none that counted. */
async function deleteAuthenticator(db: Database, accountId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('authenticator')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return deleted !== undefined && deleted.confirmed_at !== null;
}

export async function deleteRecoveryCodes(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

export async function insertRecoveryCodes(
  db: Database,
  accountId: number,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash, created_at: now })))
    .execute();
}

export async function countUnusedCodes(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a recovery code by any of its hashes, and locks it. */
export function lockRecoveryCode(db: Database, accountId: number, hashes: readonly Buffer[]) {
  return db
    .selectFrom('recovery_code')
    .select(['id', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .forUpdate()
    .executeTakeFirst();
}

export async function markRecoveryCodeUsed(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('recovery_code').set({ used_at: now }).where('id', '=', id).execute();
}

export async function insertSecondStep(
  db: Database,
  given: { secretHash: Buffer; accountId: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('second_step')
    .values({ secret_hash: given.secretHash, account_id: given.accountId, expires_at: given.expiresAt })
    .execute();
}

/** Finds a step that still waits. */
export function findSecondStep(db: Database, secretHash: Buffer, now: Date) {
  return db
    .selectFrom('second_step')
    .select('account_id as accountId')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Takes a step away, so that it is answered once; undefined if it is over. */
export function takeSecondStep(db: Database, secretHash: Buffer, now: Date) {
  return db
    .deleteFrom('second_step')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .returning('account_id as accountId')
    .executeTakeFirst();
}

/** Ends the sign-ins of an account that wait for their second step. */
export async function deleteSecondSteps(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('second_step').where('account_id', '=', accountId).execute();
}

export async function deleteStepsExpiredBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('second_step').where('expires_at', '<', instant).execute();
}

/** Deletes everything of an account's second factor. */
export async function forgetFactors(db: Database, accountId: number): Promise<void> {
  await deleteAuthenticator(db, accountId);
  await deleteRecoveryCodes(db, accountId);
  await deleteSecondSteps(db, accountId);
}
