// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritten = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

/** A question's text for storage: '\n' as line end, without control characters, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwritten, '').trim();
}
