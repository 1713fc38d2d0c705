/**
 * Changes elements of a page that sleeps, and leaves them as the server rendered them once React comes: the same elements,
 * so that focus and place stay.
 */
export function keepServed(place: HTMLElement) {
  const served = new Map<Element, { html: string; attributes: [string, string][] }>();
  place.addEventListener('hydrating', undo, { once: true });

  function undo(): void {
    for (const [element, { html, attributes }] of served) {
      if (element.innerHTML !== html) element.innerHTML = html;
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
    }
  }

  /** The elements that a selector finds, to be changed. */
  return (selector: string, within: ParentNode = place): HTMLElement[] => {
    const found = [...within.querySelectorAll<HTMLElement>(selector)];
    for (const element of found) {
      if (served.has(element)) continue;
      const attributes = [...element.attributes].map(({ name, value }): [string, string] => [name, value]);
      served.set(element, { html: element.innerHTML, attributes });
    }
    return found;
  };
}

export type Changeable = ReturnType<typeof keepServed>;
