type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what is written, ticked or chosen in a place before it can hear it. The returned function stops that and says
 * each change once more, as its writer left it: on a slow phone nobody writes in vain.
 */
export function replayChanges(place: Document | Element): () => void {
  const changed = new Map<Field, string | boolean>();
  const note = ({ target }: Event) => {
    if (!isField(target)) return;
    changed.delete(target); // the last one comes last
    changed.set(target, isTicked(target) ? target.checked : target.value);
  };
  place.addEventListener('input', note, { capture: true });
  return () => {
    place.removeEventListener('input', note, { capture: true });
    for (const [field, left] of changed) if (field.isConnected) sayAgain(field, left);
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

function sayAgain(field: Field, left: string | boolean): void {
  if (isTicked(field)) {
    field.checked = left !== true;
    field.click(); // ticks it again and says so
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = String(left);
  else if (field.type !== 'file') writeAgain(field, String(left));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * React hears a text only where it differs from the last one that was set on the element itself, which is where it
 * listens. So the text it started from is set there, and what was written in the way a browser does it.
 */
function writeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = field.defaultValue;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  write?.call(field, text);
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
}
