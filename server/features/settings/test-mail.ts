import { accountIdOf } from '../../../contract/caller.ts';
import { Refusal } from '../../../contract/refusal.ts';
import { isRealAddress } from '../../../contract/settings/portal-settings.ts';
import type { Context } from '../../context/context.ts';
import { openMailer } from '../../platform/mail.ts';
import { reauthenticateCaller } from '../accounts/sessions/reauthenticate.ts';
import { recordAudit } from '../audit/audit.ts';
import { letter, portalNameOf } from '../mail/letter.ts';
import { serverWords, shortReason } from '../mail/mail.rules.ts';
import { htmlOfMail } from '../mail/mail-html.rules.ts';
import { senderOfMails } from '../mail/sender.ts';
import { consumeLimit } from '../throttling/throttling.ts';
import { findWriter } from './settings.queries.ts';

/** Test mails of an administrator to other addresses. */
const testMailLimit = { most: 5, windowSeconds: 3600 };

const noServer = 'el portal no tiene servidor de correo. Quien lo instala lo configura con SMTP_URL.';

/**
 * Sends a test mail immediately and past the outbox, so that the mail server answers: to `to`, else to the caller's
 * address. Another address asks for the owner's proof (400), five times an hour (429): the mail speaks for the institute.
 * Refuses (400) without a real address. A failure is a result, not a refusal.
 */
export async function sendTestMail(
  context: Context,
  given: string | undefined,
): Promise<{ to: string; isSent: boolean; reason: string | null }> {
  const account = await findWriter(context.db, accountIdOf(context.caller) ?? 0);
  const to = given ?? account?.email ?? '';
  if (given === undefined && !isRealAddress(to)) throw new Refusal('noAddressToTry');
  if (to.toLowerCase() !== account?.email?.toLowerCase()) {
    await reauthenticateCaller(context);
    await consumeLimit(context, `testMail:${accountIdOf(context.caller)}`, testMailLimit);
  }
  const reason = await tryToSend(context, to, account?.firstName ?? '');
  await recordAudit(context, 'settings.testMail', 'settings:mail', { isSent: reason === null });
  return { to, isSent: reason === null, reason };
}

async function tryToSend(context: Context, to: string, firstName: string): Promise<string | null> {
  const { smtpUrl } = context.config;
  if (smtpUrl === undefined) return noServer;
  const name = portalNameOf(context);
  try {
    const subject = `Prueba de correo de ${name}`;
    const text = letter(context, firstName, [
      'Si lees esto, el correo de tu portal sale bien.',
      `Lo pidió una persona que administra ${name}, en Ajustes:`,
      `${context.publicUrl}/ajustes`,
    ]);
    await openMailer(smtpUrl).sendMail({
      to,
      from: senderOfMails(context),
      replyTo: context.settings.contact,
      subject,
      text,
      html: htmlOfMail({ subject, text, publicUrl: context.publicUrl }),
    });
    return null;
  } catch (error) {
    // whoever tries the server's settings needs the exact words, also those of a connection that failed
    const [told, words] = [shortReason(error), serverWords(error)];
    return told.includes(words) ? told : `${told} · ${words}`;
  }
}
