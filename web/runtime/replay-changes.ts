type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records text, checked boxes and choices before `place` is hydrated. The returned function stops recording
 * and replays each change with its last value: on a slow phone no input is lost.
 */
export function replayChanges(place: Document | Element): () => void {
  const changed = new Map<Field, string | boolean>();
  const note = ({ target }: Event) => {
    if (!isField(target)) return;
    changed.delete(target); // the last change comes last
    changed.set(target, isChecked(target) ? target.checked : target.value);
  };
  place.addEventListener('input', note, { capture: true });
  return () => {
    place.removeEventListener('input', note, { capture: true });
    for (const [field, left] of changed) if (field.isConnected) replayChange(field, left);
  };
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

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
