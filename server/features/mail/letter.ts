/** The sender's name in mails. */
export const portalName = 'Aula Previsional';

/** A letter that was not sent in so many days is not sent any more: what it says is over. */
const letterDays = 7;

export const letterEndsAt = (now: Date): Date => new Date(now.getTime() + letterDays * 86_400_000);

/**
 * Formats the text of a mail: greeting, paragraphs, signature. A link gets a line of its own, so that every mail
 * program recognises all of it.
 */
export function letter(firstName: string, paragraphs: readonly string[]): string {
  return [`Hola, ${firstName}:`, ...paragraphs, `Un saludo,\nEl equipo de ${portalName}`]
    .join('\n\n')
    .concat('\n');
}

/** Makes a link from PUBLIC_URL, never from a request (spec 5.6). */
export function portalLink(publicUrl: string, path: string, query: Record<string, string>): string {
  return `${publicUrl}${path}?${new URLSearchParams(query).toString()}`;
}
