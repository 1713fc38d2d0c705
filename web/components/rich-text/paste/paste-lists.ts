import { blockNames, isBlank, rename } from './paste-dom.ts';
import { type ItemMark, markOf } from './paste-word-items.ts';

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
