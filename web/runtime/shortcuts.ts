/**
 * Ctrl+S (⌘S) saves the form with unsaved changes, '/' goes to the search field. Neither works in an exam, which has no
 * frame.
 */
export function takeShortcuts(): void {
  if (document.querySelector('[data-framed]') === null) return;
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (altKey || event.isComposing) return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 's' && !event.shiftKey) save(event);
    else if (key === '/' && !ctrlKey && !metaKey && !isTyping(event.target)) search(event);
  });
}

/** The form with changes in the window on top; without a window that of the page. */
function save(event: KeyboardEvent): void {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const form = place.querySelector<HTMLFormElement>('form[data-unsaved]');
  if (form === null) return;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function search(event: KeyboardEvent): void {
  if (document.querySelector('dialog[open]') !== null) return;
  const seen = ['main input[type=search]', '[data-search-open]']
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility());
  if (seen === undefined) return;
  event.preventDefault();
  const field = seen.matches('form') ? seen.querySelector('input') : seen.matches('input') ? seen : null;
  if (field === null) seen.click();
  else field.focus();
}
