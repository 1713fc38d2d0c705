import type { Portal } from '../../context/context.ts';
import { signature } from '../../platform/crypto/keys.ts';
import type { Sender } from '../../platform/mail.ts';

/** MAIL_FROM, 'Aula <aula@instituto.bo>', as name and address. */
export function senderOf(mailFrom: string): Sender {
  const [, name = '', address = mailFrom] = /^([^<>]*)<([^<>]+)>$/.exec(mailFrom.trim()) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** The sender of every mail: the name of the settings at the address of MAIL_FROM (spec 11.1). */
export const senderOfMails = ({ config, settings }: Pick<Portal, 'config' | 'settings'>): Sender => ({
  name: settings.current.senderName,
  address: senderOf(config.mailFrom).address,
});

const signatureLength = 22;
const signatureOf = ({ keys }: Pick<Portal, 'keys'>, mailId: number) =>
  signature(keys.mail, `message:${mailId}`).slice(0, signatureLength);

/** The mail's own id: a job that died between the server's answer and its own last line sends it once more. */
export function messageIdOf(portal: Pick<Portal, 'config' | 'settings' | 'keys'>, mailId: number): string {
  const domain = senderOfMails(portal).address.split('@').at(-1) ?? 'localhost';
  return `<${mailId}.${signatureOf(portal, mailId)}@${domain}>`;
}

/** The mails of this portal whose Message-ID stands in a text, such as the notice of a letter that came back. */
export function mailsNamedIn(portal: Pick<Portal, 'keys'>, text: string): number[] {
  const found = text.matchAll(new RegExp(`<(\\d{1,9})\\.([\\w-]{${signatureLength}})@`, 'g'));
  const ids = [...found]
    .filter(([, id, signed]) => signatureOf(portal, Number(id)) === signed)
    .map(([, id]) => Number(id));
  return [...new Set(ids)];
}
