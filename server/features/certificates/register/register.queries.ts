import { type Database, sql } from '../../../platform/database/database.ts';
import type { Entry, EntryKind } from './register.rules.ts';

/** Keeps others from adding to the register until the transaction ends; readers go on. */
export async function lockRegister(db: Database): Promise<void> {
  await sql`lock table certificate_register in share row exclusive mode`.execute(db);
}

const entries = (db: Database) =>
  db
    .selectFrom('certificate_register')
    .select(['position', 'at', 'digest', 'hash', 'certificate_id as certificateId'])
    .select((eb) => eb.ref('kind').$castTo<EntryKind>().as('kind'));

/** The newest entry; undefined in an empty register. */
export function findHead(db: Database) {
  return entries(db).orderBy('position', 'desc').limit(1).executeTakeFirst();
}

/** The newest entry of a certificate. */
export function findLastOf(db: Database, certificateId: number) {
  return entries(db)
    .where('certificate_id', '=', certificateId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function listEntries(db: Database, from: number, most: number) {
  return entries(db).where('position', '>=', from).orderBy('position').limit(most).execute();
}

export async function insertEntry(db: Database, certificateId: number, entry: Entry): Promise<void> {
  await db
    .insertInto('certificate_register')
    .values({ ...entry, certificate_id: certificateId })
    .execute();
}

/** Certificates with a file that the register does not know, oldest first. */
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
