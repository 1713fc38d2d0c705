/**
 * The control characters except tab, line feed and carriage return, to be put into a character class. It is a
 * string, since a regular expression that spells them out looks like a mistake.
 */
export const controlCharacters = String.raw`\0-\x08\x0b\x0c\x0e-\x1f\x7f`;
