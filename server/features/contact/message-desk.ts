import { accountIdOf } from '../../../contract/caller.ts';
import type {
  ContactMessage,
  MessageCounts,
  MessageReaders,
  MessageReply,
  MessageState,
  OpenMessage,
} from '../../../contract/contact/calls.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { localOfInstant } from '../../platform/calendar.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { changesOf } from '../audit/audit.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { letter } from '../mail/letter.ts';
import { letterEndsAt, mailState } from '../mail/mail.rules.ts';
import { putMail } from '../mail/outbox.ts';
import * as queries from './message-desk.queries.ts';

/** Seconds for which a message counts as open after a page's last report; pages report every 15. */
const openSeconds = 45;

const shown = <Row extends { createdAt: Date; lastAt: Date }>({ createdAt, lastAt, ...row }: Row) => ({
  ...row,
  date: createdAt.toISOString(),
  lastDate: lastAt.toISOString(),
});

/** Lists the messages of a state, or all but spam: new ones first, newest first (spec 11.4). */
export async function listMessages(
  context: Context,
  input: ListInput & { State?: MessageState | undefined },
): Promise<{ rows: ContactMessage[]; total: number }> {
  const wanted = { search: input.Search, state: input.State };
  const [rows, total] = await Promise.all([
    queries.listMessages(context.db, wanted, listWindow(input)),
    queries.countMessages(context.db, wanted),
  ]);
  return { rows: rows.map((row) => ({ ...shown(row), replyCount: row.replyCount ?? 0 })), total };
}

export async function countMessageStates({ db }: Context): Promise<MessageCounts> {
  const counts = await queries.countStates(db);
  const of = (state: MessageState) => counts.get(state) ?? 0;
  return { new: of('new'), answered: of('answered'), archived: of('archived'), spam: of('spam') };
}

/** Reads a message with its replies, without changing its state. Refuses (404) an unknown one. */
export async function readMessage(context: Context, id: number): Promise<OpenMessage> {
  const { db, config } = context;
  const message = foundRow(await queries.findMessage(db, id));
  const account = await queries.findAccountOf(db, message.email);
  return {
    ...shown(message),
    replies: (await queries.listReplies(db, id)).map((row) => replyOf(row, context.clock.now())),
    account:
      account === undefined
        ? null
        : { userId: account.id, fullname: fullName(account), since: account.createdAt.toISOString() },
    othersOfSender: (await queries.countOfSender(db, message.email)) - 1,
    replyTo: context.settings.contact,
    sendsMail: config.smtpUrl !== undefined,
  };
}

type StoredReply = Awaited<ReturnType<typeof queries.listReplies>>[number];

function replyOf(row: StoredReply, now: Date): MessageReply {
  const { id, text, createdAt, firstName, lastName, mailId, sentAt, expiresAt, hasBody, lastError } = row;
  return {
    id,
    text,
    date: createdAt.toISOString(),
    by: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    delivery: mailId === null ? 'forgotten' : mailState({ sentAt, expiresAt, hasBody, lastError }, now),
    sentDate: sentAt?.toISOString() ?? null,
    lastError,
  };
}

/**
 * Records that the caller has a message open, and whether they write; returns the other administrators who have (spec
 * 11.4). Refuses (404) an unknown message.
 */
export async function watchMessage(
  { db, caller, clock }: Context,
  id: number,
  isWriting: boolean,
): Promise<MessageReaders> {
  if ((await queries.findMessage(db, id)) === undefined) throw new Refusal('notFound');
  const accountId = accountIdOf(caller) ?? 0;
  const now = clock.now();
  await queries.noteReader(db, { messageId: id, accountId, isWriting, now });
  const since = new Date(now.getTime() - openSeconds * 1000);
  const others = await queries.listOtherReaders(db, id, accountId, since);
  return {
    others: others.map((other) => ({ name: fullName(other), isWriting: other.isWriting })),
    replyCount: await queries.countReplies(db, id),
  };
}

/**
 * Mails a reply to a message's author with the institute as reply address, stores it, and marks the message as answered
 * (spec 11.4), in one transaction. Refuses (404) an unknown message, (409) one with other replies than the caller has
 * seen.
 */
export async function replyToMessage(
  context: Context,
  { id, text, seen }: { id: number; text: string; seen: number },
): Promise<number> {
  return transaction(context, async (inside) => {
    const { db, clock, caller } = inside;
    const message = foundRow(await queries.lockMessage(db, id));
    if ((await queries.countReplies(db, id)) !== seen) throw new Refusal('answeredMeanwhile');
    const replyTo = inside.settings.contact;
    const now = clock.now();
    const mailId = await putMail(inside, {
      kind: 'letter',
      accountId: null,
      to: message.email,
      ...(replyTo !== null && { replyTo }),
      subject: `Re: ${message.subject}`,
      text: replyText(inside, message, text),
      hasSecret: false,
      expiresAt: letterEndsAt(now),
    });
    const replyId = await queries.insertReply(db, {
      messageId: id,
      accountId: accountIdOf(caller),
      text,
      mailId,
      now,
    });
    await queries.setState(db, id, 'answered');
    await recordAudit(inside, 'contact.reply', `contact:${id}`);
    return replyId;
  });
}

/** The letter with the reply, followed by the original message. */
function replyText(
  context: Context,
  message: { name: string; message: string; createdAt: Date },
  text: string,
): string {
  const [day = '', time = ''] = localOfInstant(message.createdAt, context.config.timeZone).split('T');
  const quoted = message.message.split('\n').map((line) => `> ${line}`.trimEnd());
  return [
    letter(context, message.name, [text]),
    `El ${day.split('-').reverse().join('/')} a las ${time} escribiste:\n${quoted.join('\n')}\n`,
  ].join('\n');
}

/** Gives a message another state (spec 11.4). Refuses (404) an unknown one. */
export async function setMessageState(context: Context, id: number, state: MessageState): Promise<void> {
  await transaction(context, async (inside) => {
    const before = foundRow(await queries.setState(inside.db, id, state));
    await recordAudit(inside, 'contact.handle', `contact:${id}`, changesOf({ state: before }, { state }));
  });
}

/** Moves a message to the Papelera. Refuses (404) an unknown one. */
export async function removeMessage(context: Context, id: number): Promise<void> {
  await transaction(context, async (inside) => {
    const by = { accountId: accountIdOf(inside.caller), now: inside.clock.now() };
    if (!(await queries.trashMessage(inside.db, id, by))) throw new Refusal('notFound');
    await recordAudit(inside, 'contact.delete', `contact:${id}`);
  });
}

/**
 * Archives every message of the sender of one, marks them as spam, or moves them to the Papelera; returns how many (spec
 * 11.4). Refuses (404) an unknown message.
 */
export async function settleSender(
  context: Context,
  id: number,
  what: 'archived' | 'spam' | 'delete',
): Promise<number> {
  return transaction(context, async (inside) => {
    const { db, caller, clock } = inside;
    const message = foundRow(await queries.lockMessage(db, id));
    const by = { accountId: accountIdOf(caller), now: clock.now() };
    const count =
      what === 'delete'
        ? await queries.trashOfSender(db, message.email, by)
        : await queries.setStateOfSender(db, message.email, what);
    await recordAudit(inside, 'contact.settleSender', `contact:${id}`, { what, count });
    return count;
  });
}
