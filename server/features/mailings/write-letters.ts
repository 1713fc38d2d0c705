import type { LeftOutReason } from '../../../contract/mailings/calls.ts';
import { type Context, transaction } from '../../context/context.ts';
import { letterEndsAt } from '../mail/mail.rules.ts';
import { type AddressedMail, putMails, sendNow } from '../mail/outbox.ts';
import { mailingLetter } from './mailing-letter.ts';
import * as queries from './mailings.queries.ts';
import { isOutdated, paceOf, reasonAgainst } from './mailings.rules.ts';

/**
 * Puts the next letters of a mailing into the outbox (spec 11.6), as many as the mail server has taken since, or none
 * while it refuses for a while. Each letter that was tried calls it again; where one was sent (`wasSent`) after a pause,
 * those that wait for their next try are tried at once, because the server takes letters again. It may run twice and end
 * anywhere: a person and their mail are joined in one transaction.
 */
export function writeLetters(context: Context, id: number, { wasSent }: { wasSent: boolean }): Promise<void> {
  return transaction(context, async (inside) => {
    const mailing = await queries.lockMailing(inside.db, id);
    if (mailing === undefined || mailing.finishedAt !== null || mailing.stoppedAt !== null) return;
    const now = inside.clock.now();
    const { underWay, hasMore, ...traffic } = await queries.countTraffic(inside.db, id, now);
    const isOver = (!hasMore && underWay === 0) || isOutdated(mailing.createdAt, now);
    if (isOver) return queries.setInstants(inside.db, id, { finished_at: now, paused_at: null });
    const { isPaused, room } = paceOf(traffic, { wasSent });
    const wasPaused = mailing.pausedAt !== null;
    if (isPaused !== wasPaused)
      await queries.setInstants(inside.db, id, { paused_at: isPaused ? now : null });
    if (wasPaused && wasSent) await sendNow(inside, await queries.listFailing(inside.db, id, now));
    if (room > 0 && hasMore) await putNext(inside, mailing, room);
  });
}

async function putNext(inside: Context, mailing: queries.StoredMailing, room: number): Promise<void> {
  const mails: AddressedMail[] = [];
  const left: { accountId: number; reason: LeftOutReason }[] = [];
  for (const person of await queries.listNext(inside.db, mailing, room)) {
    const { accountId, email } = person;
    const reason = reasonAgainst(person);
    if (reason === undefined && email !== null)
      mails.push({
        ...mailingLetter(inside, { ...person, email }, mailing),
        replyTo: inside.settings.contact,
        expiresAt: letterEndsAt(inside.clock.now()),
      });
    else left.push({ accountId, reason: reason ?? 'noEmail' });
  }
  if (left.length > 0) await queries.setLeftOut(inside.db, mailing.id, left);
  if (mails.length > 0) await queries.setMails(inside.db, mailing.id, await putMails(inside, mails));
  else await queries.queueWriting(inside.db, mailing.id); // nobody of these could be reached
}
