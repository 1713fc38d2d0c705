import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type { MailRow } from '../../../contract/mail/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { decryptWithAny, encrypt } from '../../platform/crypto/keys.ts';
import * as queries from './mail.queries.ts';
import { hasReadableLink, linkIn, type MailKind, type MailState, mailState } from './mail.rules.ts';

export interface MailToPut {
  kind: MailKind;
  accountId: number | null;
  /** Null: the person has no e-mail, and the mail is skipped. */
  to: string | null;
  subject: string;
  text: string;
  /** The mail has a link that opens an account: its body is wiped once sent or expired. */
  hasSecret: boolean;
  expiresAt?: Date;
  /** Null = nobody: the institute has no address yet. */
  replyTo?: string | null;
  /** The key of a stored file, and its name in the mail. */
  attachment?: { file: string; name: string };
}

/**
 * Puts a mail into the outbox in the caller's transaction (spec 11.1), so no request waits for a mail server. It is
 * queued for sending with SMTP and waits without. Returns its id; null for a person without an e-mail.
 */
export async function putMail(context: Context, mail: MailToPut): Promise<number | null> {
  return hasRecipient(mail) ? putAddressed(context, mail) : null;
}

async function putAddressed(context: Context, mail: AddressedMail): Promise<number> {
  const id = await queries.insertMail(context.db, rowOf(context, mail));
  if (context.config.smtpUrl !== undefined) await queries.queueSending(context.db, id);
  return id;
}

/** Puts many mails into the outbox, except those to people without an e-mail; returns their ids. */
export async function putMails(context: Context, mails: readonly MailToPut[]): Promise<number[]> {
  const ids = await queries.insertMails(
    context.db,
    mails.filter(hasRecipient).map((mail) => rowOf(context, mail)),
  );
  if (context.config.smtpUrl !== undefined) await queries.queueSendingOf(context.db, ids);
  return ids;
}

/** Sends mails that wait between two tries at once. */
export const sendNow = ({ db }: Context, mailIds: readonly number[]): Promise<void> =>
  queries.queueSendingOf(db, mailIds);

export type AddressedMail = MailToPut & { to: string };

const hasRecipient = (mail: MailToPut): mail is AddressedMail => mail.to !== null;

const rowOf = ({ keys, clock }: Context, mail: AddressedMail): queries.NewMail => ({
  kind: mail.kind,
  accountId: mail.accountId,
  recipient: mail.to,
  subject: mail.subject,
  body: encrypt(keys.mail, mail.text),
  replyTo: mail.replyTo ?? null,
  hasSecret: mail.hasSecret,
  createdAt: clock.now(),
  expiresAt: mail.expiresAt ?? null,
  attachment: mail.attachment ?? null,
});

/**
 * Takes as long as a mail to a known address and stores nothing, so that timing does not reveal that an address is
 * unknown (spec 5.6).
 */
export async function simulateMail(context: Context, mail: MailToPut): Promise<void> {
  const { to } = mail;
  await queries.deleteMail(
    context.db,
    await putAddressed(context, { ...mail, to: to ?? '', accountId: null }),
  );
}

/** Queues unexpired mails from the time without SMTP at the start; returns their number. */
export async function queueWaitingMails(context: Context): Promise<number> {
  if (context.config.smtpUrl === undefined) return 0;
  await queries.queueUnfinishedMailings(context.db);
  return queries.queueSendingOfWaiting(context.db, context.clock.now());
}

/** Withdraws the links of one kind in an account's mails. */
export function withdrawMails(context: Context, accountId: number, kind: MailKind): Promise<void> {
  return withdrawMailsOf(context, [accountId], kind);
}

/** Withdraws the links of one kind in the mails of many accounts. */
export function withdrawMailsOf(
  { db }: Context,
  accountIds: readonly number[],
  kind: MailKind,
): Promise<void> {
  return queries.wipeMails(db, accountIds, kind);
}

export function anonymiseMails(context: Context, accountId: number, nobody: string): Promise<void> {
  return queries.anonymiseMails(context.db, accountId, nobody);
}

/** Lists mails, of one state if given, newest first, never with their text. */
export async function listMails(
  context: Context,
  input: ListInput & { State?: MailState | undefined },
): Promise<{ rows: MailRow[]; total: number }> {
  const now = context.clock.now();
  const wanted = { search: input.Search, state: input.State, now };
  const [mails, total] = await Promise.all([
    queries.listMails(context.db, wanted, listWindow(input)),
    queries.countMails(context.db, wanted),
  ]);
  const rows = mails.map((mail) => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    kind: mail.kind,
    state: mailState(mail, now),
    date: mail.createdAt.toISOString(),
    sentDate: mail.sentAt?.toISOString() ?? null,
    attempts: mail.attempts,
    lastError: mail.lastError,
    hasLink: hasReadableLink(mail.kind, mail, now),
  }));
  return { rows, total };
}

/**
 * Reads the activation link of an unsent mail. Refuses (404) other kinds and a link that was sent, used or has
 * expired.
 */
export async function readActivationLink(
  { db, clock, keys }: Context,
  id: number,
): Promise<{ link: string; accountId: number | null }> {
  const mail = foundRow(await queries.findMail(db, id));
  if (mail.body === null || !hasReadableLink(mail.kind, mail, clock.now())) throw new Refusal('noLink');
  const link = linkIn(decryptWithAny([keys.mail, ...keys.mailBefore], mail.body));
  if (link === undefined) throw new Refusal('noLink');
  return { link, accountId: mail.accountId };
}
