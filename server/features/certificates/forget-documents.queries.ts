import type { Database } from '../../platform/database/database.ts';

/** Lists the document numbers in the certificates of an account, each once. */
export async function listDocumentNumbers(db: Database, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('certificate')
    .distinct()
    .select((eb) => eb.ref('document_number').$notNull().as('number'))
    .where('account_id', '=', accountId)
    .where('document_number', 'is not', null)
    .execute();
  return rows.map(({ number }) => number);
}

export async function forgetNumber(
  db: Database,
  { accountId, number, hash }: { accountId: number; number: string; hash: Buffer },
): Promise<void> {
  await db
    .updateTable('certificate')
    .set({ document_number: null, document_salt: null, document_hash: hash })
    .where('account_id', '=', accountId)
    .where('document_number', '=', number)
    .execute();
}

export async function listCertificateIds(db: Database, accountId: number): Promise<number[]> {
  const rows = await db.selectFrom('certificate').select('id').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}

/** Finds the document of a certificate, or the hash of a forgotten one. */
export function findDocument(db: Database, code: string) {
  return db
    .selectFrom('certificate')
    .select(['document_number as number', 'document_hash as hash'])
    .where('code', '=', code)
    .executeTakeFirst();
}
