import { deviceStorage } from '../lib/safe-storage.ts';

/** The note of a page for browsers that cannot store a sign-in; initially hidden. */
export const noStorageId = 'sin-almacenamiento';

const probe = 'portal.check';

/** Shows the note if the page has one and the browser stores nothing (spec 2.9). */
export function tellNoStorage(): void {
  const note = document.getElementById(noStorageId);
  if (note === null) return;
  note.hidden = deviceStorage.write(probe, '1');
  deviceStorage.forget(probe);
}
