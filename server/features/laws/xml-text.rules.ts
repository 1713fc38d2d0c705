/** The encoding of a text, from its first bytes and its declaration; UTF-8 by default. */
export function encodingOf(head: Uint8Array): string {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c && third === 0) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(head.subarray(0, 200));
  return (
    /^(?:\u00ef\u00bb\u00bf)?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  );
}

/** Root elements of a web page, whatever the text calls itself. */
const pageRoots = /^(?:html|head|body|script|style|iframe|frameset|object|embed|img|div|p)$/;
const prologPart = /^\s*(?:<\?[^>]*\?>|<!--[\s\S]*?-->)/;
const doctype = /^\s*<!doctype\s+([^\s>[]+)[^>[]*(?:\[[\s\S]*?\]\s*)?>/i;
const rootElement = /^\s*<(?:[\p{L}_][\p{L}\p{N}_.-]*:)?([\p{L}_][\p{L}\p{N}_.-]*)(?=[\s/>])/u;

/**
 * True for a text that starts like XML: declaration, comments and doctype, if any, then a root that is not a web
 * page's.
 */
export function beginsAsXml(text: string): boolean {
  let rest = text.replace(/^\ufeff/, '');
  for (let part = prologPart.exec(rest); part !== null; part = prologPart.exec(rest))
    rest = rest.slice(part[0].length);
  const [declared, type] = doctype.exec(rest) ?? ['', ''];
  if (pageRoots.test(type.toLowerCase())) return false;
  rest = rest.slice(declared.length);
  for (let part = prologPart.exec(rest); part !== null; part = prologPart.exec(rest))
    rest = rest.slice(part[0].length);
  const root = rootElement.exec(rest)?.[1];
  return root !== undefined && !pageRoots.test(root.toLowerCase());
}
