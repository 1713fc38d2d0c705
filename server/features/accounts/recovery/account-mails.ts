import { letter, portalLink, portalNameOf, type Writer } from '../../mail/letter.ts';
import type { MailToPut } from '../../mail/outbox.ts';

/** The owner of an account; without an e-mail nothing is mailed. */
interface Person {
  id: number;
  username: string;
  firstName: string;
  email: string | null;
}
interface Code {
  code: string;
  expiresAt: Date;
}

/** The link that activates an account whose owner has chosen a password already. */
export const activationLink = (publicUrl: string, username: string, code: string, next?: string): string =>
  portalLink(publicUrl, '/login', { username, strcode: code, ...(next === undefined ? {} : { next }) });

/**
 * The activation link of a new account (spec 5.1): `/login?username=…&strcode=…`, valid for 7 days. It keeps the path
 * the person was going to, also for another browser or device.
 */
export function activationMail(
  writer: Writer,
  person: Person,
  { code, expiresAt }: Code,
  next?: string,
): MailToPut {
  return {
    kind: 'activation',
    accountId: person.id,
    to: person.email,
    subject: `Activa tu cuenta en ${portalNameOf(writer)}`,
    text: letter(writer, null, [
      `Te damos la bienvenida. Tu cuenta en ${portalNameOf(writer)} está casi lista. Ábrela con este enlace:`,
      activationLink(writer.publicUrl, person.username, code, next),
      'El enlace sirve durante 7 días y una sola vez. Después podrás entrar con tu nombre de usuario o tu correo.',
      'Si no creaste esta cuenta, no hagas nada: sin el enlace nadie puede usarla.',
    ]),
    hasSecret: true,
    expiresAt,
  };
}

/** Tells the owner of an account that an administrator activated it, so that it can be used without the link. */
export function activatedMail(writer: Writer, person: Person, expiresAt: Date): MailToPut {
  return {
    kind: 'notice',
    accountId: person.id,
    to: person.email,
    subject: `Tu cuenta en ${portalNameOf(writer)} está activa`,
    text: letter(writer, person.firstName, [
      `El instituto activó tu cuenta en ${portalNameOf(writer)}. Ya puedes entrar con tu nombre de usuario, ${person.username}, o con tu correo:`,
      `${writer.publicUrl}/login`,
      'El enlace de activación que esperabas ya no hace falta.',
    ]),
    hasSecret: false,
    expiresAt,
  };
}

/** The link to choose a password with a code, for mails and for administrators to hand over. */
export const passwordLink = (publicUrl: string, username: string, code: string): string =>
  portalLink(publicUrl, '/forgetpassword', { username, strcode: code });

/**
 * The invitation to an account that an administrator added, to choose the password. Administrators can read its link,
 * like an activation mail's, and hand it over without mail.
 */
export function invitationMail(writer: Writer, person: Person, { code, expiresAt }: Code): MailToPut {
  return {
    kind: 'activation',
    accountId: person.id,
    to: person.email,
    subject: `Te creamos una cuenta en ${portalNameOf(writer)}: elige tu contraseña`,
    text: letter(writer, person.firstName, [
      `El instituto creó una cuenta para ti en ${portalNameOf(writer)}. Elige tu contraseña con este enlace:`,
      passwordLink(writer.publicUrl, person.username, code),
      `El enlace sirve durante 7 días y una sola vez. Después entras con tu nombre de usuario, ${person.username}, o con tu correo.`,
      'Si no la esperabas, no hagas nada: sin el enlace nadie puede usarla.',
    ]),
    hasSecret: true,
    expiresAt,
  };
}

/** The link for a new password: `/forgetpassword?username=…&strcode=…`, valid for an hour. */
export function resetMail(writer: Writer, person: Person, { code, expiresAt }: Code): MailToPut {
  return {
    kind: 'reset',
    accountId: person.id,
    to: person.email,
    subject: `Elige una contraseña nueva para ${portalNameOf(writer)}`,
    text: letter(writer, person.firstName, [
      `Pediste una contraseña nueva. Elígela con este enlace:`,
      passwordLink(writer.publicUrl, person.username, code),
      `El enlace sirve durante una hora y una sola vez. Tu nombre de usuario es ${person.username}.`,
      'Si no lo pediste, no hagas nada: tu contraseña de siempre sigue funcionando.',
    ]),
    hasSecret: true,
    expiresAt,
  };
}

/**
 * The mail to the new address, which applies once its link is followed. It is no activation mail: administrators do
 * not see its link.
 */
export function newEmailMail(
  writer: Writer,
  person: Person,
  newEmail: string,
  { code, expiresAt }: Code,
): MailToPut {
  return {
    kind: 'notice',
    accountId: person.id,
    to: newEmail,
    subject: `Confirma tu nuevo correo en ${portalNameOf(writer)}`,
    text: letter(writer, null, [
      'Quieres usar este correo en tu cuenta. Confírmalo con este enlace:',
      portalLink(writer.publicUrl, '/login', { username: person.username, strcode: code }),
      'El enlace sirve durante 7 días y una sola vez. Hasta entonces seguimos usando tu correo anterior.',
      'Si no lo pediste, no hagas nada.',
    ]),
    hasSecret: true,
    expiresAt,
  };
}

/** The mail that warns the old address of the change. */
export function oldEmailMail(writer: Writer, person: Person): MailToPut {
  return {
    kind: 'notice',
    accountId: person.id,
    to: person.email,
    subject: `Alguien pidió cambiar el correo de tu cuenta en ${portalNameOf(writer)}`,
    text: letter(writer, person.firstName, [
      'Desde tu cuenta se pidió usar otro correo. El cambio vale cuando se confirme desde el correo nuevo.',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, cambia tu contraseña ahora mismo: eso anula el cambio.',
    ]),
    hasSecret: false,
  };
}
