import { calculatorPrefix } from '../../../contract/text/rich-text.ts';

type BlockKind = 'paragraph' | 'heading' | 'item' | 'quote' | 'code' | 'row' | 'image' | 'caption' | 'line';

/** A block of a text, as a reader sees it. */
export interface TextBlock {
  kind: BlockKind;
  /** 2 to 4 for a heading; the depth of a list item, from 1; otherwise 0. */
  level: number;
  /** The visible words; the cells of a row are separated by ' | '. */
  text: string;
  /** The text with its bold, its links and its images' addresses: tells apart blocks that read alike. */
  markup: string;
}

const tokens = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|<!--[\s\S]*?-->|([^<]+|<)/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const inlineTags = new Set(['strong', 'em', 'u', 's', 'code', 'a', 'b', 'i']);

/**
 * The blocks of a text's HTML in reading order, without empty ones. It needs no DOM, because the server
 * renders them too.
 */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const open: string[] = [];
  let text = '';
  let markup = '';

  const isInside = (tag: string) => open.includes(tag);
  function flush(): void {
    const isCode = isInside('pre');
    const words = isCode ? text.replace(/^\n+|\s+$/g, '') : text.replace(/\s+/g, ' ').trim();
    if (words.replace(/[\s|]/g, '') !== '')
      blocks.push({ ...kindIn(open), text: words, markup: markup.replace(/\s+/g, ' ').trim() });
    text = '';
    markup = '';
  }
  function write(words: string, raw: string): void {
    text += words;
    markup += raw;
  }

  for (const [token, slash, name, attributes = '', plain] of html.matchAll(tokens)) {
    if (plain !== undefined) write(decoded(plain), plain);
    if (name === undefined) continue;
    const tag = name.toLowerCase();
    const isEnd = slash === '/';
    if (inlineTags.has(tag)) markup += token;
    else if (tag === 'br') write(isInside('pre') ? '\n' : ' ', token);
    else if (tag === 'img') {
      const alt = attribute(attributes, 'alt');
      const words = alt === '' ? '[Imagen]' : `[Imagen: ${alt}]`;
      if (isInside('tr')) write(words, token);
      else {
        flush();
        blocks.push({ kind: 'image', level: 0, text: words, markup: attribute(attributes, 'src') });
      }
    } else if (tag === 'data') {
      const value = attribute(attributes, 'value');
      if (!isEnd && value.startsWith(calculatorPrefix)) write('[Calculadora]', token);
      else if (!isEnd && value !== '') write(`[Dato: ${value.replaceAll('-', ' ')}]`, token);
      else markup += token;
    } else if (tag === 'hr') {
      flush();
      blocks.push({ kind: 'line', level: 0, text: '[Línea]', markup: '' });
    } else if (isInside('tr') && tag !== 'tr') {
      // a cell's content stays on the line of its row
      if (!isEnd) write(tag === 'td' || tag === 'th' ? (text.trim() === '' ? '' : ' | ') : ' ', `<${tag}>`);
    } else {
      flush();
      if (!isEnd) open.push(tag);
      else if (isInside(tag)) open.length = open.lastIndexOf(tag);
    }
  }
  flush();
  return blocks;
}

/** The kind of text inside these elements, the innermost last. */
function kindIn(open: readonly string[]): Pick<TextBlock, 'kind' | 'level'> {
  const inner = open.at(-1) ?? '';
  if (/^h[1-6]$/.test(inner)) return { kind: 'heading', level: Number(inner[1]) };
  if (inner === 'tr') return { kind: 'row', level: 0 };
  if (inner === 'pre') return { kind: 'code', level: 0 };
  if (inner === 'figcaption') return { kind: 'caption', level: 0 };
  if (open.includes('li')) return { kind: 'item', level: open.filter((tag) => tag === 'li').length };
  return { kind: open.includes('blockquote') ? 'quote' : 'paragraph', level: 0 };
}

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function attribute(attributes: string, name: string): string {
  const [, quoted = '', single = ''] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return decoded(quoted || single).trim();
}
