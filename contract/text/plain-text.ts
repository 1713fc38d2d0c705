/** Line ends of Windows, old programs, Word and Unicode. */
const lineEnds = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/**
 * Characters that no text needs and that break some readers: control characters except tab and line feed, direction
 * overrides, lone surrogates, and Unicode's noncharacters.
 */
const unwritten = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** A text as typed: '\n' as line end, without invisible characters that come with copied text. */
export const plainText = (text: string): string => text.replace(lineEnds, '\n').replace(unwritten, '');

/** A blank after another starts no match, or thousands of blanks would be read once for each of them. */
export const plainLine = (text: string): string => plainText(text).replace(/(?<! ) *[\n\t]\s*/g, ' ');
