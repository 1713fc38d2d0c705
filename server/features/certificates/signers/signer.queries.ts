import type { Database } from '../../../platform/database/database.ts';

/** Stores the certificate of a signing key; a known one does not change. */
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

/**
 * Lists the certificates of all keys that have signed, oldest first; `chain` is DER in base64, a line each, the key's
 * own first.
 */
export function listSigningCertificates(db: Database) {
  return db
    .selectFrom('signing_certificate')
    .select(['fingerprint', 'chain', 'first_used_at as firstUsedAt', 'withdrawn_at as withdrawnAt'])
    .orderBy('first_used_at')
    .orderBy('fingerprint')
    .execute();
}

/** Lists since when withdrawn keys are not trusted. */
export function listWithdrawn(db: Database) {
  return db
    .selectFrom('signing_certificate')
    .select(['fingerprint', 'withdrawn_at as withdrawnAt'])
    .where('withdrawn_at', 'is not', null)
    .$narrowType<{ withdrawnAt: Date }>()
    .execute();
}

/** True for a key that has signed. */
export async function isKnownSigner(db: Database, fingerprint: string): Promise<boolean> {
  const found = await db
    .selectFrom('signing_certificate')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findWithdrawal(db: Database, fingerprint: string): Promise<Date | null> {
  const row = await db
    .selectFrom('signing_certificate')
    .select('withdrawn_at')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.withdrawn_at ?? null;
}

export async function storeWithdrawal(db: Database, fingerprint: string, at: Date): Promise<void> {
  await db
    .updateTable('signing_certificate')
    .set({ withdrawn_at: at })
    .where('fingerprint', '=', fingerprint)
    .execute();
}
