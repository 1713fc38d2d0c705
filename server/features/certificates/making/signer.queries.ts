import type { Database } from '../../../platform/database/database.ts';

/** Keeps the certificate of a key that signs; one that is known stays as it is. */
export async function storeSigningCertificate(
  db: Database,
  row: { fingerprint: string; chain: string; first_used_at: Date },
): Promise<void> {
  await db
    .insertInto('signing_certificate')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
}
