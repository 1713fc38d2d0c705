import { type Database, sql } from '../../../platform/database/database.ts';

export type CodePurpose = 'activation' | 'reset' | 'email';

export interface NewCode {
  accountId: number;
  purpose: CodePurpose;
  codeHash: Buffer;
  newEmail: string | null;
  createdAt: Date;
  expiresAt: Date;
  endsSecondStep: boolean;
}

export async function insertCodes(db: Database, given: readonly NewCode[]): Promise<void> {
  const rows = given.map(
    ({ accountId, purpose, codeHash, newEmail, createdAt, expiresAt, endsSecondStep }) => ({
      account_id: accountId,
      purpose,
      code_hash: codeHash,
      new_email: newEmail,
      created_at: createdAt,
      expires_at: expiresAt,
      ends_second_step: endsSecondStep,
    }),
  );
  await db.insertInto('account_code').values(rows).execute();
}

/** Finds the code by hash and username; locked, so that it is used once. */
export function lockCode(db: Database, username: string, codeHash: Buffer) {
  return db
    .selectFrom('account_code')
    .innerJoin('account', 'account.id', 'account_code.account_id')
    .select([
      'account_code.id',
      'account_code.account_id as accountId',
      'account_code.new_email as newEmail',
      'account_code.expires_at as expiresAt',
      'account_code.used_at as usedAt',
      'account_code.ends_second_step as endsSecondStep',
      'account.email',
      'account.username',
      'account.first_name as firstName',
      'account.activated_at as activatedAt',
      sql<CodePurpose>`account_code.purpose`.as('purpose'),
    ])
    .where('account_code.code_hash', '=', codeHash)
    .where(sql`lower(account.username)`, '=', sql<string>`lower(${username})`)
    .where('account.deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markCodeUsed(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('account_code').set({ used_at: now }).where('id', '=', id).execute();
}

/** Deletes an account's unused codes. */
export function deleteUnusedCodes(
  db: Database,
  accountId: number,
  purposes: readonly CodePurpose[],
): Promise<void> {
  return deleteUnusedCodesOf(db, [accountId], purposes);
}

export async function deleteUnusedCodesOf(
  db: Database,
  accountIds: readonly number[],
  purposes: readonly CodePurpose[],
): Promise<void> {
  await db
    .deleteFrom('account_code')
    .where('account_id', 'in', accountIds)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteCodesExpiredBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('account_code').where('expires_at', '<', instant).execute();
}
