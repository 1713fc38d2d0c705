import type { Database } from '../../../platform/database/database.ts';

export async function setShared(db: Database, id: number, isShared: boolean): Promise<void> {
  await db.updateTable('certificate').set({ is_shared: isShared }).where('id', '=', id).execute();
}

/** Switches off the public pages of an account's certificates. */
export async function unshareAll(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ is_shared: false })
    .where('account_id', '=', accountId)
    .where('is_shared', '=', true)
    .execute();
}
