const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const blockEdge =
  /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|table|tr|td|th|figure|figcaption|pre|div|details|summary)\b[^>]*>|<[bh]r\s*\/?>/g;

/** The visible words of sanitised HTML, each block on a line of its own: a heading is no part of the sentence after it. */
export function visibleLines(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(blockEdge, '\n')
    .replace(/<data value="calculadora-[^"]*"><\/data>/g, ' ') // a calculator is no words
    .replace(/<data value="[^"]*"><\/data>/g, '…') // a fact, whose value is put in when the text is drawn
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?(?:\n ?)+/g, '\n')
    .trim();
}

/** The visible words of sanitised HTML, with one space between blocks. */
export const visibleText = (html: string): string => visibleLines(html).replaceAll('\n', ' ');

/** Lines in one: a dot in the middle stands where a line ends without a mark of its own. */
export const inOneLine = (lines: string): string =>
  lines
    .trim()
    .replace(/(?<=[.!?:;,…][»"')\]]*)\s*\n\s*/g, ' ')
    .replace(/\s*\n\s*/g, ' · ')
    .replace(/\s+/g, ' ');
