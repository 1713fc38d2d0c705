/**
 * Opens the window of an island that is triggered from elsewhere, if its content stands in the page: one types at once,
 * while React is still on its way. Undefined = there is none.
 */
export function openEarly(island: HTMLElement, target: Element): HTMLDialogElement | undefined {
  const early = island.querySelector<HTMLDialogElement>('dialog[data-early]');
  if (early === null || island.contains(target)) return undefined;
  if (!early.open) early.showModal();
  early.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  return early;
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
