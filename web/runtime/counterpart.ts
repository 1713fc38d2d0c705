/**
 * Finds an element again in a part of the page that may be rendered anew: React replaces what it cannot take over.
 * The returned function gives the element, or the one that stands where it stood.
 */
export function counterpartIn<Found extends Element>(place: Document | Element, element: Found): () => Found {
  const alike = () => [...place.querySelectorAll<Found>(element.localName)];
  const before = alike();
  const at = before.indexOf(element);
  const name = element.getAttribute('name');
  return () => {
    if (element.isConnected) return element;
    const now = alike();
    const found = now[at];
    return found !== undefined && now.length === before.length && found.getAttribute('name') === name
      ? found
      : element;
  };
}
