import { accountIdOf } from '../../../contract/caller.ts';
import { type ListInput, listWindow } from '../../../contract/fields.ts';
import type {
  MailingPreview,
  MailingRow,
  RecipientRow,
  RecipientState,
  WholeMailing,
} from '../../../contract/mailings/calls.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { type Context, transaction } from '../../context/context.ts';
import { foundRow } from '../../context/found-row.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { mailsNamedIn } from '../mail/sender.ts';
import { addressedTo, addresseesOf, courseOfLetter, type WrittenLetter } from './addressees.ts';
import { type LetterWords, mailingLetter } from './mailing-letter.ts';
import * as queries from './mailings.queries.ts';
import { mailingState } from './mailings.rules.ts';

/** The most names of people left out that a preview lists. */
const mostNames = 20;

/** Lists mailings, newest first (spec 11.6); Search finds a part of the subject and of whom they went to. */
export async function listMailings(
  { db }: Context,
  input: ListInput,
): Promise<{ rows: MailingRow[]; total: number }> {
  const search = input.Search ?? '';
  const [rows, total] = await Promise.all([
    queries.listMailings(db, search, listWindow(input)),
    queries.countMailings(db, search),
  ]);
  return { rows: rows.map(rowOf), total };
}

const rowOf = (stored: queries.StoredMailing): MailingRow => ({
  id: stored.id,
  subject: stored.subject,
  addressedTo: stored.addressedTo,
  date: stored.createdAt.toISOString(),
  by:
    stored.firstName === null || stored.lastName === null
      ? null
      : fullName({ firstName: stored.firstName, lastName: stored.lastName }),
  state: mailingState(stored),
  count: stored.count,
  leftOutCount: stored.leftOutCount,
});

/** Reads a mailing with its text and how many went out, failed and came back. Refuses (404) an unknown one. */
export async function readMailing({ db, clock }: Context, id: number): Promise<WholeMailing> {
  const stored = foundRow(await queries.findMailing(db, id));
  const counts = await queries.countRecipients(db, id, clock.now());
  return { ...rowOf(stored), text: stored.text, course: stored.courseTitle, counts };
}

/** Lists the people of a mailing, or those in a state. Refuses (404) an unknown mailing. */
export async function listRecipients(
  { db, clock }: Context,
  input: ListInput & { id: number; State?: RecipientState | undefined },
): Promise<{ rows: RecipientRow[]; total: number }> {
  foundRow(await queries.findMailing(db, input.id));
  const wanted = { id: input.id, state: input.State, search: input.Search ?? '', now: clock.now() };
  const [rows, total] = await Promise.all([
    queries.listRecipients(db, wanted, listWindow(input)),
    queries.countRecipientsWanted(db, wanted),
  ]);
  return {
    rows: rows.map(({ firstName, lastName, sentAt, lastError, state, ...row }) => ({
      ...row,
      state,
      fullname: fullName({ firstName, lastName }),
      sentDate: sentAt?.toISOString() ?? null,
      lastError: state === 'failed' || state === 'expired' ? lastError : null,
    })),
    total,
  };
}

/** A letter that can go: what it says, to whom, and how many get it and do not. */
async function prepared(context: Context, letter: WrittenLetter) {
  const course = await courseOfLetter(context, letter);
  const to = addresseesOf(letter);
  const [words, counts] = await Promise.all([
    addressedTo(context, letter),
    queries.countAddressees(context.db, to),
  ]);
  const said: LetterWords = {
    subject: letter.Subject,
    text: letter.Text,
    courseId: course?.id ?? null,
    courseTitle: course?.title ?? null,
    deadline: course?.deadline ?? null,
  };
  return { to, words, counts, said };
}

/**
 * Tells whom a letter would go to and how the first of them reads it (spec 11.6); nothing is sent. Refuses (400) a text
 * that says something of a course where there is none, (404) an unknown group or course.
 */
export async function previewMailing(context: Context, letter: WrittenLetter): Promise<MailingPreview> {
  const { to, words, counts, said } = await prepared(context, letter);
  const { count, ...leftOut } = counts;
  const [first, left] = await Promise.all([
    queries.findFirstAddressee(context.db, to, said.courseId),
    queries.listLeftOut(context.db, to, mostNames),
  ]);
  const example =
    first === undefined || first.email === null
      ? null
      : mailingLetter(context, { ...first, email: first.email }, said);
  return {
    count,
    addressedTo: words,
    leftOut,
    leftOutNames: left.map(({ userId, reason, ...names }) => ({ userId, fullname: fullName(names), reason })),
    example: example && { to: example.to, subject: example.subject, text: example.text },
    sendsMail: context.config.smtpUrl !== undefined,
  };
}

/**
 * Sends a letter (spec 11.6): its people are those of this instant, and their letters go out one batch after another in
 * the pace of the mail server. Refuses like previewMailing, and (409) if they are not as many as the preview said.
 */
export function sendMailing(
  context: Context,
  letter: WrittenLetter & { Expected: number },
): Promise<{ id: number; count: number }> {
  return transaction(context, async (inside) => {
    const { to, words, counts, said } = await prepared(inside, letter);
    const { count, deleted, inactive, blocked, noEmail } = counts;
    if (count !== letter.Expected) throw new Refusal('recipientsChanged');
    const id = await queries.insertMailing(
      inside.db,
      {
        ...said,
        addressedTo: words,
        sentBy: accountIdOf(inside.caller),
        createdAt: inside.clock.now(),
        count,
        leftOutCount: deleted + inactive + blocked + noEmail,
      },
      to,
    );
    if (inside.config.smtpUrl !== undefined) await queries.queueWriting(inside.db, id);
    await recordAudit(inside, 'letter.send', `mailing:${id}`, { count });
    return { id, count };
  });
}

/**
 * Holds back what of a mailing is not in the outbox yet, or lets it go on; repeating it is harmless. Refuses (404) an
 * unknown mailing, (409) one whose letters all went out.
 */
export function setStopped(context: Context, id: number, isStopped: boolean): Promise<void> {
  return transaction(context, async (inside) => {
    const mailing = foundRow(await queries.lockMailing(inside.db, id));
    if (mailing.finishedAt !== null) throw new Refusal('mailingFinished');
    if ((mailing.stoppedAt !== null) === isStopped) return;
    await queries.setInstants(inside.db, id, { stopped_at: isStopped ? inside.clock.now() : null });
    if (!isStopped && inside.config.smtpUrl !== undefined) await queries.queueWriting(inside.db, id);
    await recordAudit(inside, isStopped ? 'letter.stop' : 'letter.resume', `mailing:${id}`);
  });
}

/**
 * Notes the letters that a pasted notice of a mail server names as having come back; returns their number, with those
 * noted before. Refuses (400) a text that names no letter of a mailing of this portal.
 */
export function markReturned(context: Context, text: string): Promise<number> {
  return transaction(context, async (inside) => {
    const named = mailsNamedIn(inside, text);
    const count = await queries.countOfMailings(inside.db, named);
    if (count === 0) throw new Refusal('noReturnedLetter');
    const marked = await queries.markReturned(inside.db, named, inside.clock.now());
    if (marked.length > 0) await recordAudit(inside, 'letter.returned', 'mail', { mails: marked });
    return count;
  });
}
