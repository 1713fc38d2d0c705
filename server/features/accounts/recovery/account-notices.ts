import type { Context } from '../../../context/context.ts';
import { localOfInstant } from '../../../platform/calendar.ts';
import { letter, portalNameOf } from '../../mail/letter.ts';
import { putMails } from '../../mail/outbox.ts';

interface Owner {
  id: number;
  username: string;
  firstName: string;
  email: string | null;
}

const changes = {
  password: 'Cambió la contraseña de tu cuenta',
  email: 'Cambió el correo de tu cuenta',
  role: 'Cambió el rol de tu cuenta',
  deletion: 'Se eliminó tu cuenta',
  factor: 'Cambió el segundo paso para entrar a tu cuenta',
  device: 'Se abrió en un equipo nuevo tu cuenta',
  lostPhone: 'Se creó un enlace para entrar sin el segundo paso a tu cuenta',
  link: 'Se creó un enlace para elegir otra contraseña de tu cuenta',
} as const;

/** The records that remain of a deleted account (spec 9.10). */
const certificatesStay =
  'Los certificados que obtuviste siguen valiendo: conservamos tu nombre y lo demás que llevan impreso, sin el número de tu documento, para que quien los reciba pueda comprobarlos con su código. Guarda tus archivos PDF: los nuestros se borran.';

const noticeSeconds = 7 * 24 * 3600;

/**
 * Notifies the owner of an account, at the current address, of a change (spec 5.7), whoever made it, in the
 * transaction of the change. Does nothing without a mail server.
 */
export function tellOwner(
  inside: Context,
  owner: Owner,
  what: keyof typeof changes,
  more: readonly string[] = [],
): Promise<void> {
  return tellOwners(inside, [owner], what, more);
}

/**
 * Notifies a member of the decision on a change of name or document (spec 5.12). Does nothing without a mail server.
 */
export async function tellDecision(
  inside: Context,
  owner: Owner,
  { isGranted, answer, name }: { isGranted: boolean; answer: string; name: string },
): Promise<void> {
  if (inside.config.smtpUrl === undefined) return;
  const said = isGranted
    ? `Aceptamos el cambio que pediste: en tus próximos certificados dirá ${name}. Los que ya tienes siguen como están; si quieres uno con tus datos de ahora, pídelo al instituto.`
    : 'No aceptamos el cambio de nombre o de documento que pediste.';
  await putMails(inside, [
    {
      kind: 'notice',
      accountId: owner.id,
      to: owner.email,
      subject: `El cambio de datos que pediste en ${portalNameOf(inside)}`,
      text: letter(inside, owner.firstName, [
        said,
        ...(answer === '' ? [] : [`El instituto te dice: ${answer}`]),
        `${inside.publicUrl}/profile?tab=datos`,
      ]),
      hasSecret: true,
      expiresAt: new Date(inside.clock.now().getTime() + noticeSeconds * 1000),
    },
  ]);
}

export async function tellOwners(
  inside: Context,
  owners: readonly Owner[],
  what: keyof typeof changes,
  more: readonly string[] = [],
): Promise<void> {
  const { smtpUrl, timeZone } = inside.config;
  if (smtpUrl === undefined || owners.length === 0) return;
  const now = inside.clock.now();
  const [date, time] = localOfInstant(now, timeZone).split('T');
  const when = `el ${date?.split('-').reverse().join('/')} a las ${time}`;
  const mails = owners.map((owner) => ({
    kind: 'notice' as const,
    accountId: owner.id,
    to: owner.email,
    subject: `${changes[what]} en ${portalNameOf(inside)}`,
    text: letter(inside, owner.firstName, [
      `${changes[what]} ${owner.username} ${when}.`,
      ...more,
      'Si fuiste tú, o se lo pediste al instituto, no tienes que hacer nada. Si no, escríbenos ahora mismo:',
      `${inside.publicUrl}/contact`,
      ...(what === 'deletion' ? [certificatesStay] : []),
    ]),
    hasSecret: true,
    expiresAt: new Date(now.getTime() + noticeSeconds * 1000),
  }));
  await putMails(inside, mails);
}
