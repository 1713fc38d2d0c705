import { Refusal } from '../../../contract/refusal.ts';
import type { LeftOut, LetterPreview } from '../../../contract/results/calls.ts';
import { mostRecipients } from '../../../contract/results/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { fullName } from '../accounts/accounts.rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { letterEndsAt } from '../mail/mail.rules.ts';
import { type AddressedMail, putMails } from '../mail/outbox.ts';
import { courseLetter } from './course-letter.ts';
import * as queries from './results.queries.ts';
import { openResults, type ResultsInput, wantedOf } from './results.ts';

/** A letter to people enrolled in a course: those chosen one by one, or all that the filter finds. */
export interface Letter extends ResultsInput {
  UserIds?: readonly number[] | undefined;
  Subject: string;
  Text: string;
}

/**
 * Lists the recipients of a letter and shows its text (spec 17.2); nothing is sent. Refuses (404) an unknown course,
 * (409) too many people for a letter.
 */
export async function previewLetter(context: Context, letter: Letter): Promise<LetterPreview> {
  const { mails, leftOut } = await mailsOf(context, letter);
  const [first] = mails;
  return {
    count: mails.length,
    leftOut,
    example: first === undefined ? null : { to: first.to, subject: first.subject, text: first.text },
    sendsMail: context.config.smtpUrl !== undefined,
  };
}

/**
 * Puts a letter for each recipient into the outbox, all or none, and records the sender and the number (spec 17.2).
 * Refuses like previewLetter, and (409) if their number differs from the preview.
 */
export function sendLetter(context: Context, letter: Letter & { Expected: number }): Promise<number> {
  return transaction(context, async (inside) => {
    const { mails } = await mailsOf(inside, letter);
    if (mails.length !== letter.Expected) throw new Refusal('recipientsChanged');
    await putMails(inside, mails);
    await recordAudit(inside, 'letter.send', `course:${letter.courseId}`, { count: mails.length });
    return mails.length;
  });
}

async function mailsOf(
  context: Context,
  letter: Letter,
): Promise<{ mails: AddressedMail[]; leftOut: LeftOut[] }> {
  const course = await openResults(context, letter.courseId);
  const wanted = wantedOf(letter);
  const people = await queries.listRecipients(context.db, wanted, letter.UserIds, mostRecipients + 1);
  if (people.length > mostRecipients)
    throw new Refusal('tooManyRecipients', { values: { most: mostRecipients } });
  const text = { subject: letter.Subject, text: letter.Text, course };
  const mails: AddressedMail[] = [];
  const unreachable: LeftOut[] = [];
  for (const person of people) {
    const { email } = person;
    const reason = reasonAgainst(person);
    if (reason === undefined && email !== null)
      mails.push({
        ...courseLetter(context, { ...person, email }, text),
        replyTo: context.settings.contact,
        expiresAt: letterEndsAt(context.clock.now()),
      });
    else
      unreachable.push({
        userId: person.accountId,
        fullname: fullName(person),
        reason: reason ?? 'noEmail',
      });
  }
  return {
    mails,
    leftOut: [...unreachable, ...(await notEnrolled(context, letter.UserIds ?? [], people))],
  };
}

/** The reason why a person gets no letter; undefined if they get one. */
function reasonAgainst(person: queries.PersonResult): LeftOut['reason'] | undefined {
  if (person.isDeleted) return 'deleted';
  if (person.closedAt !== null) return 'closed';
  if (person.isBlocked) return 'blocked';
  return person.isActive ? undefined : 'inactive';
}

/** Chosen people who have left the course meanwhile. */
async function notEnrolled(
  { db }: Context,
  chosen: readonly number[],
  people: readonly queries.PersonResult[],
): Promise<LeftOut[]> {
  const enrolled = new Set(people.map(({ accountId }) => accountId));
  const missing = chosen.filter((id) => !enrolled.has(id));
  if (missing.length === 0) return [];
  const names = await queries.listNames(db, missing);
  return names.map((person) => ({ userId: person.id, fullname: fullName(person), reason: 'notEnrolled' }));
}
