import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

export interface NewContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
}

export async function insertContactMessage(db: Database, given: NewContactMessage): Promise<void> {
  const { createdAt, ...message } = given;
  await db
    .insertInto('contact_message')
    .values({ ...message, created_at: createdAt })
    .execute();
}

/** Returns false for an unknown message. */
export async function deleteContactMessage(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_message')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteContactMessagesBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('contact_message').where('created_at', '<', instant).execute();
}

export async function countNewMessages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

function listed(search: string | undefined) {
  if (search === undefined || search === '') return sql<boolean>`true`;
  return partsMatch(sql.ref('contact_message.search'), search);
}

export function listContactMessages(
  db: Database,
  search: string | undefined,
  window: { limit: number; offset: number },
) {
  return db
    .selectFrom('contact_message')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at as createdAt'])
    .select(sql<boolean>`handled_at is not null`.as('handled'))
    .where(listed(search))
    .orderBy(sql`handled_at is not null`)
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countContactMessages(db: Database, search: string | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .where(listed(search))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns false for an unknown message. The first time of handling stays. */
export async function setHandled(db: Database, id: number, now: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ handled_at: now === null ? null : sql`coalesce(handled_at, ${now})` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
