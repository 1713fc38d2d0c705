import { type Database, sql } from '../../../platform/database/database.ts';

/** A time stamp, or that and validation data. */
export type Level = 'T' | 'LT';

/**
 * Lists signed certificates with a file from before a moment that lacks its archival form, from one id on, oldest
 * first.
 */
export async function listToArchive(
  db: Database,
  given: { after: number; madeBefore: Date; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('certificate')
    .select('id')
    .where('id', '>', given.after)
    .where('template', '>', 0)
    .where('signed_by', 'is', null) // set once the file was deleted with the account
    .where('pdf_made_at', '<', given.madeBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificate_file')
            .select('level')
            .whereRef('certificate_file.certificate_id', '=', 'certificate.id')
            .where('level', '=', 'LT'),
        ),
      ),
    )
    .orderBy('id')
    .limit(given.most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function storeForm(
  db: Database,
  row: { certificate_id: number; level: Level; sha256: Buffer; made_at: Date },
): Promise<void> {
  await db
    .insertInto('certificate_file')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the later forms of certificates' files, oldest first. */
export function listForms(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('certificate_file')
    .select(['certificate_id as certificateId', 'sha256'])
    .where(sql<boolean>`certificate_id = any(${ids}::int[])`)
    .orderBy('certificate_id')
    .orderBy('made_at')
    .execute();
}
