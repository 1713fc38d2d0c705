import { isPressed, takeEarlyChanges } from './early-changes.ts';

/**
 * Translators of browsers put each text of a page into `<font>` elements of their own. React keeps the texts that it
 * made and would fail, and take the whole screen away, at the first one that is no longer where it was.
 */

/** The element that a translator put in the place of a text, and the other way round. */
const standIns = new WeakMap<Node, Element>();
const originals = new WeakMap<Element, Text>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

let isTolerant = false;

/** Lets React remove, move and write texts whose place a translator took. Must run before React changes the page. */
export function tolerateForeignNodes(): void {
  if (isTolerant) return;
  isTolerant = true;
  const { removeChild, insertBefore } = Node.prototype;
  note(takeEarlyChanges());
  const watch = new MutationObserver(note);
  watch.observe(document.documentElement, { childList: true, subtree: true });

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    note(watch.takeRecords());
    const stand = standIns.get(child);
    const inside = child.parentNode;
    if (inside !== null && this.contains(child)) {
      removeChild.call(inside, child);
      dropEmpty(inside, this);
    } else if (stand?.parentNode === this) removeChild.call(this, stand);
    else if (!(child instanceof Text)) removeChild.call(this, child); // a fault of our own: it throws
    return child;
  };

  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    if (before === null || before.parentNode === this) return insertBefore.call(this, added, before) as Added;
    note(watch.takeRecords());
    const place = childAround(this, before) ?? childAround(this, standIns.get(before));
    if (place === undefined && !(before instanceof Text))
      return insertBefore.call(this, added, before) as Added;
    return insertBefore.call(this, added, place ?? null) as Added;
  };
}

/** The child of a parent that is the node or holds it. */
function childAround(parent: Node, node: Node | undefined): Node | undefined {
  let around: Node | null | undefined = node;
  while (around && around.parentNode !== parent) around = around.parentNode;
  return around ?? undefined;
}

/** Removes the elements of a translator that hold nothing any more. */
function dropEmpty(from: Node, until: Node): void {
  let empty: Node | null = from;
  while (empty !== until && isFont(empty) && empty.firstChild === null) {
    const around: Node | null = empty.parentNode;
    empty.remove();
    empty = around;
  }
}

/** Remembers which element came in the place of which text: both at once, or one beside the other. */
function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue;
      const stand = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (stand === undefined || originals.has(stand)) continue;
      standIns.set(text, stand);
      originals.set(stand, text);
      showWhatIsWritten(text);
    }
}

/** Puts a text back, to be translated anew, once it is written to. */
function showWhatIsWritten(text: Text): void {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set(value: string) {
      text.data = value;
      const stand = standIns.get(text);
      if (stand === undefined || stand.contains(text)) return;
      standIns.delete(text);
      originals.delete(stand);
      stand.replaceWith(text);
    },
  });
}

/** Waits until no press is going on: of a button whose text is replaced under the finger no click would come. */
const released = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isPressed()) return resolve();
    const end = () => setTimeout(resolve); // the click comes first
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, end, { capture: true, once: true });
  });

/** Resolves once a part of the page can be given its own texts; at once where no translator was. */
export const ready = (place: Element): Promise<void> | undefined =>
  place.querySelector('font') === null ? undefined : released();

/** Gives a part of the page the texts that the server sent, as React must find them when it takes over. */
export function restoreTexts(place: Element): void {
  for (const font of place.querySelectorAll('font')) {
    const text = originals.get(font);
    if (text !== undefined && !font.contains(text)) font.replaceWith(text);
    else font.replaceWith(...font.childNodes);
  }
}
