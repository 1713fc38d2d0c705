const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|tr|td|th|figcaption|pre)>|<br\s*\/?>/g;

/** The visible words of sanitised HTML, with one space between blocks. */
export function visibleText(html: string): string {
  return html
    .replace(blockEnd, ' ')
    .replace(/<data value="calculadora-[^"]*"><\/data>/g, ' ') // a calculator is no words
    .replace(/<data value="[^"]*"><\/data>/g, '…') // a fact, whose value is put in when the text is drawn
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
