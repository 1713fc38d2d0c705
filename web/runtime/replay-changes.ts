type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records text, checked boxes and choices until `place` is told that it is 'hydrating', also those from before this script
 * came. The returned function replays each with its last value: on a slow phone no input is lost. A change after that is
 * React's own: replayed, it would tick a box back.
 */
export function replayChanges(place: Document | Element): () => void {
  const changed = new Map<Field, string | boolean>();
  const note = ({ target }: { target: EventTarget | null }) => {
    if (!isField(target)) return;
    changed.delete(target); // the last change comes last
    changed.set(target, isChecked(target) ? target.checked : target.value);
  };
  for (const field of place.querySelectorAll('input, textarea, select'))
    if (isField(field) && hasChanged(field)) note({ target: field });
  const stop = () => place.removeEventListener('input', note, { capture: true });
  place.addEventListener('input', note, { capture: true });
  place.addEventListener('hydrating', stop, { once: true });
  return () => {
    stop();
    for (const [field, left] of changed) if (field.isConnected) replayChange(field, left);
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** True if a field holds something else than the server's HTML gave it. */
function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex((option) => option.defaultSelected),
      )
    );
  if (isChecked(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  if (field.type === 'file' || field.type === 'hidden') return false;
  return field.value !== field.defaultValue;
}

function replayChange(field: Field, left: string | boolean): void {
  if (isChecked(field)) {
    field.checked = left !== true;
    field.click(); // checks it again and fires its events
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = String(left);
  else if (field.type !== 'file') replayText(field, String(left));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * React ignores a value equal to the last one set through the element's own property, which React intercepts.
 * So the initial value is set there, and the written text through the prototype, as the browser does.
 */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = field.defaultValue;
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  write?.call(field, text);
  if (start !== null && document.activeElement === field) field.setSelectionRange(start, end);
}
