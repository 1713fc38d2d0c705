import { type Database, sql } from '../../platform/database/database.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import type { MailKind, MailState } from './mail.rules.ts';

export interface NewMail {
  kind: MailKind;
  accountId: number | null;
  recipient: string;
  subject: string;
  body: Buffer;
  replyTo: string | null;
  hasSecret: boolean;
  createdAt: Date;
  expiresAt: Date | null;
  attachment: { file: string; name: string } | null;
}

export async function insertMail(db: Database, given: NewMail): Promise<number> {
  const row = await db
    .insertInto('mail')
    .values({
      kind: given.kind,
      account_id: given.accountId,
      recipient: given.recipient,
      subject: given.subject,
      body: given.body,
      reply_to: given.replyTo,
      has_secret: given.hasSecret,
      created_at: given.createdAt,
      expires_at: given.expiresAt,
      attachment: given.attachment?.file,
      attachment_name: given.attachment?.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Inserts many mails in one statement; returns their ids. */
export async function insertMails(db: Database, given: readonly NewMail[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into mail (kind, account_id, recipient, subject, body, reply_to, has_secret, created_at, expires_at,
      attachment, attachment_name)
    select * from unnest(${given.map(({ kind }) => kind)}::text[], ${given.map(({ accountId }) => accountId)}::int[],
      ${given.map(({ recipient }) => recipient)}::text[], ${given.map(({ subject }) => subject)}::text[],
      ${given.map(({ body }) => body)}::bytea[], ${given.map(({ replyTo }) => replyTo)}::text[],
      ${given.map(({ hasSecret }) => hasSecret)}::boolean[], ${given.map(({ createdAt }) => createdAt)}::timestamptz[],
      ${given.map(({ expiresAt }) => expiresAt)}::timestamptz[],
      ${given.map(({ attachment }) => attachment?.file ?? null)}::text[],
      ${given.map(({ attachment }) => attachment?.name ?? null)}::text[])
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteMail(db: Database, id: number): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

/**
 * Queues the job that sends a mail, in the caller's transaction. Queuing it again runs the same job at once.
 */
export async function queueSending(db: Database, mailId: number): Promise<void> {
  await sql`select graphile_worker.add_job('sendMail', json_build_object('mailId', ${mailId}::int), job_key => ${`mail:${mailId}`})`.execute(
    db,
  );
}

export async function queueSendingOf(db: Database, mailIds: readonly number[]): Promise<void> {
  await sql`select graphile_worker.add_job('sendMail', json_build_object('mailId', id), job_key => 'mail:' || id)
    from unnest(${mailIds}::int[]) id`.execute(db);
}

/** Queues all waiting mails, even between retries, but none being sent: it would be sent twice. */
export async function queueSendingOfWaiting(db: Database, now: Date): Promise<number> {
  const { rows } = await sql`
    select graphile_worker.add_job('sendMail', json_build_object('mailId', id), job_key => 'mail:' || id)
    from mail where sent_at is null and body is not null and (expires_at is null or expires_at > ${now})
      and not exists (select from graphile_worker.jobs where key = 'mail:' || mail.id and locked_at is not null)
    order by id`.execute(db);
  return rows.length;
}

const mails = (db: Database) =>
  db
    .selectFrom('mail')
    .select([
      'id',
      'recipient',
      'subject',
      'created_at as createdAt',
      'sent_at as sentAt',
      'expires_at as expiresAt',
    ])
    .select([
      'attempts',
      'last_error as lastError',
      sql<MailKind>`kind`.as('kind'),
      sql<boolean>`body is not null`.as('hasBody'),
    ]);

export interface MailsWanted {
  search?: string | undefined;
  state?: MailState | undefined;
  now: Date;
}

const isOver = (now: Date) => sql`(body is null or coalesce(expires_at <= ${now}, false))`;

/** The conditions of `mailState` in SQL. */
const states: Record<MailState, (now: Date) => ReturnType<typeof sql<boolean>>> = {
  sent: () => sql<boolean>`sent_at is not null`,
  expired: (now) => sql<boolean>`sent_at is null and ${isOver(now)}`,
  waiting: (now) => sql<boolean>`sent_at is null and not ${isOver(now)} and last_error is null`,
  failed: (now) => sql<boolean>`sent_at is null and not ${isOver(now)} and last_error is not null`,
};

function listed({ search = '', state, now }: MailsWanted) {
  const conditions = [
    ...(search === '' ? [] : [partsMatch(sql.ref('mail.search'), search)]),
    ...(state === undefined ? [] : [states[state](now)]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function listMails(db: Database, wanted: MailsWanted, window: { limit: number; offset: number }) {
  return mails(db)
    .where(listed(wanted))
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countMails(db: Database, wanted: MailsWanted): Promise<number> {
  const { count } = await db
    .selectFrom('mail')
    .where(listed(wanted))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findMail(db: Database, id: number) {
  return mails(db)
    .select(['body', 'account_id as accountId', 'reply_to as replyTo', 'has_secret as hasSecret'])
    .select(['attachment', 'attachment_name as attachmentName'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A finished mail's recipient; nobody for an erased account. */
const recipientOnceOver = sql<string>`coalesce(
  (select email from account where account.id = mail.account_id and deleted_at is not null and erase_at is null), recipient)`;

export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await sql`update mail set sent_at = ${now}, attempts = attempts + 1, last_error = null, refused_at = null,
    body = case when has_secret then null else body end, recipient = ${recipientOnceOver} where id = ${id}`.execute(
    db,
  );
}

/** `refusedAt`: the address was refused for good; null = for now. */
export async function markFailed(
  db: Database,
  id: number,
  reason: string,
  refusedAt: Date | null,
): Promise<void> {
  await sql`update mail set attempts = attempts + 1, last_error = ${reason}, refused_at = ${refusedAt}
    where id = ${id}`.execute(db);
}

/** Queues the next letters of the mailing that a mail belongs to; nothing for other mails. */
export async function queueNextLetters(db: Database, mailId: number): Promise<void> {
  await sql`select graphile_worker.add_job('writeLetters',
      json_build_object('mailingId', mailing_id, 'wasSent', mail.sent_at is not null),
      job_key => 'mailing:' || mailing_id)
    from mailing_recipient
    join mailing on mailing.id = mailing_id and finished_at is null and stopped_at is null
    join mail on mail.id = mail_id
    where mail_id = ${mailId}`.execute(db);
}

/** Queues every mailing that has not ended: its job may be lost, or there was no mail server. */
export async function queueUnfinishedMailings(db: Database): Promise<void> {
  await sql`select graphile_worker.add_job('writeLetters', json_build_object('mailingId', id),
      job_key => 'mailing:' || id)
    from mailing where finished_at is null and stopped_at is null order by id`.execute(db);
}

/** Wipes the bodies of unsent mails of a kind whose links are no longer needed. */
export async function wipeMails(db: Database, accountIds: readonly number[], kind: MailKind): Promise<void> {
  await db
    .updateTable('mail')
    .set({ body: null })
    .where('account_id', '=', sql<number>`any(${accountIds}::int[])`)
    .where('kind', '=', kind)
    .where('has_secret', '=', true)
    .execute();
}

export async function wipeExpiredMails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ body: null, recipient: recipientOnceOver })
    .where('expires_at', '<=', now)
    .where('has_secret', '=', true)
    .where('body', 'is not', null)
    .execute();
}

export async function deleteMailsBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('mail').where('created_at', '<', instant).execute();
}

/** Wipes the texts of mails sent before an instant; the rows stay. */
export async function wipeMailsSentBefore(db: Database, instant: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ body: null })
    .where('created_at', '<', instant)
    .where('sent_at', '<', instant)
    .where('body', 'is not', null)
    .execute();
}

/** Anonymises the mails of a deleted account; only their number remains. */
export async function anonymiseMails(db: Database, accountId: number, nobody: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      body: null,
      recipient: nobody,
      last_error: null,
      reply_to: null,
      attachment: null,
      attachment_name: null,
    })
    .where('account_id', '=', accountId)
    .execute();
}
