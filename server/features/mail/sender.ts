import type { Portal } from '../../context/context.ts';
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
