/** The name under which the portal writes. */
export const portalName = 'Aula Previsional';

/**
 * A mail's text: greeting, paragraphs, signature. A link stands alone on its line, so that every program
 * finds it whole.
 */
export function letter(firstName: string, paragraphs: readonly string[]): string {
  return [`Hola, ${firstName}:`, ...paragraphs, `Un saludo,\nEl equipo de ${portalName}`]
    .join('\n\n')
    .concat('\n');
}

/** A link into the portal; always from PUBLIC_URL, never from a request (spec 5.6). */
export function portalLink(publicUrl: string, path: string, query: Record<string, string>): string {
  return `${publicUrl}${path}?${new URLSearchParams(query).toString()}`;
}
