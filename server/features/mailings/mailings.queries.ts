import type { LeftOutReason, MailingCounts, RecipientState } from '../../../contract/mailings/calls.ts';
import { type Database, sql } from '../../platform/database/database.ts';
import { seenFirstName, seenLastName } from '../../platform/database/deleted-people.ts';
import { partsMatch } from '../../platform/database/text-search.ts';
import { type AccountsWanted, accountsFound } from '../accounts/account-filter.ts';
import { type Instants, type Reachable, triesThatCount } from './mailings.rules.ts';

/** Those ticked one by one, or all that a filter finds. */
export type Addressees = { ids: readonly number[] } | { wanted: AccountsWanted };

const areAddressed = (db: Database, to: Addressees) =>
  'ids' in to
    ? sql`account.id = any(${to.ids}::int[])`
    : sql`account.id in (${accountsFound(db, to.wanted).select('account.id')})`;

/** The reasons of `reasonAgainst` in SQL. */
const leftOut = sql<LeftOutReason | null>`case when account.deleted_at is not null then 'deleted'
  when account.blocked_at is not null then 'blocked' when account.activated_at is null then 'inactive'
  when account.email is null then 'noEmail' end`;

const reachable = sql`account.email, account.deleted_at is not null as "isDeleted",
  account.activated_at is not null as "isActive", account.blocked_at is not null as "isBlocked"`;

export interface AddresseeCounts {
  count: number;
  deleted: number;
  inactive: number;
  blocked: number;
  noEmail: number;
}

export async function countAddressees(db: Database, to: Addressees): Promise<AddresseeCounts> {
  const of = (reason: LeftOutReason) => sql`(count(*) filter (where reason = ${reason}))::int`;
  const { rows } = await sql<AddresseeCounts>`
    select (count(*) filter (where reason is null))::int as count, ${of('deleted')} as deleted,
      ${of('inactive')} as inactive, ${of('blocked')} as blocked, ${of('noEmail')} as "noEmail"
    from (select ${leftOut} as reason from account where ${areAddressed(db, to)}) addressed`.execute(db);
  return rows[0] ?? { count: 0, deleted: 0, inactive: 0, blocked: 0, noEmail: 0 };
}

export async function listLeftOut(db: Database, to: Addressees, limit: number) {
  const { rows } = await sql<{ userId: number; firstName: string; lastName: string; reason: LeftOutReason }>`
    select account.id as "userId", ${seenFirstName} as "firstName", ${seenLastName} as "lastName",
      ${leftOut} as reason
    from account where ${areAddressed(db, to)} and ${leftOut} is not null
    order by account.id limit ${limit}`.execute(db);
  return rows;
}

export interface Addressee extends Reachable {
  accountId: number;
  firstName: string;
  lastName: string;
  /** Their grade in the letter's course; null = none. */
  grade: number | null;
}

const addressee = sql`account.id as "accountId", account.first_name as "firstName",
  account.last_name as "lastName", ${reachable}, enrolment.best_grade as grade`;
const inCourse = (courseId: ReturnType<typeof sql>) => sql`left join enrolment
  on enrolment.account_id = account.id and enrolment.course_id = ${courseId}`;

export async function findFirstAddressee(
  db: Database,
  to: Addressees,
  courseId: number | null,
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    select ${addressee} from account ${inCourse(sql`${courseId}::int`)}
    where ${areAddressed(db, to)} and ${leftOut} is null order by account.id limit 1`.execute(db);
  return rows[0];
}

export async function findName(db: Database, accountId: number) {
  const { rows } = await sql<{ firstName: string; lastName: string }>`
    select ${seenFirstName} as "firstName", ${seenLastName} as "lastName"
    from account where id = ${accountId}`.execute(db);
  return rows[0];
}

export interface NewMailing {
  subject: string;
  text: string;
  addressedTo: string;
  courseId: number | null;
  courseTitle: string | null;
  deadline: string | null;
  sentBy: number | null;
  createdAt: Date;
  count: number;
  leftOutCount: number;
}

/** Adds a mailing with everybody whom it addresses, as they are now. */
export async function insertMailing(db: Database, given: NewMailing, to: Addressees): Promise<number> {
  const { id } = await db
    .insertInto('mailing')
    .values({
      subject: given.subject,
      text: given.text,
      addressed_to: given.addressedTo,
      course_id: given.courseId,
      course_title: given.courseTitle,
      deadline: given.deadline,
      sent_by: given.sentBy,
      created_at: given.createdAt,
      recipient_count: given.count,
      left_out_count: given.leftOutCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into mailing_recipient (mailing_id, account_id, left_out)
    select ${id}, account.id, ${leftOut} from account where ${areAddressed(db, to)}`.execute(db);
  return id;
}

export async function queueWriting(db: Database, mailingId: number): Promise<void> {
  await sql`select graphile_worker.add_job('writeLetters', json_build_object('mailingId', ${mailingId}::int),
    job_key => ${`mailing:${mailingId}`})`.execute(db);
}

const instants = sql`mailing.stopped_at as "stoppedAt", mailing.paused_at as "pausedAt",
  mailing.finished_at as "finishedAt"`;

export interface StoredMailing extends Instants {
  id: number;
  subject: string;
  text: string;
  addressedTo: string;
  courseId: number | null;
  courseTitle: string | null;
  deadline: string | null;
  createdAt: Date;
  count: number;
  leftOutCount: number;
  firstName: string | null;
  lastName: string | null;
}

const stored = sql`mailing.id, subject, text, addressed_to as "addressedTo", course_id as "courseId",
  course_title as "courseTitle", deadline, mailing.created_at as "createdAt", recipient_count as count,
  left_out_count as "leftOutCount", ${instants}, ${seenFirstName} as "firstName", ${seenLastName} as "lastName"
  from mailing left join account on account.id = mailing.sent_by`;

export async function lockMailing(db: Database, id: number): Promise<StoredMailing | undefined> {
  const { rows } = await sql<StoredMailing>`
    select ${stored} where mailing.id = ${id} for update of mailing`.execute(db);
  return rows[0];
}

export async function findMailing(db: Database, id: number): Promise<StoredMailing | undefined> {
  const { rows } = await sql<StoredMailing>`select ${stored} where mailing.id = ${id}`.execute(db);
  return rows[0];
}

const have = (search: string) =>
  search === '' ? sql`true` : sql`fold(subject || ' ' || addressed_to) like '%' || fold(${search}) || '%'`;

export async function listMailings(db: Database, search: string, window: { limit: number; offset: number }) {
  const { rows } = await sql<StoredMailing>`select ${stored} where ${have(search)}
    order by mailing.id desc limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

export async function countMailings(db: Database, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mailing where ${have(search)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In the outbox, not sent, and neither outdated nor refused for good. */
const isUnderWay = (
  now: Date,
) => sql`mail.sent_at is null and mail.body is not null and mail.refused_at is null
  and (mail.expires_at is null or mail.expires_at > ${now})`;

/** Counts the letters of a mailing under way, from those mails that are not sent, and those not in the outbox yet. */
export async function countTraffic(db: Database, id: number, now: Date) {
  const { rows } = await sql<{ underWay: number; untried: number; failing: number; hasMore: boolean }>`
    select count(*)::int as "underWay", (count(*) filter (where last_error is null))::int as untried,
      (count(*) filter (where last_error is not null and attempts <= ${triesThatCount}))::int as failing,
      exists (select from mailing_recipient where mailing_id = ${id} and mail_id is null and left_out is null)
        as "hasMore"
    from mail join mailing_recipient on mail_id = mail.id and mailing_id = ${id}
    where ${isUnderWay(now)}`.execute(db);
  return rows[0] ?? { underWay: 0, untried: 0, failing: 0, hasMore: false };
}

/** The letters of a mailing that the server refused for now and that no job is sending. */
export async function listFailing(db: Database, id: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select mail.id from mail join mailing_recipient on mail_id = mail.id and mailing_id = ${id}
    where ${isUnderWay(now)} and last_error is not null
      and not exists (select from graphile_worker.jobs where key = 'mail:' || mail.id and locked_at is not null)
    order by mail.id`.execute(db);
  return rows.map((row) => row.id);
}

/** The next people to whom a mailing goes. */
export async function listNext(db: Database, mailing: Pick<StoredMailing, 'id' | 'courseId'>, limit: number) {
  const { rows } = await sql<Addressee>`
    select ${addressee} from mailing_recipient
    join account on account.id = mailing_recipient.account_id
    ${inCourse(sql`${mailing.courseId}::int`)}
    where mailing_id = ${mailing.id} and mail_id is null and left_out is null
    order by mailing_recipient.account_id limit ${limit}`.execute(db);
  return rows;
}

export async function setMails(db: Database, mailingId: number, mailIds: readonly number[]): Promise<void> {
  await sql`update mailing_recipient set mail_id = mail.id from mail
    where mail.id = any(${mailIds}::int[]) and mailing_id = ${mailingId}
      and mailing_recipient.account_id = mail.account_id`.execute(db);
}

export async function setLeftOut(
  db: Database,
  mailingId: number,
  given: readonly { accountId: number; reason: LeftOutReason }[],
): Promise<void> {
  await sql`update mailing_recipient set left_out = given.reason
    from unnest(${given.map(({ accountId }) => accountId)}::int[], ${given.map(({ reason }) => reason)}::text[])
      given (account_id, reason)
    where mailing_id = ${mailingId} and mailing_recipient.account_id = given.account_id`.execute(db);
  await sql`update mailing set recipient_count = recipient_count - ${given.length},
    left_out_count = left_out_count + ${given.length} where id = ${mailingId}`.execute(db);
}

export async function setInstants(
  db: Database,
  id: number,
  set: { stopped_at?: Date | null; paused_at?: Date | null; finished_at?: Date },
): Promise<void> {
  await db.updateTable('mailing').set(set).where('id', '=', id).execute();
}

/** The state of one person's letter. What is not in the outbox of a mailing that ended is outdated. */
const recipientState = (now: Date) => sql<RecipientState>`case when left_out is not null then 'leftOut'
  when mail.id is null then case when mailing.finished_at is null then 'waiting' else 'expired' end
  when mail.returned_at is not null then 'returned' when mail.sent_at is not null then 'sent'
  when mail.body is null or coalesce(mail.expires_at <= ${now}, false) then 'expired'
  when mail.last_error is not null then 'failed' else 'waiting' end`;

const recipients = (id: number, now: Date) => sql`
  (select mailing_recipient.account_id, left_out, mail.sent_at, mail.last_error, ${recipientState(now)} as state
  from mailing_recipient join mailing on mailing.id = mailing_id
  left join mail on mail.id = mail_id where mailing_id = ${id}) recipient`;

export async function countRecipients(db: Database, id: number, now: Date): Promise<MailingCounts> {
  const of = (state: RecipientState) => sql`(count(*) filter (where state = ${state}))::int`;
  const { rows } = await sql<MailingCounts>`
    select count(*)::int as all, ${of('waiting')} as waiting, ${of('sent')} as sent, ${of('failed')} as failed,
      ${of('returned')} as returned, ${of('expired')} as expired, ${of('leftOut')} as "leftOut"
    from ${recipients(id, now)}`.execute(db);
  return rows[0] ?? { all: 0, waiting: 0, sent: 0, failed: 0, returned: 0, expired: 0, leftOut: 0 };
}

export interface RecipientsWanted {
  id: number;
  state?: RecipientState | undefined;
  search: string;
  now: Date;
}

const wantedRecipients = ({ id, state, search, now }: RecipientsWanted) => sql`
  from ${recipients(id, now)} join account on account.id = recipient.account_id
  where ${state === undefined ? sql`true` : sql`state = ${state}`}
    and ${search === '' ? sql`true` : partsMatch(sql.ref('account.search'), search)}`;

export async function listRecipients(
  db: Database,
  wanted: RecipientsWanted,
  window: { limit: number; offset: number },
) {
  const { rows } = await sql<{
    userId: number;
    firstName: string;
    lastName: string;
    email: string | null;
    state: RecipientState;
    leftOut: LeftOutReason | null;
    sentAt: Date | null;
    lastError: string | null;
  }>`select account.id as "userId", ${seenFirstName} as "firstName", ${seenLastName} as "lastName", email, state,
      left_out as "leftOut", sent_at as "sentAt", last_error as "lastError"
    ${wantedRecipients(wanted)} order by account.id limit ${window.limit} offset ${window.offset}`.execute(
    db,
  );
  return rows;
}

export async function countRecipientsWanted(db: Database, wanted: RecipientsWanted): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count ${wantedRecipients(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Notes that these letters came back; returns those of a mailing that had gone out and were not noted before. */
export async function markReturned(db: Database, mailIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`update mail set returned_at = ${now}
    where id = any(${mailIds}::int[]) and sent_at is not null and returned_at is null
      and exists (select from mailing_recipient where mail_id = mail.id) returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countOfMailings(db: Database, mailIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mailing_recipient
    where mail_id = any(${mailIds}::int[])`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function deleteMailingsBefore(db: Database, instant: Date): Promise<void> {
  await db.deleteFrom('mailing').where('created_at', '<', instant).execute();
}
