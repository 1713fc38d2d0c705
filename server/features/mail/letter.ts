import type { Portal } from '../../context/context.ts';

/** The sender's name and address, by the current settings. */
export type Writer = Pick<Portal, 'publicUrl' | 'settings'>;

export const portalNameOf = ({ settings }: Pick<Writer, 'settings'>): string => settings.current.name;

/**
 * Formats the text of a mail: greeting, paragraphs, signature. A link gets a line of its own, so that every mail
 * program recognises all of it. Without a name (null) it goes to an address that nobody has confirmed: a stranger may
 * have typed it, with an advertisement for a name.
 */
export function letter(
  writer: Pick<Writer, 'settings'>,
  firstName: string | null,
  paragraphs: readonly string[],
): string {
  const greeting = firstName === null ? 'Hola:' : `Hola, ${firstName}:`;
  return [greeting, ...paragraphs, `Un saludo,\nEl equipo de ${portalNameOf(writer)}`]
    .join('\n\n')
    .concat('\n');
}

/** Makes a link from PUBLIC_URL, never from a request (spec 5.6). */
export function portalLink(publicUrl: string, path: string, query: Record<string, string>): string {
  return `${publicUrl}${path}?${new URLSearchParams(query).toString()}`;
}
