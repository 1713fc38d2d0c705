import type { Context } from '../../../context/context.ts';
import { letter } from '../../mail/letter.ts';
import { putMail } from '../../mail/outbox.ts';
import { fileOf } from '../certificate-file.ts';
import { type Certificate, certificateFileName } from '../certificates.rules.ts';
import { findHolder } from './holder.queries.ts';

/**
 * Sends a certificate to its holder once its file is made, in the transaction that enters the file in its row, so that
 * it goes once. Without mail, or of a deleted account, nobody can be told.
 */
export async function tellHolder(inside: Context, certificate: Certificate, sha256: Buffer): Promise<void> {
  if (inside.config.smtpUrl === undefined) return;
  const holder = await findHolder(inside.db, certificate.accountId);
  if (holder === undefined) return;
  const { code, courseTitle, grade } = certificate;
  await putMail(inside, {
    kind: 'notice',
    accountId: certificate.accountId,
    to: holder.email,
    subject: `Tu certificado: ${courseTitle}`,
    text: letter(holder.firstName, [
      `Aprobaste «${courseTitle}» con ${grade} de 100. Tu certificado va con este correo, en PDF.`,
      'También está en tu perfil, donde puedes compartirlo:',
      `${inside.publicUrl}/profile?tab=certificados`,
      'Quien lo reciba puede comprobar aquí que es auténtico:',
      `${inside.publicUrl}/certificado/${code}`,
    ]),
    hasSecret: false,
    attachment: { file: fileOf(certificate, sha256), name: certificateFileName(courseTitle) },
  });
}
