import { counterpartIn } from './counterpart.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records text, checked boxes and choices until `place` is told that it is 'hydrating', also those from before this script
 * came. The returned function replays each with its last value: on a slow phone no input is lost. React itself hears what
 * is changed first after that: replayed, it would tick a box back. Hydrating may take a second, in which people go on
 * typing and to the next field: what they did last counts.
 */
export function replayChanges(place: Document | Element): () => void {
  const changed = new Map<Field, { left: string | boolean; find: () => Field }>();
  const note = ({ target }: { target: EventTarget | null }) => {
    if (!isField(target)) return;
    const find = changed.get(target)?.find ?? counterpartIn(place, target);
    changed.delete(target); // the last change comes last
    changed.set(target, { left: contentOf(target), find });
  };
  /** Keeps the last value of a field that has to be replayed anyway. */
  const noteAgain = ({ target }: Event) => {
    const known = [...changed.values()].find(({ find }) => find() === target);
    if (known !== undefined && isField(target)) known.left = contentOf(target);
  };
  for (const field of place.querySelectorAll('input, textarea, select'))
    if (isField(field) && hasChanged(field)) note({ target: field });
  let findFocused = () => document.activeElement;
  const goOn = () => {
    place.removeEventListener('input', note, { capture: true });
    place.addEventListener('input', noteAgain, { capture: true });
    const focused = document.activeElement;
    if (isField(focused) && place.contains(focused)) findFocused = counterpartIn(place, focused);
  };
  place.addEventListener('input', note, { capture: true });
  place.addEventListener('hydrating', goOn, { once: true });
  return () => {
    for (const each of [note, noteAgain]) place.removeEventListener('input', each, { capture: true });
    const focused = findFocused();
    if (isField(focused) && focused.isConnected && hasLostFocus()) focused.focus();
    for (const { left, find } of changed.values()) {
      const field = find();
      if (field.isConnected) replayChange(field, left);
    }
  };
}

/** True if no element has the focus: the one that had it was replaced. Who went to another field stays there. */
const hasLostFocus = () => document.activeElement === null || document.activeElement === document.body;

const contentOf = (field: Field): string | boolean => (isChecked(field) ? field.checked : field.value);

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
