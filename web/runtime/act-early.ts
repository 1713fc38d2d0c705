/** The effect of a press that came before its island's script. */
interface Early {
  /** The element that gets the note if the script fails to load. */
  place: Element;
  /** False if the user has moved on since: the press is not replayed. */
  isWanted(): boolean;
  /** Restores the server's HTML before hydration. */
  undo?(): void;
  /** Reverts the effect if the script fails to load. */
  giveUp?(): void;
}

/** Handles a press at once where that needs no script of the island; undefined = the press has to wait. */
export const actEarly = (island: HTMLElement, target: Element): Early | undefined =>
  openWindow(island, target) ?? turnPassword(target) ?? tellMissing(target) ?? showBusy(target);

/** Opens the dialog of an island whose content is in the page already (Modal, `isEarly`). */
function openWindow(island: HTMLElement, target: Element): Early | undefined {
  const early = island.querySelector<HTMLDialogElement>('dialog[data-early]');
  if (early === null || early.contains(target)) return undefined;
  if (!early.open) early.showModal();
  early.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  return { place: early.firstElementChild ?? early, isWanted: () => early.open };
}

/** Shows or hides the password in a PasswordField; `data-turns` holds the button's other label. */
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

/** Marks a slow button (`data-slow`) as busy. */
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

/** Marks the empty required fields of a form with the form's own messages (useForm, `isEarly`). */
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

/** Shows, once, that a part of the page could not be loaded. */
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
