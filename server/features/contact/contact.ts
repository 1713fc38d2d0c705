import { createHash } from 'node:crypto';
import { type Context, transaction } from '../../context/context.ts';
import { portalNameOf } from '../mail/letter.ts';
import { letterEndsAt } from '../mail/mail.rules.ts';
import { putMail } from '../mail/outbox.ts';
import { limits } from '../throttling/throttling.rules.ts';
import { consumeLimit, tryConsumeLimit } from '../throttling/throttling.ts';
import * as queries from './contact.queries.ts';

/** A message as a citizen wrote it. */
interface WrittenMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Stores a message and mails it to the institute with its author as reply address (spec 11.4). A repeated text is
 * counted on the first one. If the honeypot is filled or the sender was marked as spam, it is stored as spam and not
 * mailed. Above an hourly number, messages are only stored. Refuses (429) too many from one address or in all, and says
 * that the message was not stored.
 */
export async function sendContactMessage(
  context: Context,
  { isTrapped, ...given }: WrittenMessage & { isTrapped: boolean },
): Promise<void> {
  await consumeLimit(
    context,
    `contact:address:${context.address}`,
    limits.contactPerAddress,
    'tooManyMessages',
  );
  await consumeLimit(context, 'contact:all', limits.contactOfAll, 'tooManyMessages');
  const digest = digestOf(given);
  await transaction(context, async (inside) => {
    const now = inside.clock.now();
    await queries.lockDigest(inside.db, digest);
    if (await queries.countAgain(inside.db, digest, now)) return;
    const isSpam = isTrapped || (await queries.isSpamSender(inside.db, given.email));
    const state = isSpam ? 'spam' : 'new';
    await queries.insertContactMessage(inside.db, { ...given, digest, state, createdAt: now });
    if (!isSpam && (await tryConsumeLimit(inside, 'contact:mails', limits.contactMails)))
      await putNotice(inside, given);
  });
}

/** Mails the message to the institute, once it has an address (spec 13.14). */
async function putNotice(inside: Context, given: WrittenMessage): Promise<void> {
  const { contact } = inside.settings;
  if (contact === null) return; // 'Por atender' says that a message waits
  await putMail(inside, {
    kind: 'contact',
    accountId: null,
    to: contact,
    replyTo: given.email,
    subject: `${portalNameOf(inside)}: ${given.subject}`,
    text: `${given.name} (${given.email}) escribió desde la página de contacto:\n\n${given.message}\n\nPara responder desde el portal:\n${inside.publicUrl}/mensajes\n`,
    hasSecret: false,
    expiresAt: letterEndsAt(inside.clock.now()),
  });
}

const digestOf = ({ email, subject, message }: WrittenMessage): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([email.toLowerCase(), subject, message]))
    .digest();
