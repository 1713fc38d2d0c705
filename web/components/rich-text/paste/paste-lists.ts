import { blockNames, cssOf, isBlank, rename, textsIn } from './paste-dom.ts';

type OpenList = { list: Element; level: number; mark: ItemMark };

/** Turns Word's paragraphs that look like list items into items of real lists, deeper ones nested. */
export function listParagraphs(root: Element): void {
  itemsOfOwnLists(root);
  const parents = new Set<Element>();
  for (const paragraph of root.querySelectorAll('p'))
    if (paragraph.parentElement) parents.add(paragraph.parentElement);
  for (const parent of parents) if (!parent.matches('li')) listChildren(parent);
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) markOf(heading); // its number stays as text
}

/** Word online writes every item as a list of its own and gives its depth in an attribute. */
function itemsOfOwnLists(root: Element): void {
  for (const item of [...root.querySelectorAll('li[data-aria-level]')]) {
    const list = item.parentElement;
    if (list === null) continue;
    const kind = list.matches('ol') ? 'ol' : 'ul';
    const paragraph = root.ownerDocument.createElement('p');
    paragraph.dataset['level'] = item.getAttribute('data-aria-level') ?? '1';
    paragraph.dataset['kind'] = kind;
    paragraph.dataset['type'] = typeOf(list) ?? '';
    paragraph.dataset['start'] = item.getAttribute('data-aria-posinset') ?? list.getAttribute('start') ?? '1';
    const inner = item.querySelector(':scope > p');
    paragraph.append(...(inner ?? item).childNodes);
    const wrapper = list.closest('.ListContainerWrapper') ?? list;
    wrapper.before(paragraph);
    item.remove();
    if (list.children.length === 0) (wrapper.querySelector('li') ? list : wrapper).remove();
  }
}

function listChildren(parent: Element): void {
  let open: OpenList[] = [];
  for (const child of [...parent.childNodes]) {
    if (isBlank(child)) continue;
    const mark = child.nodeType === 1 && (child as Element).matches('p') ? markOf(child as Element) : null;
    if (mark === null) open = [];
    else if (mark === 'goesOn') open.at(-1)?.list.lastElementChild?.append(child);
    else open = withItem(open, child as Element, asGoesOn(mark, open));
  }
}

/** 'i)' after 'h)' is a letter, and a Roman number elsewhere. */
function asGoesOn(mark: ItemMark, open: readonly OpenList[]): ItemMark {
  const last = open.findLast(({ level }) => level === mark.level);
  if (last === undefined || mark.type.toLowerCase() === last.mark.type.toLowerCase()) return mark;
  const next = last.mark.start + 1;
  if (/^i$/i.test(mark.type) && /^a$/i.test(last.mark.type) && mark.letter === next)
    return { ...mark, type: last.mark.type, start: next };
  if (/^a$/i.test(mark.type) && /^i$/i.test(last.mark.type) && mark.roman === next)
    return { ...mark, type: last.mark.type, start: next };
  return mark;
}

/** Adds a paragraph to the open lists as their next item. Returns the lists that are open afterwards. */
function withItem(open: OpenList[], paragraph: Element, mark: ItemMark): OpenList[] {
  const kept = open.filter(({ level }) => level <= mark.level);
  const last = kept.at(-1);
  const isSame = last !== undefined && last.level === mark.level;
  const goesOn =
    isSame &&
    last.mark.kind === mark.kind &&
    (mark.kind === 'ul' || (last.mark.id === mark.id && last.mark.type === mark.type));
  const list = goesOn ? last.list : paragraph.ownerDocument.createElement(mark.kind);
  if (!goesOn) {
    if (mark.type !== '') list.setAttribute('type', mark.type);
    if (mark.start > 1) list.setAttribute('start', String(mark.start));
    if (isSame) last.list.after(list);
    else if (last) last.list.lastElementChild?.append(list);
    else paragraph.before(list);
  }
  const item = paragraph.ownerDocument.createElement('li');
  list.append(item);
  item.append(paragraph);
  const below = isSame ? kept.slice(0, -1) : kept;
  return [...below, { list, level: mark.level, mark }];
}

/** Moves a list that is a direct child of a list, as Google Docs writes it, into the item before. */
export function regroupItems(root: Element): void {
  for (const list of [...root.querySelectorAll('ul, ol')]) {
    const parent = list.parentElement;
    if (!parent?.matches('ul, ol')) continue;
    const before = list.previousElementSibling;
    const item = before?.matches('li') ? before : root.ownerDocument.createElement('li');
    if (item !== before) list.before(item);
    item.append(list);
  }
  for (const list of [...root.querySelectorAll('ul, ol')]) {
    for (const child of [...list.childNodes]) {
      if (child.nodeType === 1 && !(child as Element).matches('li')) rename(child as Element, 'li');
      else if (child.nodeType === 3 && isBlank(child)) child.remove();
    }
  }
  for (const item of [...root.querySelectorAll('li')]) {
    if (!item.parentElement?.matches('ul, ol')) rename(item, item.querySelector(blockNames) ? 'div' : 'p');
  }
}

/** The list item that Word writes as a paragraph. `start` is the number it shows, or 1 if it shows none. */
type ItemMark = {
  level: number;
  kind: 'ul' | 'ol';
  start: number;
  /** How the items are counted: '' = by numbers, 'a' and 'A' = by letters, 'i' and 'I' = by Roman numbers. */
  type: string;
  id: string;
  /** The places that a letter has in the alphabet and as a Roman number; 0 = none. */
  letter?: number;
  roman?: number;
};

const numberSign = /^\(?(?:(\d{1,3})|([a-z])|([ivxlc]{1,6}))[.)º°–-]+$/i;
/** A sign that is a text: 'Artículo 1.-', 'CAPÍTULO II', '1.1'. */
const wordySign = /\p{L}{3}|\d\.\d/u;

const bulletText = /^[\s\u00a0]*[•·▪◦‣●○■\uf0b7\uf0a7][\s\u00a0]+/;
const numberText = /^[\s\u00a0]*(\(?(?:\d{1,3}|[a-z])[.)])[\s\u00a0]{2,}/i;

/**
 * Reads and removes Word's marks of a list item. 'goesOn' = the paragraph continues the previous item; null = no list
 * item. The number of a heading stays as text.
 */
function markOf(paragraph: Element): ItemMark | 'goesOn' | null {
  const { level: told, kind, start, type = '' } = (paragraph as HTMLElement).dataset;
  if (told !== undefined && kind !== undefined)
    return { level: Number(told), kind: kind === 'ol' ? 'ol' : 'ul', start: Number(start), type, id: '' };
  const sign = takeSign(paragraph);
  const list = /\bl(\d+)\s+level(\d+)(?:\s+lfo(\d+))?/.exec(cssOf(paragraph)['mso-list'] ?? '');
  if (sign !== undefined && isWordy(sign)) return null; // it stays as text
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

const isWordy = (sign: string) => wordySign.test(sign) && !/^\(?[ivxlc]+[.)]+$/i.test(sign);

function kindOf(sign: string | undefined): Omit<ItemMark, 'level' | 'id'> {
  const [, digits, letter, roman] = (sign === undefined ? null : numberSign.exec(sign)) ?? [];
  if (digits !== undefined) return { kind: 'ol', start: Number(digits), type: '' };
  const written = letter ?? roman;
  if (written === undefined)
    return { kind: sign !== undefined && /\d/.test(sign) ? 'ol' : 'ul', start: 1, type: '' };
  const isUpper = written === written.toUpperCase();
  const places = { letter: letter === undefined ? 0 : placeOfLetter(letter), roman: romanValue(written) };
  const isRoman = letter === undefined || /^i$/i.test(letter);
  return {
    kind: 'ol',
    start: isRoman ? places.roman : places.letter,
    type: isRoman ? (isUpper ? 'I' : 'i') : isUpper ? 'A' : 'a',
    ...places,
  };
}

const placeOfLetter = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
const romanSizes: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** 'iv' is 4; 0 for what is no Roman number. */
const romanValue = (written: string): number =>
  [...written.toLowerCase()].reduce((sum, letter, at, all) => {
    const [size, next] = [romanSizes[letter] ?? 0, romanSizes[all[at + 1] ?? ''] ?? 0];
    return sum + (size < next ? -size : size);
  }, 0);

const cssTypes: Record<string, string> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** How a list counts, by its own mark or its style, or that of its first item, as Google Docs writes it. */
function typeOf(list: Element): string | undefined {
  const own = list.getAttribute('type') ?? '';
  if (/^[aAiI]$/.test(own)) return own;
  for (const element of [list, list.querySelector(':scope > li')]) {
    const type = element === null ? undefined : cssTypes[cssOf(element)['list-style-type'] ?? ''];
    if (type !== undefined) return type;
  }
  return undefined;
}

/** Writes into each numbered list how it counts. */
export function typeLists(root: Element): void {
  for (const list of root.querySelectorAll('ol')) {
    const type = typeOf(list);
    if (type === undefined) list.removeAttribute('type');
    else list.setAttribute('type', type);
  }
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
  const written = (span.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
  const sign = isWordy(written) ? written : written.replaceAll(' ', '');
  if (paragraph.matches('p') && !isWordy(sign)) span.remove();
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
