/** The reason to refuse a JSON text; `twice` = a duplicate name in one object. */
export type JsonFault = { kind: 'tooDeep' | 'tooMany' | 'foreignName' } | { kind: 'twice'; name: string };

/** The most lists and objects open at once, and the most openings, separators and names. */
export const jsonLimits = { levels: 64, signs: 50_000 };

const sign = (text: string) => text.charCodeAt(0);
const [quote, backslash, colon, comma] = [sign('"'), sign('\\'), sign(':'), sign(',')];
const [openBrace, closeBrace, openBracket, closeBracket] = [sign('{'), sign('}'), sign('['), sign(']')];

/**
 * Scans every byte of a JSON text once, valid or not, to find what would take long to parse, and duplicate names, which
 * two parsers could read differently (spec 3.1).
 */
export function scanJson(bytes: Uint8Array): JsonFault | undefined {
  const open: (Set<string> | null)[] = []; // null = a list
  let [signs, textStart, textEnd] = [0, 0, 0];
  let twice: string | undefined;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) {
      textStart = at;
      for (at += 1; at < bytes.length && bytes[at] !== quote; at += 1) if (bytes[at] === backslash) at += 1;
      textEnd = at + 1;
    } else if (byte === openBrace || byte === openBracket) {
      signs += 1;
      if (open.length === jsonLimits.levels) return { kind: 'tooDeep' };
      open.push(byte === openBrace ? new Set() : null);
    } else if (byte === closeBrace || byte === closeBracket) open.pop();
    else if (byte === comma) signs += 1;
    else if (byte === colon) {
      signs += 1;
      const name = unquoted(bytes.subarray(textStart, textEnd));
      if (name === '__proto__') return { kind: 'foreignName' };
      const names = open.at(-1);
      if (names?.has(name) === true) twice ??= name;
      names?.add(name);
    }
    if (signs > jsonLimits.signs) return { kind: 'tooMany' };
  }
  return twice === undefined ? undefined : { kind: 'twice', name: twice };
}

/** A name without its quotes; an invalid one is left to the parser. */
function unquoted(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  if (!text.includes('\\')) return text.slice(1, -1);
  try {
    return JSON.parse(text) as string;
  } catch {
    return text; // the text is invalid, and its parser says so
  }
}
