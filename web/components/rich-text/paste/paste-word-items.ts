import { cssOf, textsIn } from './paste-dom.ts';

/** The list item that Word writes as a paragraph. `start` is the number it shows, or 1 if it shows none. */
export type ItemMark = { level: number; kind: 'ul' | 'ol'; start: number; id: string };

const numberSign = /^\(?(?:(\d{1,3})(?:\.\d{1,3})*[.)º°–-]*|(?:[a-z]|[ivxlc]{1,6})[.)]+)$/i;
const bulletText = /^[\s\u00a0]*[•·▪◦‣●○■\uf0b7\uf0a7][\s\u00a0]+/;
const numberText = /^[\s\u00a0]*(\(?(?:\d{1,3}|[a-z])[.)])[\s\u00a0]{2,}/i;

/**
 * Reads and removes Word's marks of a list item. 'goesOn' = the paragraph continues the previous item; null = no list
 * item. The number of a heading stays as text.
 */
export function markOf(paragraph: Element): ItemMark | 'goesOn' | null {
  const { level: told, kind, start } = (paragraph as HTMLElement).dataset;
  if (told !== undefined && kind !== undefined)
    return { level: Number(told), kind: kind === 'ol' ? 'ol' : 'ul', start: Number(start), id: '' };
  const sign = takeSign(paragraph);
  const list = /\bl(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/.exec(cssOf(paragraph)['mso-list'] ?? '');
  if (list !== null && paragraph.matches('p')) {
    const id = `${list[1]}-${list[3] ?? ''}`;
    return { level: Number(list[2]), ...kindOf(sign ?? typedSign(paragraph)), id };
  }
  if (!paragraph.matches('p')) return null;
  const isWordItem = /MsoListParagraph/.test(paragraph.className);
  const typed = typedSign(paragraph, isWordItem);
  if (typed !== undefined) return { level: levelByIndent(paragraph), ...kindOf(typed), id: 'typed' };
  return isWordItem && cssOf(paragraph)['mso-list'] === undefined ? 'goesOn' : null;
}

function kindOf(sign: string | undefined): { kind: 'ul' | 'ol'; start: number } {
  const number = sign === undefined ? null : numberSign.exec(sign);
  if (number === null) return { kind: 'ul', start: 1 };
  const isPlain = number[1] !== undefined && !/\d\.\d/.test(sign ?? '');
  return { kind: 'ol', start: isPlain ? Number(number[1]) : 1 };
}

/**
 * Takes the bullet or number from the span that Word tells other programs to ignore. In a heading it stays,
 * as plain text.
 */
function takeSign(paragraph: Element): string | undefined {
  const span = [...paragraph.querySelectorAll('[data-css]')].find(
    (each) => cssOf(each)['mso-list'] === 'ignore',
  );
  if (span === undefined) return undefined;
  const sign = (span.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  if (paragraph.matches('p')) span.remove();
  else span.replaceWith(`${sign} `);
  return sign;
}

/** Takes a bullet that is typed at the beginning, and in Word's own items a number, out of the text. */
function typedSign(paragraph: Element, mayBeNumber = true): string | undefined {
  const whole = paragraph.textContent ?? '';
  const found = bulletText.exec(whole) ?? (mayBeNumber ? numberText.exec(whole) : null);
  if (found === null) return undefined;
  let rest = found[0].length;
  for (const text of textsIn(paragraph)) {
    const taken = Math.min(rest, text.data.length);
    text.data = text.data.slice(taken);
    rest -= taken;
    if (rest === 0) break;
  }
  return found[0].replace(/[\s\u00a0]+/g, '');
}

/** The level of an item by its indent: Word indents each level by half an inch, 36 points. */
function levelByIndent(paragraph: Element): number {
  const css = cssOf(paragraph);
  const [, size = '36', unit = 'pt'] = /([\d.]+)(pt|in|cm)/.exec(css['margin-left'] ?? '') ?? [];
  const points = Number(size) * ({ pt: 1, in: 72, cm: 28.35 }[unit] ?? 1);
  return Math.max(1, Math.round(points / 36));
}
