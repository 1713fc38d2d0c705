/** The first `length` visible characters of plain text; '…' where something was cut, never in the middle of a word. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const head = characters.slice(0, length).join('');
  const lastSpace = head.lastIndexOf(' ');
  const whole = characters[length] === ' ' || lastSpace < length / 2 ? head : head.slice(0, lastSpace);
  return `${whole.replace(/[\s,;:.]+$/, '')}…`;
}

/** Minutes to read a text at 200 words a minute, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 200));
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text for a place in HTML, an attribute in double quotes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
