import type { UploadKind } from '../../../contract/uploads/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';

export function insertUpload(
  db: Database,
  upload: { id: string; accountId: number; kind: UploadKind; name: string; sizeBytes: number },
  now: Date,
) {
  return db
    .insertInto('upload')
    .values({
      id: upload.id,
      account_id: upload.accountId,
      kind: upload.kind,
      name: upload.name,
      size_bytes: upload.sizeBytes,
      created_at: now,
      touched_at: now,
    })
    .execute();
}

/** The announced bytes of an account's uploads that are not used yet. */
export async function sumUnused(db: Database, accountId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('upload')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'))
    .where('account_id', '=', accountId)
    .where('used_as', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes;
}

const own = (db: Database, id: string, accountId: number) =>
  db
    .selectFrom('upload')
    .select([
      'id',
      sql<UploadKind>`kind`.as('kind'),
      'name',
      'size_bytes as sizeBytes',
      'received_bytes as receivedBytes',
      'sha256',
      'used_as as usedAs',
      'touched_at as touchedAt',
    ])
    .where('id', '=', id)
    .where('account_id', '=', accountId);

/** An upload of this account; undefined for an unknown one or another's. */
export const findUpload = (db: Database, id: string, accountId: number) =>
  own(db, id, accountId).executeTakeFirst();

/** Like findUpload, locked until the transaction ends, so that one part is written at a time. */
export const lockUpload = (db: Database, id: string, accountId: number) =>
  own(db, id, accountId).forUpdate().executeTakeFirst();

/** Records the received bytes; an earlier checksum becomes invalid. */
export function setReceived(db: Database, id: string, receivedBytes: number, now: Date) {
  return db
    .updateTable('upload')
    .set({ received_bytes: receivedBytes, sha256: null, touched_at: now })
    .where('id', '=', id)
    .execute();
}

export function setHash(db: Database, id: string, sha256: string) {
  return db.updateTable('upload').set({ sha256 }).where('id', '=', id).execute();
}

export function setUsed(db: Database, id: string, usedAs: number) {
  return db.updateTable('upload').set({ used_as: usedAs }).where('id', '=', id).execute();
}

/** Deletes uploads that were not continued since an instant; returns their ids. */
export async function deleteUploads(db: Database, touchedBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('upload')
    .where('touched_at', '<', touchedBefore)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
