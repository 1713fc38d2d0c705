import { type Database, sql } from '../../platform/database/database.ts';

export interface NewContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  digest: Buffer;
  state: 'new' | 'spam';
  createdAt: Date;
}

/** Serialises messages with the same text until the transaction ends. */
export async function lockDigest(db: Database, digest: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${digest.toString('base64')}, 0))`.execute(db);
}

/** Counts a repeated text on the message that is not handled yet; false if there is none. */
export async function countAgain(db: Database, digest: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ times: sql`times + 1`, last_at: now })
    .where('digest', '=', digest)
    .where('state', 'in', ['new', 'spam'])
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isSpamSender(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('contact_message')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'spam')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertContactMessage(db: Database, given: NewContactMessage): Promise<void> {
  const { createdAt, ...message } = given;
  await db
    .insertInto('contact_message')
    .values({ ...message, created_at: createdAt, last_at: createdAt })
    .execute();
}

export async function deleteContactMessagesBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('contact_message').where('last_at', '<', instant).execute();
}

export async function deleteReadersBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('contact_reader').where('seen_at', '<', instant).execute();
}
