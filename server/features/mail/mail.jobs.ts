import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Portal } from '../../context/context.ts';
import { decryptWithAny } from '../../platform/crypto/keys.ts';
import { type Attachment, type Mailer, openMailer } from '../../platform/mail.ts';
import * as queries from './mail.queries.ts';
import { causeOfFailure, isExpired, isRefusedForGood, keptDays, shortReason } from './mail.rules.ts';
import { htmlOfMail } from './mail-html.rules.ts';
import { messageIdOf, senderOfMails } from './sender.ts';

const sendMailPayload = z.object({ mailId: z.int() });

/**
 * The jobs of the outbox (spec 11.1). `purgeMails` wipes expired links, `purgeOldMails` deletes old mails (spec
 * 13.12). A node without a mail server leaves sending to the others.
 */
export function mailTasks(portal: Portal): TaskList {
  const { smtpUrl } = portal.config;
  return {
    ...(smtpUrl === undefined ? {} : sendingTasks(portal, openMailer(smtpUrl))),
    async purgeMails() {
      await queries.wipeExpiredMails(portal.db, portal.clock.now());
    },
    async purgeOldMails() {
      const daysAgo = (days: number) => new Date(portal.clock.now().getTime() - days * 24 * 3_600_000);
      await queries.deleteMailsBefore(portal.db, daysAgo(keptDays.mail));
      await queries.wipeMailsSentBefore(portal.db, daysAgo(keptDays.text));
    },
  };
}

/**
 * `sendMail` sends one mail, and graphile-worker repeats it while the server refuses. `queueWaitingMails`, each hour,
 * queues all waiting mails again, because a job may be lost or have given up.
 */
function sendingTasks(portal: Portal, mailer: Mailer): TaskList {
  return {
    sendMail: (payload) => sendMail(portal, mailer, z.parse(sendMailPayload, payload).mailId),
    async queueWaitingMails() {
      await queries.queueSendingOfWaiting(portal.db, portal.clock.now());
      await queries.queueUnfinishedMailings(portal.db);
    },
  };
}

/** Sends a mail unless it was sent, withdrawn or has expired. Records the server's error and throws it. */
async function sendMail(portal: Portal, mailer: Mailer, mailId: number): Promise<void> {
  const mail = await queries.findMail(portal.db, mailId);
  if (mail === undefined || mail.sentAt !== null || mail.body === null) return;
  if (isExpired(mail.expiresAt, portal.clock.now())) return;
  const text = decryptWithAny([portal.keys.mail, ...portal.keys.mailBefore], mail.body);
  try {
    await mailer.sendMail({
      to: mail.recipient,
      from: senderOfMails(portal),
      replyTo: mail.replyTo,
      messageId: messageIdOf(portal, mailId),
      ...(mail.kind === 'summary' ? { unsubscribeUrl: `${portal.publicUrl}/profile` } : {}),
      subject: mail.subject,
      text,
      html: htmlOfMail({ subject: mail.subject, text, publicUrl: portal.publicUrl }),
      ...(await attachmentOf(portal, mail)),
    });
  } catch (error) {
    const refusedAt = isRefusedForGood(error) ? portal.clock.now() : null;
    await queries.markFailed(portal.db, mailId, shortReason(error), refusedAt);
    await queries.queueNextLetters(portal.db, mailId);
    throw new Error(`sending mail ${mailId} failed: ${causeOfFailure(error)}`);
  }
  await queries.markSent(portal.db, mailId, portal.clock.now());
  await queries.queueNextLetters(portal.db, mailId);
}

async function attachmentOf(
  { files }: Portal,
  { attachment: file, attachmentName: name }: { attachment: string | null; attachmentName: string | null },
): Promise<{ attachment?: Attachment }> {
  return file === null || name === null ? {} : { attachment: { name, content: await files.read(file) } };
}
