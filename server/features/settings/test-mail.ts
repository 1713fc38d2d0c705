import { accountIdOf } from '../../../contract/caller.ts';
import { isRealAddress } from '../../../contract/content/portal-settings.ts';
import { Refusal } from '../../../contract/refusal.ts';
import type { Context } from '../../context/context.ts';
import { openMailer } from '../../platform/mail.ts';
import { recordAudit } from '../audit/audit.ts';
import { letter, portalNameOf } from '../mail/letter.ts';
import { shortReason } from '../mail/mail.rules.ts';
import { senderOfMails } from '../mail/sender.ts';
import { findWriter } from './settings.queries.ts';

const noServer = 'el portal no tiene servidor de correo. Quien lo instala lo configura con SMTP_URL.';

/**
 * Sends a test mail immediately and past the outbox, so that the mail server answers: to `to`, else to the caller's
 * address. Refuses (400) without a real address. A failure is a result, not a refusal.
 */
export async function sendTestMail(
  context: Context,
  given: string | undefined,
): Promise<{ to: string; isSent: boolean; reason: string | null }> {
  const account = await findWriter(context.db, accountIdOf(context.caller) ?? 0);
  const to = given ?? account?.email ?? '';
  if (given === undefined && !isRealAddress(to)) throw new Refusal('noAddressToTry');
  const reason = await tryToSend(context, to, account?.firstName ?? '');
  await recordAudit(context, 'settings.testMail', 'settings:mail', { isSent: reason === null });
  return { to, isSent: reason === null, reason };
}

async function tryToSend(context: Context, to: string, firstName: string): Promise<string | null> {
  const { smtpUrl } = context.config;
  if (smtpUrl === undefined) return noServer;
  const name = portalNameOf(context);
  try {
    await openMailer(smtpUrl).sendMail({
      to,
      from: senderOfMails(context),
      replyTo: context.settings.contact,
      subject: `Prueba de correo de ${name}`,
      text: letter(context, firstName, [
        'Si lees esto, el correo de tu portal sale bien.',
        `Lo pidió una persona que administra ${name}, en Ajustes:`,
        `${context.publicUrl}/ajustes`,
      ]),
    });
    return null;
  } catch (error) {
    return shortReason(error);
  }
}
