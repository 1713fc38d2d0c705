import type { MessageState } from '../../../contract/contact/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';

export interface MessagesWanted {
  search: string | undefined;
  /** Undefined = all but spam. */
  state: MessageState | undefined;
}

function wanted(db: Database, { search = '', state }: MessagesWanted) {
  const stored = db.selectFrom('contact_message').where('contact_message.deleted_at', 'is', null);
  const ofState =
    state === undefined ? stored.where('state', '<>', 'spam') : stored.where('state', '=', state);
  return search === '' ? ofState : ofState.where(partsMatch(sql.ref('contact_message.search'), search));
}

const shownColumns = [
  'contact_message.id',
  'name',
  'email',
  'subject',
  'message',
  'times',
  'contact_message.created_at as createdAt',
  'last_at as lastAt',
] as const;
const stateColumn = sql<MessageState>`contact_message.state`.as('state');

export function listMessages(db: Database, of: MessagesWanted, window: { limit: number; offset: number }) {
  return wanted(db, of)
    .select(shownColumns)
    .select(stateColumn)
    .select((eb) =>
      eb
        .selectFrom('contact_reply')
        .whereRef('contact_reply.message_id', '=', 'contact_message.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('replyCount'),
    )
    .orderBy(sql`state <> 'new'`)
    .orderBy('contact_message.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countMessages(db: Database, of: MessagesWanted): Promise<number> {
  const { count } = await wanted(db, of)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function countStates(db: Database): Promise<Map<MessageState, number>> {
  const rows = await db
    .selectFrom('contact_message')
    .where('deleted_at', 'is', null)
    .groupBy('state')
    .select([sql<MessageState>`state`.as('state'), sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export function findMessage(db: Database, id: number) {
  return db
    .selectFrom('contact_message')
    .select(shownColumns)
    .select(stateColumn)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a message until the transaction ends: replies to it are written one after the other. */
export function lockMessage(db: Database, id: number) {
  return db
    .selectFrom('contact_message')
    .select(shownColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The replies to a message in their order, each with its mail. */
export function listReplies(db: Database, messageId: number) {
  return db
    .selectFrom('contact_reply')
    .leftJoin('account', 'account.id', 'contact_reply.account_id')
    .leftJoin('mail', 'mail.id', 'contact_reply.mail_id')
    .where('message_id', '=', messageId)
    .select([
      'contact_reply.id',
      'contact_reply.text',
      'contact_reply.created_at as createdAt',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'mail.id as mailId',
      'mail.sent_at as sentAt',
      'mail.expires_at as expiresAt',
      'mail.last_error as lastError',
      sql<boolean>`mail.body is not null`.as('hasBody'),
    ])
    .orderBy('contact_reply.id')
    .execute();
}

export async function countReplies(db: Database, messageId: number): Promise<number> {
  const { count } = await db
    .selectFrom('contact_reply')
    .where('message_id', '=', messageId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReply(
  db: Database,
  given: {
    messageId: number;
    accountId: number | null;
    text: string;
    mailId: number | null;
    now: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('contact_reply')
    .values({
      message_id: given.messageId,
      account_id: given.accountId,
      text: given.text,
      mail_id: given.mailId,
      created_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the state of a message and returns the one before; undefined for an unknown message. */
export async function setState(
  db: Database,
  id: number,
  state: MessageState,
): Promise<MessageState | undefined> {
  const { rows } = await sql<{ state: MessageState }>`
    update contact_message set state = ${state}
    from (select id, state from contact_message where id = ${id} and deleted_at is null for update) stored
    where contact_message.id = stored.id returning stored.state`.execute(db);
  return rows[0]?.state;
}

/** Moves a message to the Papelera; false for an unknown one. */
export async function trashMessage(
  db: Database,
  id: number,
  by: { accountId: number | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ deleted_at: by.now, deleted_by: by.accountId })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const ofSender = (email: string) =>
  sql<boolean>`lower(email) = ${email.toLowerCase()} and deleted_at is null`;

export async function countOfSender(db: Database, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .where(ofSender(email))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives every message of a sender another state; returns how many changed. */
export async function setStateOfSender(db: Database, email: string, state: MessageState): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ state })
    .where(ofSender(email))
    .where('state', '<>', state)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Moves every message of a sender to the Papelera; returns how many. */
export async function trashOfSender(
  db: Database,
  email: string,
  by: { accountId: number | null; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('contact_message')
    .set({ deleted_at: by.now, deleted_by: by.accountId })
    .where(ofSender(email))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Finds the account with an address, if there is one. */
export function findAccountOf(db: Database, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'created_at as createdAt'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function noteReader(
  db: Database,
  given: { messageId: number; accountId: number; isWriting: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('contact_reader')
    .values({
      message_id: given.messageId,
      account_id: given.accountId,
      is_writing: given.isWriting,
      seen_at: given.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['message_id', 'account_id'])
        .doUpdateSet({ is_writing: given.isWriting, seen_at: given.now }),
    )
    .execute();
}

/** The other administrators who have had a message open since an instant. */
export function listOtherReaders(db: Database, messageId: number, accountId: number, since: Date) {
  return db
    .selectFrom('contact_reader')
    .innerJoin('account', 'account.id', 'contact_reader.account_id')
    .where('message_id', '=', messageId)
    .where('account_id', '<>', accountId)
    .where('seen_at', '>', since)
    .select(['account.first_name as firstName', 'account.last_name as lastName', 'is_writing as isWriting'])
    .orderBy('account_id')
    .execute();
}
