import type { TaskList } from 'graphile-worker';
import * as z from 'zod/mini';
import type { Portal } from '../../context/context.ts';
import { decrypt } from '../../platform/crypto/keys.ts';
import { type Mailer, openMailer } from '../../platform/mail.ts';
import * as queries from './mail.queries.ts';
import { isExpired, shortReason } from './mail.rules.ts';

const sendMailPayload = z.object({ mailId: z.int() });

/**
 * The jobs of the outbox (spec 11.1). `sendMail` sends one mail; when the server refuses it, graphile-worker retries
 * with growing delays. `purgeMails` wipes expired links.
 */
export function mailTasks(portal: Portal): TaskList {
  const { smtpUrl } = portal.config;
  const mailer = smtpUrl === undefined ? undefined : openMailer(smtpUrl);
  return {
    async sendMail(payload: unknown) {
      if (mailer !== undefined) await sendMail(portal, mailer, z.parse(sendMailPayload, payload).mailId);
    },
    async purgeMails() {
      await queries.wipeExpiredMails(portal.db, portal.clock.now());
    },
  };
}

/** Sends a mail unless it was sent, was withdrawn or has expired. Records the server's error and throws it. */
async function sendMail(portal: Portal, mailer: Mailer, mailId: number): Promise<void> {
  const mail = await queries.findMail(portal.db, mailId);
  if (mail === undefined || mail.sentAt !== null || mail.body === null) return;
  if (isExpired(mail.expiresAt, portal.clock.now())) return;
  const text = decrypt(portal.keys.mail, mail.body);
  try {
    await mailer.sendMail({
      to: mail.recipient,
      from: portal.config.mailFrom,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text,
    });
  } catch (error) {
    await queries.markFailed(portal.db, mailId, shortReason(error));
    throw new Error(`sending mail ${mailId} failed`); // without the reason, which may name a person
  }
  await queries.markSent(portal.db, mailId, portal.clock.now());
}
