/** What a press has done while its island's script is on its way. */
interface Early {
  /** Where it is said that the script did not come. */
  place: Element;
  /** False = its person has gone on since: the island is not told of the press. */
  isWanted(): boolean;
  /** Leaves the page as the server rendered it, for React to find. */
  undo?(): void;
  /** Takes back what it promised: the script did not come. */
  giveUp?(): void;
}

/** Does at once what a press asks for, where that needs no script of the island; undefined = it has to wait. */
export const actEarly = (island: HTMLElement, target: Element): Early | undefined =>
  openWindow(island, target) ?? turnPassword(target) ?? tellMissing(target) ?? showBusy(target);

/** Opens the window of an island whose content stands in the page (Modal, `isEarly`). */
function openWindow(island: HTMLElement, target: Element): Early | undefined {
  const early = island.querySelector<HTMLDialogElement>('dialog[data-early]');
  if (early === null || early.contains(target)) return undefined;
  if (!early.open) early.showModal();
  early.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  return { place: early.firstElementChild ?? early, isWanted: () => early.open };
}

/** Shows or hides what is written in a PasswordField; `data-turns` is the button's other word. */
function turnPassword(target: Element): Early | undefined {
  const button = target.closest<HTMLElement>('[data-turns]');
  const field = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (button === null || !(field instanceof HTMLInputElement)) return undefined;
  const turn = () => {
    const word = button.textContent;
    const other = button.dataset['turns'] ?? '';
    button.setAttribute('aria-label', button.getAttribute('aria-label')?.replace(word, other) ?? other);
    button.textContent = other;
    button.dataset['turns'] = word;
    field.type = field.type === 'text' ? 'password' : 'text';
  };
  turn();
  return { place: button, isWanted: () => true, undo: turn };
}

/** A button whose press takes its time (`data-slow`) shows at once that it was pressed. */
function showBusy(target: Element): Early | undefined {
  const button = target.closest('button[data-slow]:not([aria-disabled])');
  if (button === null) return undefined;
  const states = ['aria-busy', 'aria-disabled'];
  for (const state of states) button.setAttribute(state, 'true');
  const undo = () => {
    for (const state of states) button.removeAttribute(state);
  };
  return { place: button.parentElement ?? button, isWanted: () => true, undo, giveUp: undo };
}

/** Marks the empty fields without which a form is not sent, in the words that it will have for them (useForm, `isEarly`). */
function tellMissing(target: Element): Early | undefined {
  const form = target.closest<HTMLButtonElement>('[type=submit]')?.form;
  const sentences: Record<string, string> = JSON.parse(form?.dataset['missing'] ?? '{}');
  const marks = [...(form?.elements ?? [])].flatMap((field) => {
    const { name, value, labels } = field as HTMLInputElement;
    const sentence = sentences[name];
    const beside = labels?.[0]?.parentElement;
    if (
      sentence === undefined ||
      value.trim() !== '' ||
      field.getAttribute('aria-invalid') === 'true' ||
      !beside
    )
      return [];
    const note = document.createElement('span');
    note.dataset['early'] = '';
    note.textContent = sentence;
    const before = field.getAttribute('aria-invalid');
    field.setAttribute('aria-invalid', 'true');
    [...beside.children].find((part) => part.contains(field))?.after(note);
    return { field, before, note };
  });
  if (!form || marks.length === 0) return undefined;
  let isWanted = true;
  const go = () => {
    isWanted = false;
  };
  form.addEventListener('input', go, { once: true });
  const undo = () => {
    for (const { field, before, note } of marks) {
      if (before === null) field.removeAttribute('aria-invalid');
      else field.setAttribute('aria-invalid', before);
      note.remove();
    }
  };
  return { place: form, isWanted: () => isWanted, undo };
}

/** Shows once that a part of the page could not be loaded, in its place. */
export function showOffline(island: HTMLElement, place: Element): void {
  if (island.querySelector('[data-offline]') !== null) return;
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.dataset['offline'] = '';
  note.textContent = navigator.onLine
    ? 'No pudimos cargar esta parte: quizá el portal se acaba de actualizar. Recarga la página.'
    : 'No hay conexión. Revisa tu internet y vuelve a pulsar.';
  place.append(note);
}
