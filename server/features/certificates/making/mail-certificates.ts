import type { Context } from '../../../context/context.ts';
import { letter } from '../../mail/letter.ts';
import { letterEndsAt } from '../../mail/mail.rules.ts';
import { type MailToPut, putMails } from '../../mail/outbox.ts';
import { fileOf } from '../certificate-file.ts';
import { type Certificate, certificateFileName } from '../certificates.rules.ts';
import { listHolders, listReplacing } from './holder.queries.ts';

interface FileMade {
  certificate: Certificate;
  sha256: Buffer;
}

/**
 * Mails certificates to their holders once their files are made, in the transaction that enters the files in their
 * rows, so that each goes once. Does nothing without mail, for a deleted account
 * or one without an e-mail.
 */
export async function mailCertificates(inside: Context, made: readonly FileMade[]): Promise<void> {
  if (inside.config.smtpUrl === undefined || made.length === 0) return;
  const ids = made.map(({ certificate }) => certificate.accountId);
  const holders = new Map((await listHolders(inside.db, ids)).map((holder) => [holder.id, holder]));
  const replacing = await listReplacing(
    inside.db,
    made.map(({ certificate }) => certificate.id),
  );
  const formerCodes = new Map(replacing.map(({ id, formerCode }) => [id, formerCode]));
  const mails = made.flatMap((each) => {
    const { id, accountId } = each.certificate;
    const holder = holders.get(accountId);
    return holder === undefined ? [] : mailWith(inside, each, holder, formerCodes.get(id));
  });
  await putMails(inside, mails);
}

function mailWith(
  context: Context,
  { certificate, sha256 }: FileMade,
  holder: { email: string | null; firstName: string },
  formerCode: string | undefined,
): MailToPut {
  const { publicUrl, clock } = context;
  const { code, courseTitle, grade } = certificate;
  return {
    kind: 'notice',
    accountId: certificate.accountId,
    to: holder.email,
    subject: `${formerCode === undefined ? 'Tu certificado' : 'Tu certificado, de nuevo'}: ${courseTitle}`,
    text: letter(context, holder.firstName, [
      formerCode === undefined
        ? `Aprobaste «${courseTitle}» con ${grade} de 100. Tu certificado va con este correo, en PDF.`
        : `Emitimos de nuevo tu certificado de «${courseTitle}»: va con este correo, en PDF, y reemplaza al de código ${formerCode}, que ya no es válido.`,
      'También está en tu perfil, donde puedes compartirlo:',
      `${publicUrl}/profile?tab=certificados`,
      'Quien lo reciba puede comprobar aquí que es auténtico:',
      `${publicUrl}/certificado/${code}`,
    ]),
    hasSecret: false,
    expiresAt: letterEndsAt(clock.now()),
    attachment: { file: fileOf(certificate, sha256), name: certificateFileName(courseTitle) },
  };
}
