import { type Database, sql } from '../../../platform/database/database.ts';
import type { Entry, EntryKind } from './register.rules.ts';

/** Blocks other additions to the register until the transaction ends; readers go on. */
export async function lockRegister(db: Database): Promise<void> {
  await sql`lock table certificate_register in share row exclusive mode`.execute(db);
}

const entries = (db: Database) =>
  db
    .selectFrom('certificate_register')
    .select(['position', 'at', 'digest', 'hash', 'certificate_id as certificateId'])
    .select((eb) => eb.ref('kind').$castTo<EntryKind>().as('kind'));

/** Finds the newest entry; undefined in an empty register. */
export function findHead(db: Database) {
  return entries(db).orderBy('position', 'desc').limit(1).executeTakeFirst();
}

export function listLastOf(db: Database, ids: readonly number[]) {
  return entries(db)
    .distinctOn('certificate_id')
    .where(sql<boolean>`certificate_id = any(${ids}::int[])`)
    .orderBy('certificate_id')
    .orderBy('position', 'desc')
    .execute();
}

export function listEntries(db: Database, from: number, most: number) {
  return entries(db).where('position', '>=', from).orderBy('position').limit(most).execute();
}

export async function insertEntries(
  db: Database,
  made: readonly (Entry & { certificateId: number })[],
): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map(({ certificateId, ...entry }) => ({ ...entry, certificate_id: certificateId }));
  await db.insertInto('certificate_register').values(rows).execute();
}

/** Lists certificates with a file and without an entry, oldest first. */
export function listUnregistered(db: Database, most: number) {
  return db
    .selectFrom('certificate')
    .select('id')
    .where('pdf_sha256', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificate_register')
            .select('position')
            .whereRef('certificate_register.certificate_id', '=', 'certificate.id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
}
