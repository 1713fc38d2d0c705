const sources = new Set<() => boolean>();

/** Registers a page's answer to "is something here not sent yet?"; returns how to take it back. */
export function watchUnsentWork(hasSome: () => boolean): () => void {
  sources.add(hasSome);
  return () => void sources.delete(hasSome);
}

/** Whether answers or text of this page are still on their way: signing out says so first. */
export function hasUnsentWork(): boolean {
  return [...sources].some((hasSome) => hasSome());
}
