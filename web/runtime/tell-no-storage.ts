/** The note of a page for browsers that cannot store a sign-in; initially hidden. */
export const noStorageId = 'sin-almacenamiento';

function hasStorage(): boolean {
  try {
    localStorage.setItem('portal.check', '1');
    localStorage.removeItem('portal.check');
    return true;
  } catch {
    return false; // too old, or switched off
  }
}

/** Shows the note if the page has one and the browser stores nothing (spec 2.9). */
export function tellNoStorage(): void {
  const note = document.getElementById(noStorageId);
  if (note !== null && !hasStorage()) note.hidden = false;
}
