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
    else open = withItem(open, child as Element, mark);
  }
}

/** Adds a paragraph to the open lists as their next item. Returns the lists that are open afterwards. */
function withItem(open: OpenList[], paragraph: Element, mark: ItemMark): OpenList[] {
  const kept = open.filter(({ level }) => level <= mark.level);
  const last = kept.at(-1);
  const isSame = last !== undefined && last.level === mark.level;
  const goesOn = isSame && last.mark.kind === mark.kind && (mark.kind === 'ul' || last.mark.id === mark.id);
  const list = goesOn ? last.list : paragraph.ownerDocument.createElement(mark.kind);
  if (!goesOn) {
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
type ItemMark = { level: number; kind: 'ul' | 'ol'; start: number; id: string };

const numberSign = /^\(?(?:(\d{1,3})(?:\.\d{1,3})*[.)º°–-]*|(?:[a-z]|[ivxlc]{1,6})[.)]+)$/i;
const bulletText = /^[\s\u00a0]*[•·▪◦‣●○■\uf0b7\uf0a7][\s\u00a0]+/;
const numberText = /^[\s\u00a0]*(\(?(?:\d{1,3}|[a-z])[.)])[\s\u00a0]{2,}/i;

/**
 * Reads and removes Word's marks of a list item. 'goesOn' = the paragraph continues the previous item; null = no list
 * item. The number of a heading stays as text.
 */
function markOf(paragraph: Element): ItemMark | 'goesOn' | null {
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
