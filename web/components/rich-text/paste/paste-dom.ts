export const blockNames =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table, figure, figcaption, img, div, section, article, ' +
  'header, footer, main, aside, address, center, fieldset, details, summary, dl, dt, dd, form';

/** The styles of an element that were set aside, by property, in lower case. */
export function cssOf(element: Element): Record<string, string> {
  const pairs = (element.getAttribute('data-css') ?? '').split(';').map((pair) => {
    const colon = pair.indexOf(':');
    return [
      pair.slice(0, colon).trim().toLowerCase(),
      pair
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    ] as const;
  });
  return Object.fromEntries(pairs);
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of element.getAttributeNames())
    renamed.setAttribute(attribute, element.getAttribute(attribute) ?? '');
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function textsIn(root: Node): Text[] {
  return [...root.childNodes].flatMap((child) =>
    child.nodeType === 3 ? [child as Text] : child.nodeType === 1 ? textsIn(child) : [],
  );
}

export const isBlank = (node: Node): boolean =>
  node.nodeType === 8 || (node.nodeType === 3 && (node.textContent ?? '').trim() === '');
